/** A sentence, or a table row, whose columns form one statement. */
export interface Statement {
  line: number;
  text: string;
  /** Inline code in order of appearance. */
  codes: string[];
}

/**
 * Splits a page into statements.
 *
 * @param text - content of the page
 * @param isProse - function that checks whether a line, numbered from 1, is neither code nor front matter
 * @returns sentences and table rows
 */
export function splitStatements(text: string, isProse: (line: number) => boolean): Statement[] {
  return text.split('\n').flatMap((content, index) => {
    const line = index + 1;
    if (!isProse(line) || content.trim() === '') return [];
    const parts = splitSentences(content);
    return parts.map((part) => ({
      line,
      text: part,
      codes: [...part.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
    }));
  });
}

/**
 * Splits a line into sentences, which end before a capital letter. In a table row, the first sentences of all columns
 * form one statement, and further sentences are separate statements.
 */
function splitSentences(line: string): string[] {
  const split = (text: string): string[] => text.split(/(?<=[.!?;][)"*_]*)\s+(?=["*_([`]*[A-Z`])/);
  if (!/^\s*\|/.test(line)) return split(line);
  const columns = line.split(/(?<!\\)\|/).map(split);
  const first = columns.map(([sentence = '']) => sentence).join(' | ');
  return [first, ...columns.flatMap((sentences) => sentences.slice(1))];
}
