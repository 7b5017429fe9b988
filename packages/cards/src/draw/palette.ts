/** Pictures of many colors with a palette of few. */
import type {Rgb} from './colors';

/** A picture as its renderer gives it: four bytes a pixel, the last one its opacity. */
export interface Rendered {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/**
 * @param rendered - a picture without transparent parts
 * @param most - how many colors it may keep: those that most pixels have
 * @returns the palette, the most frequent color first, and each pixel's nearest place in it
 */
export function indexed({pixels}: Rendered, most: number): {palette: Rgb[]; pixels: Uint8Array} {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const color = colorAt(pixels, at);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([a, many], [b, few]) => few - many || a - b).map(([color]) => color);
  const palette = byCount.slice(0, most).map(rgb);
  const places = new Map(byCount.map((color, at) => [color, at < most ? at : nearest(rgb(color), palette)]));
  const result = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < result.length; at++) result[at] = places.get(colorAt(pixels, at * 4))!;
  return {palette, pixels: result};
}

const colorAt = (pixels: Uint8Array, at: number): number =>
  (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!;

const rgb = (color: number): Rgb => [color >> 16, (color >> 8) & 255, color & 255];

function nearest(color: Rgb, palette: readonly Rgb[]): number {
  const distances = palette.map((each) => each.reduce((sum, value, at) => sum + (value - color[at]!) ** 2, 0));
  return distances.indexOf(Math.min(...distances));
}
