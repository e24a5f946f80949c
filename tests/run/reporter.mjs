// What a test file of node:test does, as JSON lines, each written as it happens: so the run counts by itself, and a file that is
// ended half-way has said which test it was in.
export default async function* reporter(events) {
  for await (const { type, data } of events) {
    if (!/^test:(dequeue|start|pass|fail|plan)$/.test(type)) continue;
    const { name, nesting, file, line, count, skip, todo, details } = data;
    const error = details?.error;
    yield `${JSON.stringify({
      type: type.slice(5),
      name,
      nesting,
      file,
      line,
      count,
      skip,
      todo,
      suite: details?.type === "suite",
      seconds: (details?.duration_ms ?? 0) / 1000,
      ...(type === "test:fail"
        ? {
            error: String(
              error?.cause?.stack ?? error?.cause?.message ?? error?.cause ?? error?.stack ?? error,
            ),
          }
        : {}),
    })}\n`;
  }
}
