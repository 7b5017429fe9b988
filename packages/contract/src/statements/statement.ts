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
 * @param isProse - whether a line, by its number from 1, is neither code nor front matter
 * @returns sentences and table rows
 */
export function splitStatements(text: string, isProse: (line: number) => boolean): Statement[] {
  return text.split('\n').flatMap((content, index) => {
    const line = index + 1;
    if (!isProse(line) || content.trim() === '') return [];
    // The columns of a row form one statement; further sentences in a column are separate statements.
    const parts = splitSentences(content);
    return parts.map((part) => ({
      line,
      text: part,
      codes: [...part.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
    }));
  });
}

/** A sentence ends before a capital letter. The first sentences of a row's columns form one statement. */
function splitSentences(line: string): string[] {
  const split = (text: string): string[] => text.split(/(?<=[.!?;][)"*_]*)\s+(?=["*_([`]*[A-Z`])/);
  if (!/^\s*\|/.test(line)) return split(line);
  const columns = line.split(/(?<!\\)\|/).map(split);
  const first = columns.map(([sentence = '']) => sentence).join(' | ');
  return [first, ...columns.flatMap((sentences) => sentences.slice(1))];
}
