import {describe, expect, it} from 'vitest';
import {parseFrameMeta} from '../../src/code-frames/meta';

describe('parseFrameMeta', () => {
  it('reads every known word', () => {
    expect(parseFrameMeta(`title="my file.js" {1, 3-5} ins={7} del={8-9,11} showLineNumbers=5 wrap lang='js'`)).toEqual(
      {
        title: 'my file.js',
        highlighted: new Set([1, 3, 4, 5]),
        inserted: new Set([7]),
        deleted: new Set([8, 9, 11]),
        firstLineNumber: 5,
        wrap: true,
        language: 'js',
        messages: [],
      },
    );
  });

  it.each([
    ['showLineNumbers', 1],
    ['showLineNumbers=5', 5],
    ['showLineNumbers={5}', 5],
    ['showLineNumbers="5"', 5],
    ['', undefined],
  ])('%s numbers lines from %s', (source, from) => {
    const {firstLineNumber, messages} = parseFrameMeta(source);
    expect([firstLineNumber, messages]).toEqual([from, []]);
  });

  it('ignores the keys of other plugins', () => {
    expect(parseFrameMeta('rest="payments_create" schema="Payment" unchecked="an extract {1}"')).toMatchObject({
      highlighted: new Set(),
      messages: [],
    });
  });

  it.each([
    ['titel="server.js"', /^unknown word "titel" .*Did you mean "title"\?/],
    ['showlinenumber', /Did you mean "showLineNumbers"\?/],
    ['{1-999999999}', /^\{1-999999999\} needs line numbers/],
    ['titel', /^unknown word "titel" .*Valid words: title="…", \{1,3-5\}, ins=\{2\}, del=\{3\}, showLineNumbers/],
    ['{0}', /^\{0\} needs line numbers or ranges in braces, such as \{1,3-5\}$/],
    ['{5-3}', /^\{5-3\} needs line numbers/],
    ['{}', /^\{\} needs line numbers/],
    ['ins=2', /^ins=2 needs line numbers/],
    ['del={x}', /^del=\{x\} needs line numbers/],
    ['title=', /^unknown word "title="/],
    ['title=""', /^title="" needs a value/],
    ['lang=""', /^lang="" needs a language/],
    ['wrap="yes"', /^wrap="yes" takes no value/],
    ['showLineNumbers=x', /^showLineNumbers=x needs an integer/],
  ])('rejects %s', (source, message) => {
    expect(parseFrameMeta(source).messages).toEqual([expect.stringMatching(message)]);
  });
});
