import {describe, expect, it} from 'vitest';
import {highlight} from '@paydocs/core/highlight/highlight';
import {createFrame} from '../../src/code-frames/frame';

const code = 'const a = 1;\nconst b = 2;';
const frame = (language: string, meta = '', text = code) => createFrame({code: text, language, meta}).frame;

describe('makeFrame', () => {
  it('keeps the HTML compact where no line needs an element', () => {
    expect(frame('js', 'title="a.js" wrap')).toEqual({
      html: highlight(code, 'js'),
      title: 'a.js',
      language: 'JavaScript',
      wrap: true,
    });
  });

  it('has lines for numbers and marks', () => {
    expect(frame('js', 'showLineNumbers {2}')).toMatchObject({
      html: expect.stringMatching(
        /^<span data-line="1"><span class="hl-keyword">const.*\n<\/span><mark data-line="2">/,
      ),
      numbered: true,
    });
    expect(frame('js', 'ins={1}')).toMatchObject({diff: true});
  });

  it('colours a comment over several lines in each of them', () => {
    expect(frame('js', '{1}', '/* a\n b */').html.match(/hl-comment/g)).toHaveLength(2);
  });

  it('shows a diff in its own language, without signs', () => {
    expect(frame('diff', 'lang="js"', '-const a = 1;\n+const a = 2;')).toMatchObject({
      html: expect.stringMatching(/^<del data-line=""><span class="hl-keyword">const<\/span>/),
      language: 'JavaScript',
      diff: true,
    });
  });

  it('escapes code in unknown languages and in none, and names only the former', () => {
    expect(frame('liquid', '', '{% if a < b %}')).toEqual({html: '{% if a &lt; b %}', language: 'Liquid'});
    expect(frame('text', '', '<b>')).toEqual({html: '&lt;b&gt;'});
    expect(frame('', '{1}', '<b>')).toEqual({html: '<mark data-line="">&lt;b&gt;</mark>'});
  });

  it('collects what is wrong', () => {
    expect(createFrame({code, language: 'js', meta: 'numbers {7} lang="js"'}).messages).toEqual([
      expect.stringMatching(/^unknown word "numbers"/),
      'line 7 is marked, but the code block ends at line 2: correct the number',
      'lang="…" is only for diff blocks',
    ]);
  });
});
