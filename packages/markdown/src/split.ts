/** Long pages come in parts: many programs cut off what is too long for them. */

/** Characters of a file. */
export const MOST_CHARACTERS = 50_000;

/** Where a text may be cut, the best places first: sections, then items of a list, then blocks, then lines. */
const CUTS = [
  /(?<=\n)(?=## )/,
  /(?<=\n)(?=### )/,
  /(?<=\n)(?=#### )/,
  /(?<=\n)(?=- )/,
  /(?<=\n)(?= {2}- )/,
  /(?<=\n)(?= {4}- )/,
  /(?<=\n\n)/,
  /(?<=\n)/,
];

/**
 * @param text - Markdown
 * @param most - characters of a part
 * @returns the text in parts, cut where it hurts least; together they are the text
 */
export function split(text: string, most: number): string[] {
  return joined(pieces(text, most, CUTS), most);
}

function pieces(text: string, most: number, [cut, ...others]: readonly RegExp[]): string[] {
  if (text.length <= most) return [text];
  // Nothing is left to cut at: a line by itself is too long.
  if (cut === undefined) return text.match(new RegExp(`[^]{1,${most}}`, 'g')) ?? [];
  return outsideOfCode(text.split(cut)).flatMap((piece) => pieces(piece, most, others));
}

/** Puts blocks of code together again. */
function outsideOfCode(parts: readonly string[]): string[] {
  const found: string[] = [];
  let open: string | undefined;
  for (const part of parts) {
    if (open === undefined) found.push(part);
    else found.push(`${found.pop() ?? ''}${part}`);
    for (const [, marks = ''] of part.matchAll(/^ *(?:- )?(`{3,})/gm)) {
      if (open === undefined) open = marks;
      else if (marks.length >= open.length) open = undefined;
    }
  }
  return found;
}

function joined(parts: readonly string[], most: number): string[] {
  const found: string[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last !== undefined && last.length + part.length <= most) found.push(`${found.pop()}${part}`);
    else found.push(part);
  }
  return found;
}
