/** The colors of a card: those of the dark top of the home page. */
export type Rgb = readonly [red: number, green: number, blue: number];

const BLACK: Rgb = [5, 9, 11];

/**
 * @param color - `#rrggbb`
 */
export const rgbOf = (color: string): Rgb => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)) as never;

/**
 * @param share - of the second color, from 0 to 1
 * @returns both colors mixed
 */
export const mix = (one: Rgb, other: Rgb, share: number): Rgb =>
  one.map((value, at) => Math.round(value + (other[at]! - value) * share)) as never;

export const cssOf = ([red, green, blue]: Rgb): string => `rgb(${red},${green},${blue})`;

/**
 * @param accent - the brand's, on light pages and on dark ones
 * @returns the background, and what stands on it
 */
export function colorsOf(accent: {light: string; dark: string}): Record<'ink' | 'text' | 'muted' | 'accent', Rgb> {
  const ink = mix(BLACK, rgbOf(accent.light), 0.24);
  return {ink, text: rgbOf('#f4f8f7'), muted: rgbOf('#c3d0cd'), accent: rgbOf(accent.dark)};
}
