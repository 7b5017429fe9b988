/**
 * Mutates sources and generates pages from them, in its own folder: `tsx tests/fuzz/run.ts KIND SEED COUNT`.
 * Prints a line of JSON before and after each mutation, which identifies one that ends or hangs the process.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {inspect} from 'node:util';
import type {Kind} from './kinds';
import {mutate, pickOne, createRandom} from './mutate';

const [name = '', firstSeed = '1', count = '1'] = process.argv.slice(2);
const home = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'fuzz-')));
process.chdir(home);
process.on('exit', () => {
  process.chdir(os.tmpdir());
  fs.rmSync(home, {recursive: true, force: true});
});

const printLine = (value: object): void => void fs.writeSync(1, `${JSON.stringify(value)}\n`);

async function main(): Promise<void> {
  const [{kinds}, {runTask}, {InputError}] = await Promise.all([
    import('./kinds'),
    import('../../packages/cli/src/generation/tasks/task'),
    import('@paydocs/core'),
  ]);
  const kind = kinds[name];
  if (!kind) throw new Error(`There's no kind ${name}.`);
  preparePages();
  for (let seed = Number(firstSeed); seed < Number(firstSeed) + Number(count); seed += 1) {
    const mutatedFile = prepare(kind, seed);
    printLine({seed, file: mutatedFile});
    fs.rmSync('pages', {recursive: true, force: true});
    fs.mkdirSync('pages');
    fs.writeFileSync('pages/last-good', '');
    const task = {
      name,
      group: 'pages' as const,
      inputs: [],
      values: [String(seed)],
      target: 'pages',
      owns: () => true,
      run: (staging: string) => kind.generate(staging, mutatedFile),
    };
    const result = await runTask(task).then(
      () => ({outcome: 'made'}),
      (error: unknown) =>
        error instanceof InputError
          ? {outcome: 'told', diagnostics: error.diagnostics}
          : {outcome: 'broken', error: inspect(error)},
    );
    const isWhole =
      result.outcome === 'made' ? !fs.existsSync('pages/last-good') : fs.readdirSync('pages').join() === 'last-good';
    const left = fs.readdirSync('.generated/staging');
    printLine({seed, ...result, isWhole, left});
  }
}

/** Creates two pages for the sidebars to list. */
function preparePages(): void {
  fs.mkdirSync('docs/b', {recursive: true});
  for (const file of ['docs/a.md', 'docs/b/c.md']) {
    fs.writeFileSync(file, '---\ntitle: A\ndescription: A page.\n---\n\nText.\n');
  }
}

/** Copies the sources and mutates one file. */
function prepare({source, folder, mutatedFiles}: Kind, seed: number): string {
  const random = createRandom(seed);
  if (folder !== 'sidebars') fs.rmSync(folder, {recursive: true, force: true});
  fs.cpSync(source, folder, {recursive: true});
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => mutatedFiles.test(file) && !/-\d+\.ts$/.test(file))
    .sort();
  const file = `${folder}/${pickOne(random, files)}`;
  const content = mutate(fs.readFileSync(file, 'utf8'), /\.ya?ml$/.test(file), random);
  // A module is loaded only once, so each seed has its own file.
  const target = file.endsWith('.ts') ? file.replace(/\.ts$/, `-${seed}.ts`) : file;
  fs.writeFileSync(target, content);
  return target;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
