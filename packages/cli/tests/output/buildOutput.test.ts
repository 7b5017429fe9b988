/** Diagnostics from the output of a failed build. The samples are real output of Docusaurus, shortened. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {site} from '../site';
import {findDiagnostics, findWarnings} from '../../src/output/buildOutput';
import {formatDiagnostic} from '@paydocs/core';

const ROOT = '/site';
const getDiagnostics = (output: string, root = ROOT): string[] =>
  findDiagnostics(output, root, site.areas).map(formatDiagnostic);

const LINKS = `[INFO] [en] Creating an optimized production build...

[ERROR] Error: Unable to build website for locale en.
    at tryToBuildLocale (/site/node_modules/@docusaurus/core/lib/commands/build/build.js:76:15)
    at async file:///site/node_modules/@docusaurus/core/bin/docusaurus.mjs:44:3 {
  [cause]: [InputError: docs/guides/payouts.md:26: the link to "/nowhere/" leads nowhere. Correct the link.
  openapi/paths/payments_{id}.yaml:2:7: the link to "/nope/" leads nowhere. Correct the link.] {
    problems: [
      {
        file: 'docs/guides/payouts.md',
        line: 26,
        message: 'the link to "/nowhere/" leads nowhere. Correct the link.'
      }
    ]
  }
}
`;

const MDX = `[ERROR] Client bundle compiled with errors therefore further build is impossible.
╰─▶   × Error: MDX compilation failed for file "/site/src/pages/foo.mdx"
        │ Cause: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`
        │ Details:
        │ {
        │   "column": 10,
        │   "line": 1,
        │   "place": {
        │     "line": 1
        │   }
        │ }
        │
        │     at compileToJSX (/site/node_modules/@docusaurus/mdx-loader/lib/utils.js:93:15)
`;

const OWN_IN_MDX = `╰─▶   × Error: MDX compilation failed for file "/site/apis/rest/index.md"
        │ Cause: apis/rest/index.md:5: unknown word "titel"
        │ apis/rest/index.md:9: line 9 is marked
        │ Details:
        │ {
        │   "name": "InputError"
        │ }
`;

const COMPONENT = `      [errors]: [
        Error: Can't render static file for pathname "/foo/"
            at generateStaticFile (/site/node_modules/@docusaurus/core/lib/ssg/ssgRenderer.js:131:20) {
          [cause]: Error: Expected component \`Foo\` to be defined: you likely forgot to import, pass, or provide it.
              at _missingMdxReference (/site/.generated/build/__server/assets/js/22545103.b55225b3.js:59:9)
`;

const DUPLICATE = `[ERROR] Error: Unable to build website for locale en. {
  [cause]: Error: Duplicate routes found!
  - Attempting to create page at /foo/, but a page already exists at this route.
  - Attempting to create page at /category/a, but a page already exists at this route.
  This could lead to non-deterministic routing behavior.
`;

describe('findDiagnostics', () => {
  it('finds our own messages without the surrounding output', () => {
    expect(getDiagnostics(LINKS)).toEqual([
      'docs/guides/payouts.md:26: the link to "/nowhere/" leads nowhere. Correct the link.',
      'openapi/paths/payments_{id}.yaml:2:7: the link to "/nope/" leads nowhere. Correct the link.',
    ]);
    expect(getDiagnostics(OWN_IN_MDX)).toEqual([
      'apis/rest/index.md:5: unknown word "titel" [content/syntax]',
      'apis/rest/index.md:9: line 9 is marked [content/syntax]',
    ]);
  });

  it('explains errors of the MDX compiler', () => {
    expect(getDiagnostics(MDX)).toEqual([
      expect.stringMatching(/^src\/pages\/foo\.mdx:1:10: the brace "\{" isn't closed\./),
    ]);
  });

  it('reports the page of an unknown component', () => {
    expect(getDiagnostics(COMPONENT)).toEqual([
      "the page /foo/: there's no component <Foo>. Correct its name, or import it. [build/page]",
    ]);
  });

  it('finds the file that imports a missing file', () => {
    const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'output-')));
    onTestFinished(() => fs.rmSync(root, {recursive: true}));
    fs.mkdirSync(path.join(root, 'src/pages'), {recursive: true});
    fs.writeFileSync(path.join(root, 'src/pages/foo.mdx'), "\nimport A from './nope';\n");
    expect(getDiagnostics(`  × Module not found: Can't resolve './nope' in '${root}/src/pages'\n`, root)).toEqual([
      'src/pages/foo.mdx:2: "./nope" is imported here, but that file doesn\'t exist. Correct the path, or add the file. [content/import]',
    ]);
  });

  it('reports the files of pages with the same URL, and of broken pages', () => {
    const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'output-')));
    onTestFinished(() => fs.rmSync(root, {recursive: true}));
    fs.mkdirSync(path.join(root, 'docs/a'), {recursive: true});
    fs.writeFileSync(path.join(root, 'docs/a/b.md'), '---\nslug: /foo\n---\n');
    expect(getDiagnostics(COMPONENT, root)).toEqual([
      "docs/a/b.md: there's no component <Foo>. Correct its name, or import it. [build/page]",
    ]);
    expect(getDiagnostics(DUPLICATE, root)).toEqual([
      'docs/a/b.md: another page has the same URL. Change one of the slugs. [build/duplicate-url]',
      'the page /category/a: another page has the same URL. Change one of the slugs. [build/duplicate-url]',
    ]);
  });

  it.each([
    'docusaurus.config.ts:2: the site has 2 languages.',
    'src/config/navbar.ts:31: the link to "/nope/" on 30 pages leads nowhere.',
    'the page /a/: the link to "/nope/" on the page /a/ leads nowhere.',
  ])('keeps what our own checks report about code: %s', (line) => {
    expect(getDiagnostics(`[ERROR] InputError: ${line}\n    at somewhere\n`)).toEqual([line]);
  });

  it("doesn't report other errors as errors of a writer", () => {
    expect(getDiagnostics('[ERROR] TypeError: x is not a function\n    at src/theme/Root/index.tsx:3:4\n')).toEqual([]);
  });
});

describe('findWarnings', () => {
  it('returns only warnings', () => {
    expect(findWarnings('[INFO] a\n[WARNING] b\n- c\n[SUCCESS] d\n[WARNING] e\n')).toEqual([
      '[WARNING] b\n- c',
      '[WARNING] e',
    ]);
    expect(findWarnings('[INFO] a\nlinks: 2 warnings\n  b\n  c\nd\n')).toEqual(['links: 2 warnings\n  b\n  c']);
    expect(findWarnings('[INFO] a\n')).toEqual([]);
  });
});
