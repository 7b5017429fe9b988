import fs from 'node:fs';
import path from 'node:path';
import {InputError, type Diagnostic} from '@paydocs/core';

/** Matches references to other files; references within a file start with `#`. */
const REFERENCE_PATTERN = /["']?\$ref["']?\s*:\s*["']?([^"'#\s,}]+)/g;

/**
 * Finds the files that an OpenAPI description consists of. All of their content is published, so none of them may be
 * outside of the root file's folder, by its path or through a symbolic link.
 *
 * @param root - absolute path of the root file
 * @param formatPath - formats the path of a file for messages
 * @returns absolute paths of the root file, and of the files that it and the others refer to
 * @throws InputError that lists every reference to a file outside of the folder
 */
export function findReachableFiles(root: string, formatPath: (file: string) => string): string[] {
  const folder = path.dirname(root);
  const files = new Set([root]);
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    const text = fs.readFileSync(file, 'utf8');
    for (const {1: reference = '', index} of text.matchAll(REFERENCE_PATTERN)) {
      if (/^https?:/.test(reference)) continue;
      const target = path.resolve(path.dirname(file), reference);
      // A missing file may be a word in prose; if it's a reference, the linter reports it.
      if (!fs.existsSync(target) || !fs.statSync(target).isFile()) continue;
      if (isInside(fs.realpathSync(target), fs.realpathSync(folder)) && isInside(target, folder)) {
        files.add(target);
      } else {
        const line = text.slice(0, index).split('\n').length;
        diagnostics.push({
          file: formatPath(file),
          line,
          message: explainOutsideReference(reference, isInside(target, folder)),
        });
      }
    }
  }
  if (diagnostics.length > 0) throw new InputError(diagnostics, 'command/arguments');
  return [...files];
}

function isInside(file: string, folder: string): boolean {
  const relativePath = path.relative(folder, file);
  return relativePath.split(path.sep)[0] !== '..' && !path.isAbsolute(relativePath);
}

function explainOutsideReference(reference: string, isLink: boolean): string {
  const reason = isLink ? 'is a symbolic link to a file outside' : 'is outside';
  return (
    `"${reference}" ${reason} the folder of the root file. Files that the root file refers to are published, so they must be in its folder. ` +
    'Copy the file into that folder and refer to the copy, or move the root file to a folder that contains both.'
  );
}
