/** Reduces the colors of an image to a palette. */
import type {Rgb} from './colors';

/** A rendered image in RGBA, with four bytes per pixel. */
export interface RgbaImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/**
 * Reduces an image to its most frequent colors.
 *
 * @param image - an opaque image
 * @param maxColors - maximum number of colors
 * @returns the palette, the most frequent color first, and the palette index of each pixel's closest color
 */
export function quantize({pixels}: RgbaImage, maxColors: number): {palette: Rgb[]; pixels: Uint8Array} {
  const counts = new Map<number, number>();
  for (let index = 0; index < pixels.length; index += 4) {
    const color = getColorAt(pixels, index);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const colorsByCount = [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .map(([color]) => color);
  const palette = colorsByCount.slice(0, maxColors).map(toRgb);
  const indexes = new Map(
    colorsByCount.map((color, index) => [color, index < maxColors ? index : findClosestIndex(toRgb(color), palette)]),
  );
  const result = new Uint8Array(pixels.length / 4);
  for (let index = 0; index < result.length; index++) result[index] = indexes.get(getColorAt(pixels, index * 4))!;
  return {palette, pixels: result};
}

const getColorAt = (pixels: Uint8Array, offset: number): number =>
  (pixels[offset]! << 16) | (pixels[offset + 1]! << 8) | pixels[offset + 2]!;

const toRgb = (color: number): Rgb => [color >> 16, (color >> 8) & 255, color & 255];

function findClosestIndex(color: Rgb, palette: readonly Rgb[]): number {
  const distances = palette.map((each) =>
    each.reduce((sum, value, channel) => sum + (value - color[channel]!) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}
