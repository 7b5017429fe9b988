/** Which lines of a block stand out. Numbers count from 1. */
export interface Marks {
  highlighted: ReadonlySet<number>;
  inserted: ReadonlySet<number>;
  deleted: ReadonlySet<number>;
  /** The number of the first line, where lines are numbered. */
  numbersFrom?: number;
}

/** A `diff` without its signs. */
export interface Diff {
  code: string;
  inserted: Set<number>;
  deleted: Set<number>;
}

/** @returns whether the block's lines have to be elements of their own */
export function needsLines({highlighted, inserted, deleted, numbersFrom}: Marks): boolean {
  return numbersFrom !== undefined || highlighted.size + inserted.size + deleted.size > 0;
}

/**
 * Wraps lines in elements that say what they are: `mark`, `ins`, `del` or `span`. Signs and numbers
 * are left to the style sheet, so that the text of the block is the code and nothing else.
 *
 * @param lines - the HTML of each line
 * @param marks - which lines stand out
 * @returns the inside of a `code` element
 */
export function wrapLines(lines: readonly string[], marks: Marks): string {
  return lines
    .map((html, index) => {
      const name = elementOf(index + 1, marks);
      const number = marks.numbersFrom === undefined ? '' : String(marks.numbersFrom + index);
      const end = index < lines.length - 1 ? '\n' : '';
      return `<${name} data-line="${number}">${html}${end}</${name}>`;
    })
    .join('');
}

/**
 * @param marks - which lines stand out
 * @param count - how many lines the block has
 * @returns what is wrong with the marks
 */
export function markProblems({highlighted, inserted, deleted}: Marks, count: number): string[] {
  const outside = [...new Set([...highlighted, ...inserted, ...deleted])].filter((line) => line > count);
  const both = [...inserted].filter((line) => deleted.has(line));
  return [
    ...outside.map((line) => `line ${line} is marked, but the code block ends at line ${count}: correct the number`),
    ...both.map((line) => `line ${line} is marked as both inserted and deleted: choose one`),
  ];
}

/**
 * @param source - lines that begin with `+`, `-` or a space
 * @returns the code without these signs, and where they stood
 */
export function readDiff(source: string): Diff {
  const inserted = new Set<number>();
  const deleted = new Set<number>();
  const lines = source.split('\n').map((line, index) => {
    if (line.startsWith('+')) inserted.add(index + 1);
    if (line.startsWith('-')) deleted.add(index + 1);
    return line.replace(/^[-+ ]/, '');
  });
  return {code: lines.join('\n'), inserted, deleted};
}

function elementOf(line: number, {highlighted, inserted, deleted}: Marks): string {
  if (deleted.has(line)) return 'del';
  if (inserted.has(line)) return 'ins';
  return highlighted.has(line) ? 'mark' : 'span';
}
