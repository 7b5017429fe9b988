/**
 * Returns the first sentence of a description, in Markdown; undefined if it's empty. To keep the Markdown valid, it
 * returns the whole paragraph if the sentence would end inside inline code, and the whole description if it starts with
 * a code block.
 *
 * @param description - Markdown
 */
export function getFirstSentence(description: string | null | undefined): string | undefined {
  const text = description?.trim();
  if (!text) return undefined;
  if (/^(?:```|~~~)/.test(text)) return text;
  const paragraph = (text.split(/\n\s*\n/)[0] ?? text).replace(/^#+\s+/, '');
  if (/^(?:[>|*+-]|\d+\.)/.test(paragraph)) return paragraph;
  const sentence = /^[\s\S]*?(?<!\b(?:e\.g|i\.e|etc))[.!?](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph;
  const isWhole = (sentence.match(/`/g) ?? []).length % 2 === 0;
  return isWhole ? sentence : paragraph;
}
