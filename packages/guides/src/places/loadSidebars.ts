import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {InputError, type InputProblem} from '@paydocs/core/inputError';
import {readSource} from './sidebarSource';
import type {Mistake} from '../pages/types';

export interface LoadedSidebars {
  /** The sidebars by name, unchecked. */
  sidebars: Record<string, unknown>;
  /** The text of the file. */
  source: string;
  /** Why the file can't be run, if its sidebars can be read all the same. */
  problems: InputProblem[];
}

/**
 * Loads the sidebars: TypeScript, which the reference's own sidebar is imported into.
 *
 * @param file - path from the project's root
 * @returns the sidebars and the text that they stand in
 * @throws InputError when the file is missing, does not compile or exports no sidebars
 */
export async function loadSidebars(file: string): Promise<LoadedSidebars> {
  const absolute = path.resolve(file);
  if (!fs.existsSync(absolute)) {
    throw new InputError([
      {file, message: "this file doesn't exist. It lists the pages in order, so restore it from git."},
    ]);
  }
  const source = fs.readFileSync(absolute, 'utf8');
  let loaded: {default?: unknown};
  try {
    loaded = (await import(pathToFileURL(absolute).href)) as {default?: unknown};
  } catch (error) {
    const {syntax, unquoted, sidebars} = await readSource(source);
    const mistakes = [syntax, unquoted].find((found) => found.length > 0) ?? [explain(error, absolute)];
    const problems = mistakes.map((mistake) => ({file, ...mistake}));
    if (mistakes === unquoted && sidebars.docs !== undefined) return {sidebars, source, problems};
    throw new InputError(problems);
  }
  const exported = unwrap(loaded);
  // A module in the older format that exports nothing is an empty object.
  if (typeof exported !== 'object' || exported === null || Object.keys(exported).length === 0) {
    throw new InputError([
      {file, message: 'the file exports no sidebars. Its last line must be "export default sidebars;".'},
    ]);
  }
  return {sidebars: exported as Record<string, unknown>, source, problems: []};
}

/** A module in the older format stands one level deeper. */
function unwrap({default: exported}: {default?: unknown}): unknown {
  const isNested = typeof exported === 'object' && exported !== null && 'default' in exported;
  return isNested ? exported.default : exported;
}

function explain(error: unknown, absolute: string): Mistake {
  const {message, stack = ''} = error instanceof Error ? error : new Error(String(error));
  const place = stack.split('\n').find((row) => row.includes(path.basename(absolute)));
  const [, line, column] = /:(\d+):(\d+)\)?$/.exec(place ?? '') ?? [];
  const reason = (message.split('\n')[0] ?? '').replace(/\.$/, '').replaceAll(`${process.cwd()}/`, '');
  return {
    ...(line === undefined ? {} : {line: Number(line), column: Number(column)}),
    message: `${reason}. Compare this line with the entries around it.`,
  };
}
