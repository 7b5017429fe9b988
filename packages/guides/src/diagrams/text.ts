/** Widths of characters as parts of the size of the type, rounded up: fonts differ from reader to reader. */
const NARROW = /[ijltfrI.,:;|!'()[\]/\s-]/;
const WIDE = /[mwMW@%…—]/;
const CAPITAL = /[A-Z0-9_{}&+=<>#$€?]/;

/** @returns about how wide a text is, in pixels */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const sign of text) {
    if (NARROW.test(sign)) width += 0.36;
    else if (WIDE.test(sign)) width += 0.92;
    else width += CAPITAL.test(sign) ? 0.68 : 0.57;
  }
  return Math.ceil(width * size);
}

/** @returns the width of the widest of several lines */
export function widest(lines: readonly string[], size: number): number {
  return Math.max(0, ...lines.map((line) => textWidth(line, size)));
}

/**
 * Breaks a text between words. `<br>` breaks it too.
 *
 * @param text - a label
 * @param limit - the width that lines should keep, in pixels; a longer word stands alone
 * @param size - the size of the type
 * @returns its lines, of about the same length
 */
export function wrap(text: string, limit: number, size: number): string[] {
  return text.split(/\s*<br\s*\/?>\s*/i).flatMap((part) => {
    const count = Math.ceil(textWidth(part, size) / limit);
    if (count <= 1) return [part];
    // Lines of equal length look better than a full one and a rest.
    const even = fill(part, Math.max(limit * 0.6, (textWidth(part, size) / count) * 1.15), size);
    return even.length <= count ? even : fill(part, limit, size);
  });
}

function fill(text: string, limit: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= limit) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * @param lines - of a label
 * @param x - where they begin, or their middle: the attribute `text-anchor` says
 * @param y - the base line of the first one
 * @param leading - from base line to base line
 * @param attributes - others of the element, with a space before them
 * @returns the element of SVG
 */
export function textElement(lines: readonly string[], x: number, y: number, leading: number, attributes = ''): string {
  const [first = '', ...others] = lines;
  const rest = others.map((line) => `<tspan x="${round(x)}" dy="${leading}">${escapeHtml(line)}</tspan>`);
  return `<text x="${round(x)}" y="${round(y)}"${attributes}>${escapeHtml(first)}${rest.join('')}</text>`;
}

/** @returns the text with what HTML gives a meaning written as entities */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** @returns a coordinate with at most one digit after the point */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
