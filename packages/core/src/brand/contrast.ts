/**
 * Returns the relative luminance of a color (`#rrggbb`), from 0 (black) to 1 (white).
 *
 * @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Computes the contrast ratio of two colors.
 *
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 * @param one - color as `#rrggbb`
 * @param other - color as `#rrggbb`
 * @returns ratio from 1 (same color) to 21 (black on white)
 */
export function getContrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
