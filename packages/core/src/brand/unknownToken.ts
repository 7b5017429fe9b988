import leven from 'leven';

/** Ways to escape a brace: a backslash in Markdown and code, a character reference in a tag. */
export type BraceEscape = 'backslash' | 'reference';

const HINTS: Record<BraceEscape, string> = {
  backslash: 'To show these characters literally, put a backslash before the brace.',
  reference:
    'To show these characters literally, write &#123; instead of the brace. In a tag, a backslash stays visible.',
};

/**
 * Formats the message about an unknown token.
 *
 * @param written - token as written, with braces
 * @param names - known tokens, without braces
 * @param escape - how to escape a brace at this location
 * @returns message with the closest match, and how to write a literal brace
 */
export function formatUnknownTokenMessage(
  written: string,
  names: readonly string[],
  escape: BraceEscape = 'backslash',
): string {
  const closest = findClosestToken(written.replace(/[{}\s]/g, ''), names);
  const hint =
    closest === undefined
      ? `Valid tokens: ${names.map((name) => `{${name}}`).join(', ')}.`
      : `Did you mean {${closest}}?`;
  return `unknown brand token ${written}. ${hint} ${HINTS[escape]}`;
}

/**
 * Finds the token that is most similar to a word, in full or after its dot. Returns `undefined` if none is similar
 * enough.
 */
function findClosestToken(word: string, names: readonly string[]): string | undefined {
  const normalized = normalize(word);
  const limit = Math.max(1, Math.min(3, Math.floor(normalized.length / 3)));
  const getDistance = (name: string): number =>
    Math.min(...[name, name.split('.').at(-1) ?? name].map((text) => leven(normalized, normalize(text))));
  const [closest] = [...names].sort((a, b) => getDistance(a) - getDistance(b));
  return closest !== undefined && getDistance(closest) <= limit ? closest : undefined;
}

const normalize = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
