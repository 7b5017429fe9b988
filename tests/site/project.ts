import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A copy of the project in a folder of its own, with the installed packages of this one. */
export interface ProjectCopy {
  folder: string;
  /** Runs a script of the copy's package.json. */
  run(script: string, ...args: string[]): {status: number | null; output: string};
  read(file: string): string;
  write(file: string, text: string): void;
  remove(): void;
}

/**
 * Copies the project's own files, committed or not, and nothing that is generated.
 *
 * @param environment - variables for the commands that run in it
 * @returns the copy; the caller removes it
 */
export function copyProject(environment: Record<string, string> = {}): ProjectCopy {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const list = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {encoding: 'utf8'});
  for (const file of list.stdout.split('\0').filter((name) => name && fs.existsSync(name))) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    fs.copyFileSync(file, path.join(folder, file));
  }
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    run(script, ...args) {
      const result = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        env: {...process.env, ...environment},
      });
      return {status: result.status, output: result.stdout + result.stderr};
    },
    read: (file) => fs.readFileSync(path.join(folder, file), 'utf8'),
    write: (file, text) => fs.writeFileSync(path.join(folder, file), text),
    remove: () => fs.rmSync(folder, {recursive: true, force: true}),
  };
}
