/**
 * Runs that fail, are killed, or run at the same time leave the last good site, and files that build.
 *
 * @module-tag failures
 */
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listFiles} from '@paydocs/core';
import {findDifferences} from './generatedFiles';
import {getCommand, type ProjectCopy} from './project';
import {createSmallSite} from './smallSite';

const GUIDE = 'docs/payouts.md';
let project: ProjectCopy;
let pages: Map<string, string>;
let site: Map<string, string>;

function readFiles(...folders: string[]): Map<string, string> {
  const files = folders.flatMap((folder) => listFiles(path.join(project.folder, folder)));
  return new Map(files.map((file) => [path.relative(project.folder, file), fs.readFileSync(file, 'latin1')]));
}
const readPages = (): Map<string, string> =>
  readFiles('apis', '.generated/openapi', '.generated/schema', '.generated/site');
const readSite = (): Map<string, string> => readFiles('build', 'build-hosting');

function expectSuccess(script: string): void {
  const {status, output} = project.run(script);
  expect(status, output).toBe(0);
}

/** Starts a command in its own process group. */
function start(script: 'generate' | 'build', ...args: string[]): ChildProcess {
  const [program = '', ...own] = getCommand(project.folder, script);
  return spawn(program, [...own, ...args], {
    cwd: project.folder,
    env: project.environment,
    detached: true,
    stdio: 'ignore',
  });
}

/** Kills a command and its child processes as soon as it has reached a state. */
async function killWhen(hasReached: () => boolean, script: 'generate' | 'build', ...args: string[]): Promise<void> {
  const child = start(script, ...args);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  while (!hasReached()) {
    expect(child.exitCode, `${script} ended before it came there`).toBeNull();
    await pause(2);
  }
  process.kill(-child.pid!, 'SIGKILL');
  await ended;
}

/** Returns the files in a folder, or none if it doesn't exist. */
function listFolder(folder: string): string[] {
  try {
    return fs.readdirSync(path.join(project.folder, folder));
  } catch {
    return [];
  }
}

beforeAll(() => {
  project = createSmallSite();
  expectSuccess('build');
  pages = readPages();
  site = readSite();
  expect(pages.size).toBeGreaterThan(250);
  expect(site.size).toBeGreaterThan(150);
});
afterAll(() => project.remove());

interface BrokenEdit {
  file: string;
  change: (text: string) => string;
  message: RegExp;
}

describe('a build that fails', () => {
  const pageEdit: BrokenEdit = {
    file: GUIDE,
    change: (text) => text.replace('title:', 'sidebar_position: abc\ntitle:'),
    message:
      /^docs\/payouts\.md:3: sidebar_position must be a number, such as 3 \(found "abc"\)\. \[content\/front-matter\]$/m,
  };
  const linkEdits: BrokenEdit[] = [
    {
      file: GUIDE,
      change: (text) => `${text}\n[Nowhere](/nowhere/)\n`,
      message:
        /^docs\/payouts\.md:\d+: the link to "\/nowhere\/" .* is broken: there's no such page\. Correct the link\. \[links\/broken\]$/m,
    },
    {
      file: 'src/config/navbar.ts',
      change: (text) => text.replace('payouts/', 'payouts-of-none/'),
      message:
        /^src\/config\/navbar\.ts:\d+: the link to "\/payouts-of-none\/" on \d+ pages is broken: there's no such page\. Correct the link\. \[links\/broken\]$/m,
    },
  ];

  it.each([
    ['in a page', [pageEdit]],
    ['in links of a page and of the navigation bar', linkEdits],
  ])('%s leaves the last good site, and prints one message for each error', (_where, edits) => {
    const before = edits.map(({file}) => project.read(file));
    edits.forEach(({file, change}, index) => project.write(file, change(before[index]!)));
    const {status, output} = project.run('build');
    edits.forEach(({file}, index) => project.write(file, before[index]!));
    expect(status).toBe(1);
    for (const {message} of edits) expect(output).toMatch(message);
    expect(output).toMatch(/\n\nNothing was built\. The last successful build is still in build\/\.\n$/);
    expect(output).not.toMatch(/\[ERROR\]|^\s+at |Docusaurus|InputError/m);
    expect(output.split('\n').filter((line) => line.includes('payouts'))).toHaveLength(edits.length);
    expect(findDifferences(site, readSite())).toEqual([]);
  });
});

describe('two generations at once', () => {
  it('generate the same pages as one', async () => {
    const run = (): Promise<number | null> =>
      new Promise((resolve) => start('generate', '--force').on('exit', resolve));
    expect(await Promise.all([run(), run()])).toEqual([0, 0]);
    expect(findDifferences(pages, readPages())).toEqual([]);
    expect(fs.existsSync(path.join(project.folder, '.generated/staging'))).toBe(true);
    expect(listFiles(path.join(project.folder, '.generated/staging'))).toEqual([]);
  });
});

/** Kills commands while they write: before, nothing has changed, and after, everything is done. */
describe('a run that is killed', () => {
  const isGenerated = (task: string): boolean => listFolder('.generated/state').includes(`${task}.json`);
  const moments: [when: string, isThere: () => boolean][] = [
    [
      'while the first files are generated',
      () => listFolder('.generated/staging').some((name) => listFolder(`.generated/staging/${name}`).length > 0),
    ],
    ['while pages are moved into place', () => listFolder('apis/graphql/types/objects').length > 0],
    ['when some of the files exist', () => isGenerated('schema') && isGenerated('openapi')],
  ];

  it.each(moments)('%s leaves a generation that the next run completes', async (_when, hasReached) => {
    project.delete('.generated/state');
    project.delete('.generated/staging');
    project.delete('apis/graphql/types/objects');
    project.write('apis/rest/2-fa-files.api.mdx', 'half');
    await killWhen(hasReached, 'generate', '--force');
    expect(findDifferences(site, readSite())).toEqual([]);
    expectSuccess('generate');
    expect(findDifferences(pages, readPages())).toEqual([]);
  });

  it.each([
    ['pages are written', /^index\.html$/],
    ['files are compressed', /\.br$/],
  ])('while %s by a build leaves the last good site', async (_when, pattern) => {
    project.delete('.generated/build');
    await killWhen(() => listFolder('.generated/build').some((file) => pattern.test(file)), 'build');
    expect(findDifferences(site, readSite())).toEqual([]);
  });

  it('does not prevent the next build from succeeding', () => {
    expectSuccess('build');
    expect(findDifferences(pages, readPages())).toEqual([]);
    expect(findDifferences(site, readSite())).toEqual([]);
  });
});
