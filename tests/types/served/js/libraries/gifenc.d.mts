// A library, as site/lib/wasm-assets.mjs writes it.
type Palette = number[][];
export function GIFEncoder(): {
  writeFrame(
    index: Uint8Array,
    width: number,
    height: number,
    options: {
      palette?: Palette;
      transparent: boolean;
      transparentIndex: number;
      dispose: number;
      delay: number;
    },
  ): void;
  finish(): void;
  bytes(): Uint8Array<ArrayBuffer>;
};
export function quantize(data: Uint8ClampedArray, most: number): Palette;
export function applyPalette(data: Uint8ClampedArray, palette: Palette): Uint8Array;
