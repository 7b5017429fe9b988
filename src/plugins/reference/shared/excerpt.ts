const LIMIT = 160;

/**
 * The start of a description as plain text, for a page's meta description.
 *
 * @param markdown - a description as a specification holds it
 * @returns its first paragraph without markup, at most 160 characters, cut after a sentence or a word
 */
export function excerpt(markdown: string): string {
  const paragraph = markdown.trim().split(/\n\s*\n/)[0] ?? '';
  const text = paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= LIMIT) {
    return text;
  }
  const start = text.slice(0, LIMIT);
  const sentence = start.lastIndexOf('. ');
  return sentence > LIMIT / 2 ? start.slice(0, sentence + 1) : `${start.slice(0, start.lastIndexOf(' ', LIMIT - 1))}…`;
}
