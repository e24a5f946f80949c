// A library, as site/lib/wasm-assets.mjs writes it.
export function encode(
  text: string,
  options: { border: number; ecc: "L" | "M" },
): { size: number; data: boolean[][] };
