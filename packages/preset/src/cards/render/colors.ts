/** A color, with channels from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const BLACK: Rgb = [5, 9, 11];

/**
 * Parses a hexadecimal color.
 *
 * @param color - color as `#rrggbb`
 * @returns the channels of the color
 */
const parseColor = (color: string): Rgb =>
  [1, 3, 5].map((index) => parseInt(color.slice(index, index + 2), 16)) as never;

/**
 * Mixes two colors.
 *
 * @param share - share of the second color, from 0 to 1
 */
export const mixColors = (one: Rgb, other: Rgb, share: number): Rgb =>
  one.map((value, channel) => Math.round(value + (other[channel]! - value) * share)) as never;

export const toCssColor = ([red, green, blue]: Rgb): string => `rgb(${red},${green},${blue})`;

/**
 * Returns the colors of cards, which match the dark top of the home page: the background `ink`, and colors on it.
 *
 * @param accent - accent colors of the brand as `#rrggbb`, for light and dark mode
 */
export function getCardColors(accent: {light: string; dark: string}): Record<'ink' | 'text' | 'muted' | 'accent', Rgb> {
  const ink = mixColors(BLACK, parseColor(accent.light), 0.24);
  return {ink, text: parseColor('#f4f8f7'), muted: parseColor('#c3d0cd'), accent: parseColor(accent.dark)};
}
