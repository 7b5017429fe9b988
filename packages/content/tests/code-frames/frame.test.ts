import {describe, expect, it} from 'vitest';
import {highlight} from '@paydocs/core/html';
import {createFrame} from '../../src/code-frames/frame';

const code = 'const a = 1;\nconst b = 2;';
const renderFrame = (language: string, meta = '', text = code) => createFrame({code: text, language, meta}).frame;

describe('createFrame', () => {
  it('keeps the HTML compact if no line needs an element', () => {
    expect(renderFrame('js', 'title="a.js" wrap')).toEqual({
      html: highlight(code, 'js'),
      title: 'a.js',
      language: 'JavaScript',
      wrap: true,
    });
  });

  it('wraps lines for numbers and marks', () => {
    expect(renderFrame('js', 'showLineNumbers {2}')).toMatchObject({
      html: expect.stringMatching(
        /^<span data-line="1"><span class="hl-keyword">const.*\n<\/span><mark data-line="2">/,
      ),
      numbered: true,
    });
    expect(renderFrame('js', 'ins={1}')).toMatchObject({diff: true});
  });

  it('highlights each line of a multiline comment', () => {
    expect(renderFrame('js', '{1}', '/* a\n b */').html.match(/hl-comment/g)).toHaveLength(2);
  });

  it('highlights a diff in its own language, without signs', () => {
    expect(renderFrame('diff', 'lang="js"', '-const a = 1;\n+const a = 2;')).toMatchObject({
      html: expect.stringMatching(/^<del data-line=""><span class="hl-keyword">const<\/span>/),
      language: 'JavaScript',
      diff: true,
    });
  });

  it('escapes code in unknown languages and without a language, and names only unknown languages', () => {
    expect(renderFrame('liquid', '', '{% if a < b %}')).toEqual({html: '{% if a &lt; b %}', language: 'Liquid'});
    expect(renderFrame('text', '', '<b>')).toEqual({html: '&lt;b&gt;'});
    expect(renderFrame('', '{1}', '<b>')).toEqual({html: '<mark data-line="">&lt;b&gt;</mark>'});
  });

  it('collects the messages for all errors', () => {
    expect(createFrame({code, language: 'js', meta: 'numbers {7} lang="js"'}).messages).toEqual([
      expect.stringMatching(/^unknown word "numbers"/),
      'line 7 is marked, but the code block ends at line 2: correct the number',
      'lang="…" is only for diff blocks: delete it',
    ]);
  });
});
