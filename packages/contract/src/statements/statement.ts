/** A sentence, or a row of a table: what stands in one belongs together. */
export interface Statement {
  line: number;
  text: string;
  /** Its inline code, in order. */
  codes: string[];
}

/**
 * @param text - a page
 * @param isProse - whether a line is neither code nor front matter
 * @returns its sentences and rows
 */
export function statementsOf(text: string, isProse: (line: number) => boolean): Statement[] {
  return text.split('\n').flatMap((written, index) => {
    const line = index + 1;
    if (!isProse(line) || written.trim() === '') return [];
    // The columns of a row say one thing together; the sentences in a column may say others.
    const parts = sentencesOf(written);
    return parts.map((part) => ({
      line,
      text: part,
      codes: [...part.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
    }));
  });
}

/** Sentences end before a capital; the first ones of the columns of a row are one statement. */
function sentencesOf(line: string): string[] {
  const split = (text: string): string[] => text.split(/(?<=[.!?;][)"*_]*)\s+(?=["*_([`]*[A-Z`])/);
  if (!/^\s*\|/.test(line)) return split(line);
  const columns = line.split(/(?<!\\)\|/).map(split);
  const first = columns.map(([sentence = '']) => sentence).join(' | ');
  return [first, ...columns.flatMap((sentences) => sentences.slice(1))];
}
