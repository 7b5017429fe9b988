/**
 * A plain Docusaurus site: the packages as npm packs them, two foreign specifications, and the configuration of the README.
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
/** Maximum size in bytes of a plain page with everything that a browser loads before it's interactive, compressed. */
const MAX_PAGE_BYTES = 200_000;

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
const runPaydocs = (...args: string[]) => run(process.execPath, `node_modules/${SCOPE}/cli/bin/paydocs.mjs`, ...args);
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  fs.writeFileSync(path.join(folder, file), text);
};
const read = (file: string): string => fs.readFileSync(path.join(folder, 'build', file), 'utf8');

/** Installs the packages: ours as npm packs them, the others as links. */
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

/** Reads the configuration from the README. */
function readConfiguration(): string {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(fs.readFileSync('packages/preset/README.md', 'utf8')) ?? [];
  return code;
}

beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'plain-')));
  install();
  write('package.json', '{"name": "acme-docs", "version": "1.0.0", "private": true}');
  write('docusaurus.config.ts', readConfiguration());
  write('openapi/api.json', JSON.stringify(UNTIDY_OPENAPI));
  write('graphql/schema.graphql', foreignSchema(40));
  for (const [file, text] of Object.entries(GUIDES)) write(`docs/${file}`, `---\n${text}`);
  build = runPaydocs('build');
});
afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

describe('a plain site', () => {
  it('is configured in ten lines', () => {
    expect(readConfiguration().trimEnd().split('\n')).toHaveLength(10);
  });

  it('builds', () => {
    expect(build.status, build.output).toBe(0);
    expect(build.output).toContain('The site is in build/');
  });

  it('has the guides, with tabs, code frames, and tables', () => {
    expect(read('index.html')).toContain('Send a request');
    const errors = read('errors/index.html');
    expect(errors).toMatch(/<h1[^>]*>Errors<\/h1>/);
    expect(errors).toContain('answer.txt');
    expect(errors.match(/role="tab"/g)).toHaveLength(2);
    expect(read('limits/index.html')).toMatch(/<table tabindex="0"/i);
  });

  it('has both references, each with its own landing page and sidebar', () => {
    const rest = read('apis/rest/index.html');
    expect(rest).toContain('Download the description');
    expect(rest).toMatch(/<nav[^>]*>[\s\S]*href="\/apis\/rest\/schemas\//);
    expect(read('apis/graphql/index.html')).toContain('Download the schema');
    const operations = fs.readdirSync(path.join(folder, 'build/apis/graphql/operations/queries'));
    expect(operations.length).toBeGreaterThan(5);
    for (const file of ['openapi.json', 'openapi.yaml', 'schema.graphql', 'schema.json'])
      expect(read(file)).toBeTruthy();
  });

  it('has the colors and fonts of the brand', () => {
    expect(read('index.html')).toContain('--brand-accent:');
    expect(fs.existsSync(path.join(folder, 'build/fonts/figtree.woff2'))).toBe(true);
  });

  it('has a search for guides and both references', () => {
    const index = fs.readdirSync(path.join(folder, 'build/assets/search')).filter((file) => file.endsWith('.json'));
    const readIndexes = (start: string): string =>
      index
        .filter((file) => file.startsWith(start))
        .map((file) => read(`assets/search/${file}`))
        .join('\n');
    expect(index.filter((file) => file.startsWith('names-'))).toHaveLength(4);
    expect(readIndexes('names-')).toContain('Retry');
    expect(readIndexes('names-')).toContain('everything');
    expect(readIndexes('texts-')).toContain('How much is too much');
    expect(fs.existsSync(path.join(folder, 'build/search/index.html'))).toBe(true);
  });

  it('keeps pages small', () => {
    const page = read('limits/index.html');
    const files = [...page.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
    // The style sheet, and the shell.
    expect(files.length).toBeGreaterThan(1);
    const bytes = [...new Set(files)].reduce((sum, file) => sum + gzipSync(read(file)).length, gzipSync(page).length);
    expect(bytes).toBeLessThan(MAX_PAGE_BYTES);
    expect(read('apis/graphql/index.html').length).toBeLessThan(60_000);
  });

  it('also builds with Docusaurus alone', () => {
    const {status, output} = run('npx', '--no-install', 'docusaurus', 'build', '--out-dir', 'other');
    expect(status, output).toBe(0);
    expect(fs.existsSync(path.join(folder, 'other/errors/index.html'))).toBe(true);
  });
});

describe('the commands of a plain site', () => {
  it('try foreign files, and leave its own unchanged', () => {
    write('theirs/api.json', JSON.stringify({...UNTIDY_OPENAPI, info: {title: 'Books', version: '7'}}));
    const {status, output} = runPaydocs(
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
    const readTried = (file: string): string => fs.readFileSync(path.join(folder, 'rio', file), 'utf8');
    expect(readTried('apis/rest/index.html')).toMatch(/<h1[^>]*>Books<\/h1>/);
    expect(readTried('index.html')).toContain('Rio Docs');
    expect(fs.readFileSync(path.join(folder, 'docusaurus.config.ts'), 'utf8')).toBe(readConfiguration());
    expect(read('index.html')).not.toContain('Rio');
  });

  it('run the programs of its reference', () => {
    const {output} = runPaydocs('snippets');
    expect(output).toMatch(/^Ran (\d+) of \1 programs/m);
  });

  it('report what they would send to the hosted search', () => {
    const {status, output} = runPaydocs('search-upload', '--dry-run');
    expect(status, output).toBe(0);
    expect(output).toContain('Nothing was sent.');
    expect(runPaydocs('search-upload').output).toContain("DOCS_SEARCH_ADMIN_KEY aren't set");
  });
});

describe('the checks of a plain site', () => {
  it('report an error in a page, and one in a specification', () => {
    write('docs/limits.md', '---\ntitle: Limits\n---\n\n# Again\n');
    write('graphql/schema.graphql', 'type Query {');
    const {status, output} = runPaydocs('generate');
    expect(status).toBe(1);
    expect(output).toMatch(/^docs\/limits\.md:\d+: /m);
    expect(output).toMatch(/^graphql\/schema\.graphql:1:\d+: Syntax Error/m);
    expect(output).not.toMatch(/^\s+at /m);
  });
});
