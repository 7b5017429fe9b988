/** What a run leaves that fails, that is killed, or that runs beside another one: the last good site, and a tree that builds. */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listFiles} from '@paydocs/core/fingerprint';
import type {ProjectCopy} from './project';
import {smallSite} from './smallSite';

const GUIDE = 'docs/payouts.md';
let project: ProjectCopy;
let pages: Map<string, string>;
let site: Map<string, string>;
/** How long the commands take here, in milliseconds. */
const duration = {generate: 0, build: 0};

function read(...folders: string[]): Map<string, string> {
  const files = folders.flatMap((folder) => listFiles(path.join(project.folder, folder)));
  return new Map(files.map((file) => [path.relative(project.folder, file), fs.readFileSync(file, 'latin1')]));
}
const readPages = (): Map<string, string> => read('apis', '.generated/openapi', '.generated/schema', '.generated/site');
const readSite = (): Map<string, string> => read('build', 'build-hosting');

function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
}

function succeed(script: string, ...args: string[]): void {
  const start = performance.now();
  const {status, output} = project.run(script, ...args);
  expect(status, output).toBe(0);
  if (script === 'generate' || script === 'build') duration[script] = performance.now() - start;
}

/** Starts a command in a group of its own, and kills the group after a part of the time that it takes. */
async function killAt(part: number, script: 'generate' | 'build', ...args: string[]): Promise<void> {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: project.folder,
    env: project.environment,
    detached: true,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  await Promise.race([ended, pause(duration[script] * part)]);
  try {
    process.kill(-child.pid!, 'SIGKILL');
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ESRCH'); // it was quicker this time
  }
  await ended;
}

beforeAll(() => {
  project = smallSite();
  succeed('generate');
  succeed('build');
  succeed('generate', '--force');
  pages = readPages();
  site = readSite();
  expect(pages.size).toBeGreaterThan(250);
  expect(site.size).toBeGreaterThan(150);
});
afterAll(() => project.remove());

describe('a build that fails', () => {
  it.each([
    [
      'in a page',
      (text: string) => text.replace('title:', 'sidebar_position: abc\ntitle:'),
      /^docs\/payouts\.md:3: sidebar_position must be a number, such as 3 \(found "abc"\)\.$/m,
    ],
    [
      'in a link',
      (text: string) => `${text}\n[Nowhere](/nowhere/)\n`,
      /^docs\/payouts\.md:\d+: the link to "\/nowhere\/" .* leads nowhere: there's no such page\. Correct the link\.$/m,
    ],
    [
      'in a link of the navigation bar',
      (text: string) => text.replace('payouts/', 'payouts-of-none/'),
      /^src\/config\/navbar\.ts:\d+: the link to "\/payouts-of-none\/" on \d+ pages leads nowhere: there's no such page\. Correct the link\.$/m,
      'src/config/navbar.ts',
    ],
  ])('%s leaves the last good site, and prints one message', (_where, change, message, file = GUIDE) => {
    const text = project.read(file);
    project.write(file, change(text));
    const {status, output} = project.run('build');
    project.write(file, text);
    expect(status).toBe(1);
    expect(output).toMatch(message);
    expect(output).toMatch(/\n\nNothing was built; the last good site is still in build\/\.\n$/);
    expect(output).not.toMatch(/\[ERROR\]|^\s+at |Docusaurus|InputError/m);
    expect(output.split('\n').filter((line) => line.includes('payouts'))).toHaveLength(1);
    expect(differences(site, readSite())).toEqual([]);
  });
});

describe('two generations at once', () => {
  it('make the same pages as one', async () => {
    const run = (): Promise<number | null> =>
      new Promise((resolve) => {
        spawn('npm', ['run', '--silent', 'generate', '--', '--force'], {
          cwd: project.folder,
          env: project.environment,
          stdio: 'ignore',
        }).on('exit', resolve);
      });
    expect(await Promise.all([run(), run()])).toEqual([0, 0]);
    expect(differences(pages, readPages())).toEqual([]);
    expect(fs.existsSync(path.join(project.folder, '.generated/staging'))).toBe(true);
    expect(listFiles(path.join(project.folder, '.generated/staging'))).toEqual([]);
  });
});

describe('a run that is killed', () => {
  it.each([0.05, 0.2, 0.4, 0.6, 0.8, 0.95])(
    'after %d of a generation leaves what the next one completes',
    async (part) => {
      project.delete('.generated/state');
      project.delete('apis/graphql/types/objects');
      project.write('apis/rest/2-fa-files.api.mdx', 'half');
      await killAt(part, 'generate', '--force');
      expect(differences(site, readSite())).toEqual([]);
      succeed('generate');
      expect(differences(pages, readPages())).toEqual([]);
    },
  );

  it.each([0.3, 0.55, 0.8, 0.97])('after %d of a build leaves the last good site', async (part) => {
    await killAt(part, 'build');
    expect(differences(site, readSite())).toEqual([]);
  });

  it('does not keep the next build from succeeding', () => {
    succeed('build');
    expect(differences(pages, readPages())).toEqual([]);
    expect(differences(site, readSite())).toEqual([]);
  });
});
