import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A copy of the project in a folder of its own, with the installed packages of this one. */
export interface ProjectCopy {
  folder: string;
  /** Variables for every command that runs in it. */
  environment: NodeJS.ProcessEnv;
  /** Runs a script of the copy's package.json. */
  run(script: string, ...args: string[]): {status: number | null; output: string};
  read(file: string): string;
  write(file: string, text: string): void;
  delete(file: string): void;
  /** Takes the whole copy away. */
  remove(): void;
}

/** What is installed or made, as in `.gitignore`: a copy makes its own. */
const LEFT_OUT = [
  '.git',
  'node_modules',
  'build',
  '.docusaurus',
  '.generated',
  'test-results',
  'playwright-report',
  '.env',
];
const REFERENCES = /^apis\/(?:rest|graphql)\/(?!index\.md$)/;

function isSource(file: string): boolean {
  return !LEFT_OUT.includes(file) && !REFERENCES.test(file.split(path.sep).join('/'));
}

/** Links package by package into `folder`: with one link for all, an installation in the copy would empty the original. */
export function linkPackages(folder: string): void {
  fs.mkdirSync(path.join(folder, 'node_modules'));
  for (const entry of fs.readdirSync('node_modules').filter((name) => name !== '.cache')) {
    fs.symlinkSync(path.resolve('node_modules', entry), path.join(folder, 'node_modules', entry));
  }
}

/**
 * Copies the project's own files, committed or not, and nothing that is generated.
 *
 * @param environment - variables for the commands that run in it
 * @returns the copy; the caller removes it
 */
export function copyProject(environment: Record<string, string> = {}): ProjectCopy {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  for (const entry of fs.readdirSync('.').filter(isSource)) {
    fs.cpSync(entry, path.join(folder, entry), {recursive: true, filter: isSource});
  }
  linkPackages(folder);
  // A cache would speak of files at another place.
  const variables = {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1', ...environment};
  return {
    folder,
    environment: variables,
    run(script, ...args) {
      const result = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        env: variables,
      });
      return {status: result.status, output: result.stdout + result.stderr};
    },
    read: (file) => fs.readFileSync(path.join(folder, file), 'utf8'),
    write: (file, text) => fs.writeFileSync(path.join(folder, file), text),
    delete: (file) => fs.rmSync(path.join(folder, file), {recursive: true, force: true}),
    remove: () => fs.rmSync(folder, {recursive: true, force: true}),
  };
}
