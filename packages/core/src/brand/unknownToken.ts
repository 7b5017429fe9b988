import leven from 'leven';

/** How a brace is shown as it is: by a backslash in Markdown and code, by a character reference in a tag. */
export type BraceEscape = 'backslash' | 'reference';

const CURES: Record<BraceEscape, string> = {
  backslash: 'To show these characters as they are, put a backslash before the brace.',
  reference: 'To show these characters as they are, write &#123; for the brace: in a tag, a backslash stays visible.',
};

/**
 * @param written - what stands there, with its braces
 * @param names - the known tokens, without braces
 * @param escape - how a brace is shown as it is at this place
 * @returns the message: what is wrong, the nearest token, and how to write a literal brace
 */
export function unknownToken(written: string, names: readonly string[], escape: BraceEscape = 'backslash'): string {
  const nearest = nearestToken(written.replace(/[{}\s]/g, ''), names);
  const cure =
    nearest === undefined
      ? `Valid tokens: ${names.map((name) => `{${name}}`).join(', ')}.`
      : `Did you mean {${nearest}}?`;
  return `unknown brand token ${written}. ${cure} ${CURES[escape]}`;
}

/** The token that a word is most like, as a whole or by what stands after the dot: `apiUrl`, `product_slug`. */
function nearestToken(word: string, names: readonly string[]): string | undefined {
  const wanted = plain(word);
  const limit = Math.max(1, Math.min(3, Math.floor(wanted.length / 3)));
  const distance = (name: string): number =>
    Math.min(...[name, name.split('.').at(-1) ?? name].map((text) => leven(wanted, plain(text))));
  const [nearest] = [...names].sort((a, b) => distance(a) - distance(b));
  return nearest !== undefined && distance(nearest) <= limit ? nearest : undefined;
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
