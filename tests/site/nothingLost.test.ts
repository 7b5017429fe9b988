/**
 * What a run leaves that fails, that is killed, or that runs beside another one: the last good site, and a tree that builds.
 *
 * @module-tag failures
 */
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listFiles} from '@paydocs/core/fingerprint';
import {differences} from './generatedFiles';
import {commandOf, type ProjectCopy} from './project';
import {smallSite} from './smallSite';

const GUIDE = 'docs/payouts.md';
let project: ProjectCopy;
let pages: Map<string, string>;
let site: Map<string, string>;

function read(...folders: string[]): Map<string, string> {
  const files = folders.flatMap((folder) => listFiles(path.join(project.folder, folder)));
  return new Map(files.map((file) => [path.relative(project.folder, file), fs.readFileSync(file, 'latin1')]));
}
const readPages = (): Map<string, string> => read('apis', '.generated/openapi', '.generated/schema', '.generated/site');
const readSite = (): Map<string, string> => read('build', 'build-hosting');

function succeed(script: string): void {
  const {status, output} = project.run(script);
  expect(status, output).toBe(0);
}

/** Starts a command in a group of its own. */
function start(script: 'generate' | 'build', ...args: string[]): ChildProcess {
  const [program = '', ...own] = commandOf(project.folder, script);
  return spawn(program, [...own, ...args], {
    cwd: project.folder,
    env: project.environment,
    detached: true,
    stdio: 'ignore',
  });
}

/** Kills a command, with all that it started, as soon as it is there. */
async function killWhen(isThere: () => boolean, script: 'generate' | 'build', ...args: string[]): Promise<void> {
  const child = start(script, ...args);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  while (!isThere()) {
    expect(child.exitCode, `${script} ended before it came there`).toBeNull();
    await pause(2);
  }
  process.kill(-child.pid!, 'SIGKILL');
  await ended;
}

/** What is in a folder, which may come and go. */
function filesIn(folder: string): string[] {
  try {
    return fs.readdirSync(path.join(project.folder, folder));
  } catch {
    return [];
  }
}

beforeAll(() => {
  project = smallSite();
  succeed('build');
  pages = readPages();
  site = readSite();
  expect(pages.size).toBeGreaterThan(250);
  expect(site.size).toBeGreaterThan(150);
});
afterAll(() => project.remove());

interface Mistake {
  file: string;
  change: (text: string) => string;
  message: RegExp;
}

describe('a build that fails', () => {
  const inPage: Mistake = {
    file: GUIDE,
    change: (text) => text.replace('title:', 'sidebar_position: abc\ntitle:'),
    message: /^docs\/payouts\.md:3: sidebar_position must be a number, such as 3 \(found "abc"\)\.$/m,
  };
  const inLinks: Mistake[] = [
    {
      file: GUIDE,
      change: (text) => `${text}\n[Nowhere](/nowhere/)\n`,
      message:
        /^docs\/payouts\.md:\d+: the link to "\/nowhere\/" .* is broken: there's no such page\. Correct the link\.$/m,
    },
    {
      file: 'src/config/navbar.ts',
      change: (text) => text.replace('payouts/', 'payouts-of-none/'),
      message:
        /^src\/config\/navbar\.ts:\d+: the link to "\/payouts-of-none\/" on \d+ pages is broken: there's no such page\. Correct the link\.$/m,
    },
  ];

  it.each([
    ['in a page', [inPage]],
    ['in links of a page and of the navigation bar', inLinks],
  ])('%s leaves the last good site, and prints one message for each mistake', (_where, mistakes) => {
    const before = mistakes.map(({file}) => project.read(file));
    mistakes.forEach(({file, change}, index) => project.write(file, change(before[index]!)));
    const {status, output} = project.run('build');
    mistakes.forEach(({file}, index) => project.write(file, before[index]!));
    expect(status).toBe(1);
    for (const {message} of mistakes) expect(output).toMatch(message);
    expect(output).toMatch(/\n\nNothing was built; the last good site is still in build\/\.\n$/);
    expect(output).not.toMatch(/\[ERROR\]|^\s+at |Docusaurus|InputError/m);
    expect(output.split('\n').filter((line) => line.includes('payouts'))).toHaveLength(mistakes.length);
    expect(differences(site, readSite())).toEqual([]);
  });
});

describe('two generations at once', () => {
  it('make the same pages as one', async () => {
    const run = (): Promise<number | null> =>
      new Promise((resolve) => start('generate', '--force').on('exit', resolve));
    expect(await Promise.all([run(), run()])).toEqual([0, 0]);
    expect(differences(pages, readPages())).toEqual([]);
    expect(fs.existsSync(path.join(project.folder, '.generated/staging'))).toBe(true);
    expect(listFiles(path.join(project.folder, '.generated/staging'))).toEqual([]);
  });
});

/** Where the commands write: what was killed before has changed nothing, and what was killed after is done. */
describe('a run that is killed', () => {
  const isMade = (task: string): boolean => filesIn('.generated/state').includes(`${task}.json`);
  const moments: [when: string, isThere: () => boolean][] = [
    [
      'while the first files are made',
      () => filesIn('.generated/staging').some((made) => filesIn(`.generated/staging/${made}`).length > 0),
    ],
    ['while pages are put in their place', () => filesIn('apis/graphql/types/objects').length > 0],
    ['when some of the files are there', () => isMade('schema') && isMade('openapi')],
  ];

  it.each(moments)('%s of a generation leaves what the next one completes', async (_when, isThere) => {
    project.delete('.generated/state');
    project.delete('.generated/staging');
    project.delete('apis/graphql/types/objects');
    project.write('apis/rest/2-fa-files.api.mdx', 'half');
    await killWhen(isThere, 'generate', '--force');
    expect(differences(site, readSite())).toEqual([]);
    succeed('generate');
    expect(differences(pages, readPages())).toEqual([]);
  });

  it.each([
    ['pages are written', /^index\.html$/],
    ['files are compressed', /\.br$/],
  ])('while %s by a build leaves the last good site', async (_when, made) => {
    project.delete('.generated/build');
    await killWhen(() => filesIn('.generated/build').some((file) => made.test(file)), 'build');
    expect(differences(site, readSite())).toEqual([]);
  });

  it('does not keep the next build from succeeding', () => {
    succeed('build');
    expect(differences(pages, readPages())).toEqual([]);
    expect(differences(site, readSite())).toEqual([]);
  });
});
