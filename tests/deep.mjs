/** Whether the long tests were asked for: tests/run.sh --deep. */
export const deep = process.env.LUDUS_DEEP === "1";
