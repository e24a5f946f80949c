// Figures a run shows at its end: one line each in the file that LUDUS_FIGURES names.
import { appendFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

/** Says a figure, and keeps it for the end of the run. */
export function figure(name, value) {
  const line = `${name}: ${value}`;
  console.log(line);
  if (process.env.LUDUS_FIGURES) appendFileSync(process.env.LUDUS_FIGURES, `${line}\n`);
}

/** 1234567 as "1 234 567". */
export const thousands = (number) => String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, " ");
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Bytes over the wire with Brotli at its best. */
export const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;
