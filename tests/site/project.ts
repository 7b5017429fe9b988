import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {copyProjectFiles} from '@paydocs/cli/try/projectCopy';
import {areas} from '../../src/config/areas';

/** A copy of the project in a folder of its own, with the installed packages of this one. */
export interface ProjectCopy {
  folder: string;
  /** Variables for every command that runs in it. */
  environment: NodeJS.ProcessEnv;
  /** Runs a script of the copy's package.json, without npm. */
  run(script: string, ...args: string[]): {status: number | null; output: string};
  read(file: string): string;
  write(file: string, text: string): void;
  delete(file: string): void;
  /** Takes the whole copy away. */
  remove(): void;
}

/** What `npm run generate` leaves: with it, the next one makes only what has changed. */
const GENERATED = ['.generated', 'apis'];
const OF_TESTS = ['.generated/test-results', '.generated/fixture-site'];
/** Highlighted code and drawn cards, each under a name made of what it was made from. */
const CACHE = '.generated/cache';

/**
 * Copies the project's own files, committed or not, and no page that is generated.
 *
 * @param environment - variables for the commands that run in it
 * @param options - `keepsCache`: with what is kept between generations, for tests that don't begin with nothing
 * @returns the copy; the caller removes it
 */
export function copyProject(environment: Record<string, string> = {}, {keepsCache = false} = {}): ProjectCopy {
  const folder = copyProjectFiles(areas);
  if (keepsCache && fs.existsSync(CACHE)) fs.cpSync(CACHE, path.join(folder, CACHE), {recursive: true});
  return openProject(folder, environment);
}

/**
 * Copies the project with what is generated, for tests of something else than its generation.
 *
 * @param environment - variables for the commands that run in it
 * @returns the copy; the caller removes it
 */
export function copyGeneratedProject(environment: Record<string, string> = {}): ProjectCopy {
  const project = copyProject(environment);
  for (const made of GENERATED) {
    fs.cpSync(made, path.join(project.folder, made), {recursive: true, filter: (file) => !OF_TESTS.includes(file)});
  }
  return project;
}

/**
 * @param folder - the root of a project, with its installed packages
 * @param environment - variables for the commands that run in it
 */
export function openProject(folder: string, environment: Record<string, string> = {}): ProjectCopy {
  // A cache would speak of files at another place.
  const variables = {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1', ...environment};
  return {
    folder,
    environment: variables,
    run(script, ...args) {
      const [program = '', ...own] = commandOf(folder, script);
      const result = spawnSync(program, [...own, ...args], {
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

/**
 * @param folder - the root of a project
 * @param script - of its package.json
 * @returns the command that `npm run` starts: npm alone takes half a second
 */
export function commandOf(folder: string, script: string): string[] {
  const {scripts} = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return scripts[script]?.split(' ') ?? [];
}
