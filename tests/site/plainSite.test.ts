/**
 * Anybody's Docusaurus site: the packages as npm packs them, two specifications of others, and what the README says.
 *
 * @module-tag sites
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {foreignSchema} from '../foreign/graphqlSchema';
import {UNTIDY_OPENAPI} from '../foreign/openApi';

const SCOPE = '@paydocs';
const GUIDES = {
  'start.md':
    'slug: /\ntitle: Start\ndescription: Begin here.\n---\n\nSend a request, then read [how errors look](/errors/).\n',
  'errors.mdx':
    'title: Errors\ndescription: What can go wrong.\n---\n\n## Retry\n\n```text title="answer.txt"\nZanzibar 503\n```\n\n<Tabs groupId="os">\n<TabItem value="linux" label="Linux">\n\nOne.\n\n</TabItem>\n<TabItem value="mac" label="macOS">\n\nTwo.\n\n</TabItem>\n</Tabs>\n',
  'limits.md':
    'title: Limits\ndescription: How much is too much.\n---\n\n| Plan | Requests |\n| --- | --- |\n| Free | 10 |\n',
};
/** A plain page, with all that a browser loads before it is alive; compressed, in bytes. */
const BUDGET = 200_000;

let folder: string;
let build: {status: number | null; output: string};

const run = (command: string, ...args: string[]): {status: number | null; output: string} => {
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1', INIT_CWD: folder},
  });
  return {status, output: stdout + stderr};
};
const paydocs = (...args: string[]) => run(process.execPath, `node_modules/${SCOPE}/cli/bin/paydocs.mjs`, ...args);
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  fs.writeFileSync(path.join(folder, file), text);
};
const read = (file: string): string => fs.readFileSync(path.join(folder, 'build', file), 'utf8');

/** Puts the packages where an installation puts them: ours as npm packs them, the others as links. */
function install(): void {
  const modules = path.join(folder, 'node_modules');
  fs.mkdirSync(path.join(modules, SCOPE), {recursive: true});
  for (const name of fs.readdirSync('node_modules').filter((each) => ![SCOPE, '.cache'].includes(each))) {
    fs.symlinkSync(path.resolve('node_modules', name), path.join(modules, name));
  }
  const packed = spawnSync('npm', ['pack', '--workspaces', '--json', '--pack-destination', folder], {encoding: 'utf8'});
  expect(packed.status, packed.stderr).toBe(0);
  for (const {name, filename} of JSON.parse(packed.stdout) as {name: string; filename: string}[]) {
    const target = path.join(modules, name);
    fs.mkdirSync(target);
    const {status} = spawnSync('tar', ['-xzf', path.join(folder, filename), '-C', target, '--strip-components=1']);
    expect(status, filename).toBe(0);
  }
}

/** The configuration that the README shows. */
function configuration(): string {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(fs.readFileSync('packages/preset/README.md', 'utf8')) ?? [];
  return code;
}

beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'plain-')));
  install();
  write('package.json', '{"name": "acme-docs", "version": "1.0.0", "private": true}');
  write('docusaurus.config.ts', configuration());
  write('openapi/api.json', JSON.stringify(UNTIDY_OPENAPI));
  write('graphql/schema.graphql', foreignSchema(40));
  for (const [file, text] of Object.entries(GUIDES)) write(`docs/${file}`, `---\n${text}`);
  build = paydocs('build');
});
afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

describe('a plain site', () => {
  it('is configured in ten lines', () => {
    expect(configuration().trimEnd().split('\n')).toHaveLength(10);
  });

  it('is built', () => {
    expect(build.status, build.output).toBe(0);
    expect(build.output).toContain('The site is in build/');
  });

  it('has the guides, with tabs, code frames and tables', () => {
    expect(read('index.html')).toContain('Send a request');
    const errors = read('errors/index.html');
    expect(errors).toMatch(/<h1[^>]*>Errors<\/h1>/);
    expect(errors).toContain('answer.txt');
    expect(errors.match(/role="tab"/g)).toHaveLength(2);
    expect(read('limits/index.html')).toMatch(/<table tabindex="0"/i);
  });

  it('has both references, each with a first page and a sidebar of its own', () => {
    const rest = read('apis/rest/index.html');
    expect(rest).toContain('Download the description');
    expect(rest).toMatch(/<nav[^>]*>[\s\S]*href="\/apis\/rest\/schemas\//);
    expect(read('apis/graphql/index.html')).toContain('Download the schema');
    const operations = fs.readdirSync(path.join(folder, 'build/apis/graphql/operations/queries'));
    expect(operations.length).toBeGreaterThan(5);
    for (const file of ['openapi.json', 'openapi.yaml', 'schema.graphql', 'schema.json'])
      expect(read(file)).toBeTruthy();
  });

  it('has the look of the brand and its fonts', () => {
    expect(read('index.html')).toContain('--brand-accent:');
    expect(fs.existsSync(path.join(folder, 'build/fonts/figtree.woff2'))).toBe(true);
  });

  it('has a search that knows guides and both references', () => {
    const index = fs.readdirSync(path.join(folder, 'build/assets/search')).filter((file) => file.endsWith('.json'));
    const texts = (start: string): string =>
      index
        .filter((file) => file.startsWith(start))
        .map((file) => read(`assets/search/${file}`))
        .join('\n');
    expect(index.filter((file) => file.startsWith('names-'))).toHaveLength(4);
    expect(texts('names-')).toContain('Retry');
    expect(texts('names-')).toContain('everything');
    expect(texts('texts-')).toContain('How much is too much');
    expect(fs.existsSync(path.join(folder, 'build/search/index.html'))).toBe(true);
  });

  it('keeps pages small', () => {
    const page = read('limits/index.html');
    const files = [...page.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
    // The style sheet, and the shell.
    expect(files.length).toBeGreaterThan(1);
    const bytes = [...new Set(files)].reduce((sum, file) => sum + gzipSync(read(file)).length, gzipSync(page).length);
    expect(bytes).toBeLessThan(BUDGET);
    expect(read('apis/graphql/index.html').length).toBeLessThan(60_000);
  });

  it('is built by Docusaurus alone, too', () => {
    const {status, output} = run('npx', '--no-install', 'docusaurus', 'build', '--out-dir', 'other');
    expect(status, output).toBe(0);
    expect(fs.existsSync(path.join(folder, 'other/errors/index.html'))).toBe(true);
  });
});

describe('the commands of a plain site', () => {
  it('try files of others, and leave its own as they are', () => {
    write('theirs/api.json', JSON.stringify({...UNTIDY_OPENAPI, info: {title: 'Books', version: '7'}}));
    const {status, output} = paydocs(
      'try',
      '--openapi',
      'theirs/api.json',
      '--brand',
      'Rio',
      '--no-serve',
      '--out',
      'rio',
    );
    expect(status, output).toBe(0);
    const tried = (file: string): string => fs.readFileSync(path.join(folder, 'rio', file), 'utf8');
    expect(tried('apis/rest/index.html')).toMatch(/<h1[^>]*>Books<\/h1>/);
    expect(tried('index.html')).toContain('Rio Docs');
    expect(fs.readFileSync(path.join(folder, 'docusaurus.config.ts'), 'utf8')).toBe(configuration());
    expect(read('index.html')).not.toContain('Rio');
  });

  it('run the programs of its reference', () => {
    const {output} = paydocs('snippets');
    expect(output).toMatch(/^Ran (\d+) of \1 programs/m);
  });

  it('tell what the hosted search would be sent', () => {
    const {status, output} = paydocs('search-upload', '--dry-run');
    expect(status, output).toBe(0);
    expect(output).toContain('Nothing was sent.');
    expect(paydocs('search-upload').output).toContain('DOCS_SEARCH_ADMIN_KEY are missing');
  });
});

describe('the checks of a plain site', () => {
  it('stop at a mistake in a page, and at one in a specification', () => {
    write('docs/limits.md', '---\ntitle: Limits\n---\n\n# Again\n');
    write('graphql/schema.graphql', 'type Query {');
    const {status, output} = paydocs('generate');
    expect(status).toBe(1);
    expect(output).toMatch(/^docs\/limits\.md:\d+: /m);
    expect(output).toMatch(/^graphql\/schema\.graphql:1:\d+: Syntax Error/m);
    expect(output).not.toMatch(/^\s+at /m);
  });
});
