/** What the words after `mermaid` or `screen` say. */
export interface DiagramWords {
  alt: string;
  title?: string;
}

const WORD = /([\w-]+)=(?:"([^"]*)"|'([^']*)')(?=\s|$)|(\S+)/g;
const SHORTEST = 20;

/**
 * @param meta - the words after the language
 * @param language - of the drawing
 * @returns what they say, and what is wrong with them
 */
export function readWords(meta: string, language = 'mermaid'): {words: DiagramWords; problems: string[]} {
  const words: DiagramWords = {alt: ''};
  const problems: string[] = [];
  for (const [word, key, double, single] of meta.matchAll(WORD)) {
    const text = (double ?? single ?? '').trim();
    if (key === 'alt') words.alt = text;
    else if (key === 'title') {
      if (text === '') problems.push('title has no value: add one, or delete the word');
      else words.title = text;
    } else problems.push(`"${word}" isn't valid after ${language}: write alt="…" and, optionally, title="…"`);
  }
  if (problems.length === 0 && words.alt.length < SHORTEST)
    problems.push(
      `the picture needs a text alternative with the same information, for readers who can't see it: \`\`\`${language} alt="The …"`,
    );
  return {words, problems};
}
