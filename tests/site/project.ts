import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {copyProjectFiles} from '@paydocs/cli';
import {areas} from '../../src/config/areas';

/** Copy of the project in its own folder, with the installed packages of the original. */
export interface ProjectCopy {
  folder: string;
  /** Environment variables of every command that runs in it. */
  environment: NodeJS.ProcessEnv;
  /** Runs a script of the copy's package.json, without npm. */
  run(script: string, ...args: string[]): {status: number | null; output: string; stdout: string};
  read(file: string): string;
  write(file: string, text: string): void;
  delete(file: string): void;
  /** Removes the whole copy. */
  remove(): void;
}

/** Output of `npm run generate`. With it, the next run generates only what has changed. */
const GENERATED = ['.generated', 'apis'];
const TEST_FOLDERS = ['.generated/test-results', '.generated/fixture-site'];
/** Rendered cards, each named by its inputs. */
const CACHE_FOLDER = '.generated/cache';

/**
 * Copies the project's own files, committed or not, without generated pages.
 *
 * @param environment - environment variables of the commands that run in the copy
 * @param options - `keepsCache`: whether to copy the cache, for tests that don't start from nothing
 * @returns the copy, which the caller removes
 */
export function copyProject(environment: Record<string, string> = {}, {keepsCache = false} = {}): ProjectCopy {
  const folder = copyProjectFiles(areas);
  if (keepsCache && fs.existsSync(CACHE_FOLDER))
    fs.cpSync(CACHE_FOLDER, path.join(folder, CACHE_FOLDER), {recursive: true});
  return openProject(folder, environment);
}

/**
 * Copies the project with its generated files, for tests that aren't about generation.
 *
 * @param environment - environment variables of the commands that run in the copy
 * @returns the copy, which the caller removes
 */
export function copyGeneratedProject(environment: Record<string, string> = {}): ProjectCopy {
  const project = copyProject(environment);
  for (const item of GENERATED) {
    fs.cpSync(item, path.join(project.folder, item), {recursive: true, filter: (file) => !TEST_FOLDERS.includes(file)});
  }
  return project;
}

/**
 * Opens a project that exists already.
 *
 * @param folder - path of a project's root folder, with installed packages
 * @param environment - environment variables of the commands that run in it
 * @returns the project; its `remove` deletes the folder
 */
export function openProject(folder: string, environment: Record<string, string> = {}): ProjectCopy {
  // A cache would refer to files in another folder.
  const variables = {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1', ...environment};
  return {
    folder,
    environment: variables,
    run(script, ...args) {
      const [program = '', ...own] = getCommand(folder, script);
      const result = spawnSync(program, [...own, ...args], {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        env: variables,
      });
      return {status: result.status, output: result.stdout + result.stderr, stdout: result.stdout};
    },
    read: (file) => fs.readFileSync(path.join(folder, file), 'utf8'),
    write: (file, text) => fs.writeFileSync(path.join(folder, file), text),
    delete: (file) => fs.rmSync(path.join(folder, file), {recursive: true, force: true}),
    remove: () => fs.rmSync(folder, {recursive: true, force: true}),
  };
}

/**
 * Reads the command of a script, to run it without npm, which takes half a second.
 *
 * @param folder - path of a project's root folder
 * @param script - name of a script in its package.json
 * @returns the program and its arguments
 */
export function getCommand(folder: string, script: string): string[] {
  const {scripts} = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return scripts[script]?.split(' ') ?? [];
}
