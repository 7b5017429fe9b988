/** Papers name only commands, files, and sections that exist. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const papers = [
  ...['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'HOSTING.md', 'tests/README.md'],
  ...['contributing', 'hosting'].flatMap((folder) => fs.readdirSync(folder).map((name) => `${folder}/${name}`)),
  ...['packages', 'tools'].flatMap((parent) => fs.readdirSync(parent).map((name) => `${parent}/${name}/README.md`)),
].filter((file) => file.endsWith('.md') && fs.existsSync(file));

const {scripts} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
const {stdout: usage} = spawnSync(process.execPath, ['packages/cli/bin/paydocs.mjs', 'help'], {encoding: 'utf8'});
const commands = [...usage.matchAll(/^ {2}([\w-]+) /gm)].map(([, name]) => name);

/** Import paths that the packages export. */
const exportedPaths = new Set(
  ['packages', 'tools'].flatMap((parent) =>
    fs.readdirSync(parent).flatMap((name) => {
      const manifest = fs.readFileSync(`${parent}/${name}/package.json`, 'utf8');
      const {exports} = JSON.parse(manifest) as {exports: Record<string, string>};
      return [`@paydocs/${name}`, ...Object.keys(exports).map((key) => path.posix.join(`@paydocs/${name}`, key))];
    }),
  ),
);

/** A path in the repository, without placeholders. Pages under `apis/` are generated. */
const PATH =
  /^(?:bench|contributing|docs|graphql|i18n|openapi|packages|scripts|src|static|tests|tools)\/[\p{L}\d_@./-]*$/u;

/** Checks whether a path exists: from the root, or in a package, from its folder or the sources, where modules have no ending. */
function isFile(name: string, paper: string): boolean {
  const folder = path.dirname(paper);
  return ['.', folder, `${folder}/src`].some((base) =>
    ['', '.ts', '.tsx'].some((ending) => fs.existsSync(path.join(base, `${name}${ending}`))),
  );
}

/** Returns the anchors of a page's headings, as GitHub derives them. */
const listAnchors = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Checks whether the target of a relative link exists, and the section, if it's in Markdown. */
function isTarget(link: string, paper: string, text: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = path.join(path.dirname(paper), file);
  if (file !== '' && !fs.existsSync(target)) return false;
  if (anchor === undefined || !/^$|\.md$/.test(file)) return true;
  return listAnchors(file === '' ? text : fs.readFileSync(target, 'utf8')).includes(anchor);
}

/** Returns the diagnostics of a paper, with their lines. */
function checkPaper(paper: string, text: string): string[] {
  let fence = '';
  return text.split('\n').flatMap((line, index) => {
    const [, marker = ''] = /^\s*(`{3,})/.exec(line) ?? [];
    if (fence === '') fence = marker;
    else if (line.trim() === fence) fence = '';
    const isFenced = fence !== '' || marker !== '';
    const spans = isFenced ? [] : [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
    const code = isFenced ? line : spans.join('\n');
    const prose = isFenced ? '' : line.replace(/`[^`]+`/g, '');
    const find = (source: string, pattern: RegExp): string[] =>
      [...source.matchAll(pattern)].map(([, found = '']) => found);
    return [
      ...find(code, /\bnpm run ([a-z][\w:-]*)/g)
        .filter((name) => !Object.hasOwn(scripts, name))
        .map((name) => `package.json has no script "${name}"`),
      ...find(code, /\bpaydocs ([a-z][\w-]*)/g)
        .filter((name) => !commands.includes(name))
        .map((name) => `paydocs has no command "${name}"`),
      ...find(line, /(@paydocs\/[\w-]+(?:\/[\w./-]*\w)?)/g)
        .filter((name) => !exportedPaths.has(name))
        .map((name) => `no package exports "${name}"`),
      ...spans.filter((name) => PATH.test(name) && !isFile(name, paper)).map((name) => `"${name}" doesn't exist`),
      ...find(prose, /\]\((?!\w+:|\/)([^)\s]+)\)/g)
        .filter((link) => !isTarget(link, paper, text))
        .map((link) => `the link to "${link}" is broken`),
    ].map((message) => `${paper}:${index + 1}: ${message}`);
  });
}

describe('the papers', () => {
  it.each(papers)('%s names what exists', (paper) => {
    expect(checkPaper(paper, fs.readFileSync(paper, 'utf8')).join('\n')).toBe('');
  });

  it.each([
    ['Run `npm run chekc`.', 'package.json has no script "chekc"'],
    ['```sh\nnpm run chekc\n```', 'package.json has no script "chekc"'],
    ['Run `npx paydocs biuld --x`.', 'paydocs has no command "biuld"'],
    ['See `packages/core/src/missing.ts`.', '"packages/core/src/missing.ts" doesn\'t exist'],
    ["```ts\nimport '@paydocs/core/missing';\n```", 'no package exports "@paydocs/core/missing"'],
    ['See [Missing](missing.md).', 'the link to "missing.md" is broken'],
    ['# A\n\nSee [Missing](#missing).', 'the link to "#missing" is broken'],
  ])('are rejected with %j', (text, message) => {
    expect(checkPaper('README.md', text).join('\n')).toContain(message);
  });

  it('may contain placeholders, other files, and other links', () => {
    const text =
      '# One and `two`\n\n`npm run NAME`, `paydocs COMMAND`, `packages/*/src`, `docs/<name>.md`, `docs/`, [a](#one-and-two), [b](/guides/), [c](https://example.com#d)';
    expect(checkPaper('README.md', text)).toEqual([]);
  });
});
