import {describe, expect, it} from 'vitest';
import {checkPrograms} from '../../src/snippets/lint/programs';
import type {Source} from '../../src/snippets/lint/sources';
import {checkTypes} from '../../src/snippets/lint/types';

const source = (language: Source['language'], code: string, more: Partial<Source> = {}): Source => ({
  file: 'docs/page.mdx',
  line: 10,
  language,
  isBrowser: false,
  code,
  ...more,
});

const library = source(
  'declarations',
  `interface Options {\n  paymentId: string;\n  theme?: 'dark' | 'light';\n}\ninterface Field {\n  mount(target: string): Promise<void>;\n  createToken(): Promise<{paymentToken: string | null}>;\n}\ndeclare const Provider: {\n  cardField(options: Options): Field;\n};`,
);

/** What is told of a program of a web page, as `line: message`. */
const inBrowser = (code: string, more: Partial<Source> = {}): string[] =>
  checkTypes([library, source('javascript', code, {isBrowser: true, ...more})]).map(
    ({line, message}) => `${line}: ${message}`,
  );

describe('programs for browsers', () => {
  it.each([
    ['a method that the library has not', 'Provider.cardFeld({paymentId});', /^11: Property 'cardFeld' does not exist/],
    ['an option that it has not', "Provider.cardField({paymentId, colour: 'red'});", /^11: .*'colour' does not exist/],
    ['an option that is missing', 'Provider.cardField({});', /^11: .*'paymentId' is missing/],
    ['a value that it does not take', "Provider.cardField({paymentId, theme: 'blue'});", /^11: .*"blue"/],
    ['too many arguments', "Provider.cardField({paymentId}).mount('#a', 2);", /^11: Expected 1 arguments/],
    ['a field of a result', 'const {token} = await Provider.cardField({paymentId}).createToken();', /^11: .*'token'/],
    ['the same at the window', 'window.Provider.cardFeld({paymentId});', /^11: .*cardFeld/],
    ['a name that nobody declares', 'send(paymntId);', /^11: Cannot find name 'send'/],
  ])('may not use %s', (_what, code, expected) => {
    const [first] = inBrowser(`const paymentId = 'pay_1';\n${code}`);
    expect(first).toMatch(expected);
  });

  it.each([
    ['elements as they are', "document.querySelector('#a').value = Number('1');"],
    [
      'packages that are not here',
      "import {useRef} from 'react';\nconst field = useRef(null);\nfield.current.createToken();",
    ],
    ['macros of Vue', "const props = defineProps(['id']);"],
  ])('may use %s', (_what, code) => {
    expect(inBrowser(code)).toEqual([]);
  });

  it('may call what their page loads, and use what another step declares', () => {
    expect(inBrowser("drawing(0, 'M');", {loads: ['cdn', 'drawing', 'js']})).toEqual([]);
    const whole = source('javascript', 'const paymentId = 1;', {isBrowser: true, line: 40});
    const step = source('javascript', 'console.log(paymentId);', {isBrowser: true});
    expect(checkTypes([step, whole])).toEqual([]);
  });
});

describe('programs for Node.js', () => {
  it('know its names and no others', () => {
    const code = "import http from 'node:http';\nhttp.createServer((request, response) => response.end(bod));";
    expect(checkTypes([source('javascript', code)])).toEqual([
      expect.objectContaining({file: 'docs/page.mdx', line: 11, message: expect.stringContaining("'bod'") as string}),
    ]);
    expect(checkTypes([source('javascript', code.replace('bod)', 'request.url)'))])).toEqual([]);
  });
});

describe('programs in Python and PHP', () => {
  it('may not use a name that nothing declares', () => {
    const python = source('python', 'import json\n\nprint(jsn.dumps({}))');
    expect(checkPrograms([python])).toEqual([
      {file: 'docs/page.mdx', line: 10, message: "'json' imported but unused."},
      {file: 'docs/page.mdx', line: 12, message: "undefined name 'jsn'."},
    ]);
  });

  it('may not read a variable that has no value, and must be PHP', () => {
    const php = source('php', '<?php\nfunction pay(int $amount): int\n{\n    return $amont + 1;\n}');
    expect(checkPrograms([php])).toEqual([
      {file: 'docs/page.mdx', line: 13, message: "'$amont' is used before it has a value."},
    ]);
    const [broken] = checkPrograms([source('php', '<?php\n$a = ;')]);
    expect(broken).toEqual(
      expect.objectContaining({line: 11, message: expect.stringContaining('syntax error') as string}),
    );
  });

  it('say nothing of right ones', () => {
    const sources = [source('python', 'import json\n\nprint(json.dumps({}))'), source('php', "<?php\necho 'a';")];
    expect(checkPrograms(sources)).toEqual([]);
  });
});
