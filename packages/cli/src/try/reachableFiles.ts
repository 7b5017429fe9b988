import fs from 'node:fs';
import path from 'node:path';
import {InputError, type InputProblem} from '@paydocs/core/inputError';

/** References to other files; those inside of a file start with `#`. */
const REFERENCE = /["']?\$ref["']?\s*:\s*["']?([^"'#\s,}]+)/g;

/**
 * Finds the files that a description is made of. All that they hold is published, so none may lie outside
 * of the root file's folder, by its path or by a symbolic link.
 *
 * @param root - absolute path of the root file
 * @param shown - names a file in messages
 * @returns the root file, and the files that it and the others refer to, by their absolute paths
 * @throws InputError that lists every reference that leads out of the folder
 */
export function reachableFiles(root: string, shown: (file: string) => string): string[] {
  const folder = path.dirname(root);
  const found = new Set([root]);
  const problems: InputProblem[] = [];
  for (const file of found) {
    const text = fs.readFileSync(file, 'utf8');
    for (const {1: reference = '', index} of text.matchAll(REFERENCE)) {
      if (/^https?:/.test(reference)) continue;
      const target = path.resolve(path.dirname(file), reference);
      // What is not there may be a word of a text; if it is a reference, the linter tells.
      if (!fs.existsSync(target) || !fs.statSync(target).isFile()) continue;
      if (isInside(fs.realpathSync(target), fs.realpathSync(folder)) && isInside(target, folder)) {
        found.add(target);
      } else {
        const line = text.slice(0, index).split('\n').length;
        problems.push({file: shown(file), line, message: explain(reference, isInside(target, folder))});
      }
    }
  }
  if (problems.length > 0) throw new InputError(problems);
  return [...found];
}

function isInside(file: string, folder: string): boolean {
  const way = path.relative(folder, file);
  return way.split(path.sep)[0] !== '..' && !path.isAbsolute(way);
}

function explain(reference: string, isLink: boolean): string {
  const what = isLink ? 'is a symbolic link to a file outside' : 'is outside';
  return (
    `"${reference}" ${what} the folder of the root file. Files that the root file refers to are published. ` +
    'Copy the file into that folder and refer to the copy, or move the root file to a folder that contains both.'
  );
}
