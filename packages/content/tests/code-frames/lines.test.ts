import {describe, expect, it} from 'vitest';
import {checkLineMarks, shouldWrapLinesInElements, parseDiff, wrapLinesInElements} from '../../src/code-frames/lines';

const none = new Set<number>();
const marks = {highlighted: none, inserted: none, deleted: none};

describe('shouldWrapLinesInElements', () => {
  it.each([
    [marks, false],
    [{...marks, firstLineNumber: 1}, true],
    [{...marks, deleted: new Set([1])}, true],
  ])('%o: %s', (given, expected) => {
    expect(shouldWrapLinesInElements(given)).toBe(expected);
  });
});

describe('wrapLinesInElements', () => {
  it('marks each line, and adds no text to the code', () => {
    const html = wrapLinesInElements(['a', 'b', '', 'd'], {
      highlighted: new Set([1, 2]),
      inserted: new Set([2]),
      deleted: new Set([3]),
      firstLineNumber: 9,
    });
    expect(html).toBe(
      '<mark data-line="9">a\n</mark><ins data-line="10">b\n</ins><del data-line="11">\n</del><span data-line="12">d</span>',
    );
    expect(html.replace(/<[^>]+>/g, '')).toBe('a\nb\n\nd');
  });

  it('adds no line numbers by default', () => {
    expect(wrapLinesInElements(['a'], {...marks, highlighted: new Set([1])})).toBe('<mark data-line="">a</mark>');
  });
});

describe('checkLineMarks', () => {
  it("reports lines that don't exist, and lines that are marked twice", () => {
    expect(checkLineMarks({highlighted: new Set([4]), inserted: new Set([2]), deleted: new Set([2])}, 3)).toEqual([
      'line 4 is marked, but the code block ends at line 3: correct the number',
      'line 2 is marked as both inserted and deleted: choose one',
    ]);
  });
});

describe('parseDiff', () => {
  it('removes the signs', () => {
    expect(parseDiff('-a\n+ b\n c\n\nd')).toEqual({
      code: 'a\n b\nc\n\nd',
      inserted: new Set([2]),
      deleted: new Set([1]),
    });
  });
});
