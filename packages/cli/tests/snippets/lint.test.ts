import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {lintGuides} from '../../src/snippets/lint';
import {lintPrograms} from '../../src/snippets/lint/programs';
import type {ProgramSource} from '../../src/snippets/lint/sources';
import {checkTypes} from '../../src/snippets/lint/types';

const createSource = (
  language: ProgramSource['language'],
  code: string,
  more: Partial<ProgramSource> = {},
): ProgramSource => ({
  file: 'docs/page.mdx',
  line: 10,
  language,
  isBrowser: false,
  code,
  ...more,
});

const library = createSource(
  'declarations',
  `interface Options {\n  paymentId: string;\n  theme?: 'dark' | 'light';\n}\ninterface Field {\n  mount(target: string): Promise<void>;\n  createToken(): Promise<{paymentToken: string | null}>;\n}\ndeclare const Provider: {\n  cardField(options: Options): Field;\n};`,
);

/** Returns the diagnostics of a program on a web page, as `line: message`. */
const checkInBrowser = (code: string, more: Partial<ProgramSource> = {}): string[] =>
  checkTypes([library, createSource('javascript', code, {isBrowser: true, ...more})]).map(
    ({line, message}) => `${line}: ${message}`,
  );

describe('programs for browsers', () => {
  it.each([
    [
      "a method that the library doesn't have",
      'Provider.cardFeld({paymentId});',
      /^11: Property 'cardFeld' does not exist/,
    ],
    [
      "an option that the library doesn't have",
      "Provider.cardField({paymentId, colour: 'red'});",
      /^11: .*'colour' does not exist/,
    ],
    ['a missing option', 'Provider.cardField({});', /^11: .*'paymentId' is missing/],
    ["a value that an option doesn't accept", "Provider.cardField({paymentId, theme: 'blue'});", /^11: .*"blue"/],
    ['too many arguments', "Provider.cardField({paymentId}).mount('#a', 2);", /^11: Expected 1 arguments/],
    [
      'an unknown field of a result',
      'const {token} = await Provider.cardField({paymentId}).createToken();',
      /^11: .*'token'/,
    ],
    ['an unknown method of the library on window', 'window.Provider.cardFeld({paymentId});', /^11: .*cardFeld/],
    ['an undeclared name', 'send(paymntId);', /^11: Cannot find name 'send'/],
  ])('are reported for %s', (_what, code, expected) => {
    const [first] = checkInBrowser(`const paymentId = 'pay_1';\n${code}`);
    expect(first).toMatch(expected);
  });

  it.each([
    ['elements without type assertions', "document.querySelector('#a').value = Number('1');"],
    [
      "packages that aren't installed",
      "import {useRef} from 'react';\nconst field = useRef(null);\nfield.current.createToken();",
    ],
    ['Vue macros', "const props = defineProps(['id']);"],
  ])('may use %s', (_what, code) => {
    expect(checkInBrowser(code)).toEqual([]);
  });

  it('may call what their page loads, and use what another step declares', () => {
    expect(checkInBrowser("drawing(0, 'M');", {loads: ['cdn', 'drawing', 'js']})).toEqual([]);
    const whole = createSource('javascript', 'const paymentId = 1;', {isBrowser: true, line: 40});
    const step = createSource('javascript', 'console.log(paymentId);', {isBrowser: true});
    expect(checkTypes([step, whole])).toEqual([]);
  });
});

describe('programs for Node.js', () => {
  it('may use only known names', () => {
    const code = "import http from 'node:http';\nhttp.createServer((request, response) => response.end(bod));";
    expect(checkTypes([createSource('javascript', code)])).toEqual([
      expect.objectContaining({file: 'docs/page.mdx', line: 11, message: expect.stringContaining("'bod'") as string}),
    ]);
    expect(checkTypes([createSource('javascript', code.replace('bod)', 'request.url)'))])).toEqual([]);
  });
});

describe('programs in Python and PHP', () => {
  it('are reported for an undeclared name', () => {
    const python = createSource('python', 'import json\n\nprint(jsn.dumps({}))');
    expect(lintPrograms([python])).toEqual([
      {file: 'docs/page.mdx', line: 10, message: "'json' imported but unused."},
      {file: 'docs/page.mdx', line: 12, message: "undefined name 'jsn'."},
    ]);
  });

  it('are reported for a variable without a value, and for a syntax error', () => {
    const php = createSource('php', '<?php\nfunction pay(int $amount): int\n{\n    return $amont + 1;\n}');
    expect(lintPrograms([php])).toEqual([
      {file: 'docs/page.mdx', line: 13, message: "'$amont' is used before it has a value."},
    ]);
    const [broken] = lintPrograms([createSource('php', '<?php\n$a = ;')]);
    expect(broken).toEqual(
      expect.objectContaining({line: 11, message: expect.stringContaining('syntax error') as string}),
    );
  });

  it('are accepted if valid', () => {
    const sources = [
      createSource('python', 'import json\n\nprint(json.dumps({}))'),
      createSource('php', "<?php\necho 'a';"),
    ];
    expect(lintPrograms(sources)).toEqual([]);
  });
});

describe('one of several guides', () => {
  it('is linted with what the others declare, and without their mistakes', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guides-'));
    const write = (name: string, info: string, code: string): string => {
      const file = path.join(folder, name);
      fs.writeFileSync(file, `\`\`\`${info}\n${code}\n\`\`\`\n`);
      return file;
    };
    const files = [
      write('library.md', 'ts title="library.d.ts"', 'declare const Provider: {pay(id: string): void};'),
      write('good.md', 'js browser', "Provider.pay('pay_1');"),
      write('bad.md', 'js browser', 'Provider.pay(1);'),
    ];
    const lint = async (name: string): Promise<number> =>
      (await lintGuides(files, brand, (file) => file.endsWith(name))).diagnostics.length;
    expect([await lint('good.md'), await lint('bad.md')]).toEqual([0, 1]);
    fs.rmSync(folder, {recursive: true});
  });
});
