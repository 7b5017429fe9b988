import {escapeHtml} from '@paydocs/core/html';

/** Narrow characters. Widths are fractions of the font size, rounded up because readers' fonts differ. */
const NARROW_CHARACTER = /[ijltfrI.,:;|!'()[\]/\s-]/;
const EXTRA_WIDE_CHARACTER = /[mwMW@%…—]/;
const WIDE_CHARACTER = /[A-Z0-9_{}&+=<>#$€?]/;

/** Returns the approximate width of a text in pixels, at a font size in pixels. */
export function getTextWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) {
    if (NARROW_CHARACTER.test(character)) width += 0.36;
    else if (EXTRA_WIDE_CHARACTER.test(character)) width += 0.92;
    else width += WIDE_CHARACTER.test(character) ? 0.68 : 0.57;
  }
  return Math.ceil(width * size);
}

/** Returns the approximate width of the widest line in pixels. */
export function getMaxWidth(lines: readonly string[], size: number): number {
  return Math.max(0, ...lines.map((line) => getTextWidth(line, size)));
}

/**
 * Wraps text between words and at `<br>`.
 *
 * @param text - a label
 * @param limit - maximum width of lines in pixels; a longer word gets a line to itself
 * @param size - font size in pixels
 * @returns the lines, of about the same length
 */
export function wrapText(text: string, limit: number, size: number): string[] {
  return text.split(/\s*<br\s*\/?>\s*/i).flatMap((part) => {
    const count = Math.ceil(getTextWidth(part, size) / limit);
    if (count <= 1) return [part];
    // Lines of equal length look better than a full line and a short one.
    const even = wrapGreedily(part, Math.max(limit * 0.6, (getTextWidth(part, size) / count) * 1.15), size);
    return even.length <= count ? even : wrapGreedily(part, limit, size);
  });
}

function wrapGreedily(text: string, limit: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && getTextWidth(`${last} ${word}`, size) <= limit)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * Renders lines of text.
 *
 * @param lines - lines of a label
 * @param x - start or center of the lines in pixels, depending on `text-anchor`
 * @param y - baseline of the first line in pixels
 * @param leading - distance between baselines in pixels
 * @param attributes - additional attributes of the element, with a leading space
 * @returns the SVG `text` element
 */
export function renderText(lines: readonly string[], x: number, y: number, leading: number, attributes = ''): string {
  const [first = '', ...others] = lines;
  const rest = others.map((line) => `<tspan x="${roundCoordinate(x)}" dy="${leading}">${escapeHtml(line)}</tspan>`);
  return `<text x="${roundCoordinate(x)}" y="${roundCoordinate(y)}"${attributes}>${escapeHtml(first)}${rest.join('')}</text>`;
}

/** Rounds a coordinate to one decimal place. */
export function roundCoordinate(value: number): number {
  return Math.round(value * 10) / 10;
}
