/**
 * @param description - Markdown
 * @returns its first sentence in Markdown; more where that would be cut in the middle of something: the whole
 *   paragraph where the end of the sentence stands in code, and everything where code stands by itself
 */
export function firstSentence(description: string | null | undefined): string | undefined {
  const text = description?.trim();
  if (!text) return undefined;
  if (/^(?:```|~~~)/.test(text)) return text;
  const paragraph = (text.split(/\n\s*\n/)[0] ?? text).replace(/^#+\s+/, '');
  if (/^(?:[>|*+-]|\d+\.)/.test(paragraph)) return paragraph;
  const sentence = /^[\s\S]*?(?<!\b(?:e\.g|i\.e|etc))[.!?](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph;
  const isWhole = (sentence.match(/`/g) ?? []).length % 2 === 0;
  return isWhole ? sentence : paragraph;
}
