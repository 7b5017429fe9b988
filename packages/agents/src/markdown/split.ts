/** Splits long pages into parts, because many programs truncate long input. */

/** Maximum number of characters in a file. */
export const MAX_FILE_CHARACTERS = 50_000;

/** Patterns for positions at which Markdown can be split, the best first: sections, list items, blocks, and lines. */
const SPLIT_PATTERNS = [
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
 * Splits Markdown at the best possible positions. Joined, the parts equal the input.
 *
 * @param text - Markdown to split
 * @param maxCharacters - maximum number of characters in a part
 */
export function splitMarkdown(text: string, maxCharacters: number): string[] {
  return mergeParts(splitIntoParts(text, maxCharacters, SPLIT_PATTERNS), maxCharacters);
}

function splitIntoParts(text: string, maxCharacters: number, [cut, ...others]: readonly RegExp[]): string[] {
  if (text.length <= maxCharacters) return [text];
  // No position is left: a single line is too long.
  if (cut === undefined) return text.match(new RegExp(`[^]{1,${maxCharacters}}`, 'g')) ?? [];
  return rejoinCodeBlocks(text.split(cut)).flatMap((piece) => splitIntoParts(piece, maxCharacters, others));
}

/** Joins pieces that were split inside a code block. */
function rejoinCodeBlocks(parts: readonly string[]): string[] {
  const result: string[] = [];
  let openFence: string | undefined;
  for (const part of parts) {
    if (openFence === undefined) result.push(part);
    else result.push(`${result.pop() ?? ''}${part}`);
    for (const [, fence = ''] of part.matchAll(/^ *(?:- )?(`{3,})/gm)) {
      if (openFence === undefined) openFence = fence;
      else if (fence.length >= openFence.length) openFence = undefined;
    }
  }
  return result;
}

function mergeParts(parts: readonly string[], maxCharacters: number): string[] {
  const result: string[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last !== undefined && last.length + part.length <= maxCharacters) result.push(`${result.pop()}${part}`);
    else result.push(part);
  }
  return result;
}
