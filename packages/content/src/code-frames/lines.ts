/** Marked lines of a block. Line numbers start at 1. */
export interface LineMarks {
  highlighted: ReadonlySet<number>;
  inserted: ReadonlySet<number>;
  deleted: ReadonlySet<number>;
  /** Number of the first line, if lines are numbered. */
  firstLineNumber?: number;
}

/** The code of a `diff` block without signs, and the numbers of its changed lines. */
interface Diff {
  code: string;
  inserted: Set<number>;
  deleted: Set<number>;
}

/** Checks whether the lines of a block need elements of their own, because they're marked or numbered. */
export function shouldWrapLinesInElements({highlighted, inserted, deleted, firstLineNumber}: LineMarks): boolean {
  return firstLineNumber !== undefined || highlighted.size + inserted.size + deleted.size > 0;
}

/**
 * Wraps each line in a `mark`, `ins`, `del`, or `span` element. CSS adds signs and line numbers, so that they aren't
 * part of the text.
 *
 * @param lines - HTML of each line
 * @param marks - marked lines
 * @returns the inner HTML of a `code` element
 */
export function wrapLinesInElements(lines: readonly string[], marks: LineMarks): string {
  return lines
    .map((html, index) => {
      const name = getElementName(index + 1, marks);
      const number = marks.firstLineNumber === undefined ? '' : String(marks.firstLineNumber + index);
      const end = index < lines.length - 1 ? '\n' : '';
      return `<${name} data-line="${number}">${html}${end}</${name}>`;
    })
    .join('');
}

/**
 * Checks that marked lines exist, and that no line is marked as both inserted and deleted.
 *
 * @param marks - marked lines
 * @param count - number of lines in the block
 * @returns messages about invalid marks
 */
export function checkLineMarks({highlighted, inserted, deleted}: LineMarks, count: number): string[] {
  const outside = [...new Set([...highlighted, ...inserted, ...deleted])].filter((line) => line > count);
  const both = [...inserted].filter((line) => deleted.has(line));
  return [
    ...outside.map((line) => `line ${line} is marked, but the code block ends at line ${count}: correct the number`),
    ...both.map((line) => `line ${line} is marked as both inserted and deleted: choose one`),
  ];
}

/**
 * Parses the content of a `diff` block.
 *
 * @param source - lines that start with `+`, `-`, or a space
 * @returns the code without the signs, and the numbers of changed lines
 */
export function parseDiff(source: string): Diff {
  const inserted = new Set<number>();
  const deleted = new Set<number>();
  const lines = source.split('\n').map((line, index) => {
    if (line.startsWith('+')) inserted.add(index + 1);
    if (line.startsWith('-')) deleted.add(index + 1);
    return line.replace(/^[-+ ]/, '');
  });
  return {code: lines.join('\n'), inserted, deleted};
}

function getElementName(line: number, {highlighted, inserted, deleted}: LineMarks): string {
  if (deleted.has(line)) return 'del';
  if (inserted.has(line)) return 'ins';
  return highlighted.has(line) ? 'mark' : 'span';
}
