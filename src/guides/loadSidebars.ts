import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {InputError} from '../lib/inputError';
import type {Mistake} from './types';

/**
 * Loads the sidebars: TypeScript, which the reference's own sidebar is imported into.
 *
 * @param file - path from the project's root
 * @returns the sidebars by name, unchecked, and the text of the file
 * @throws InputError when the file is missing, does not compile or exports no sidebars
 */
export async function loadSidebars(file: string): Promise<{sidebars: Record<string, unknown>; source: string}> {
  const absolute = path.resolve(file);
  if (!fs.existsSync(absolute)) {
    throw new InputError([
      {file, message: 'this file does not exist. It lists the pages in their order: get it back from git.'},
    ]);
  }
  const source = fs.readFileSync(absolute, 'utf8');
  let loaded: {default?: unknown};
  try {
    loaded = (await import(pathToFileURL(absolute).href)) as {default?: unknown};
  } catch (error) {
    throw new InputError([{file, ...(await explain(error, source, absolute))}]);
  }
  const exported = unwrap(loaded);
  // A module in the older format that exports nothing is an empty object.
  if (typeof exported !== 'object' || exported === null || Object.keys(exported).length === 0) {
    throw new InputError([
      {file, message: 'the file exports no sidebars. Its last line is "export default sidebars;".'},
    ]);
  }
  return {sidebars: exported as Record<string, unknown>, source};
}

/** A module in the older format stands one level deeper. */
function unwrap({default: exported}: {default?: unknown}): unknown {
  const isNested = typeof exported === 'object' && exported !== null && 'default' in exported;
  return isNested ? exported.default : exported;
}

async function explain(error: unknown, source: string, absolute: string): Promise<Mistake> {
  const syntax = await syntaxMistake(source);
  if (syntax) {
    return syntax;
  }
  const {message, stack = ''} = error instanceof Error ? error : new Error(String(error));
  const place = stack.split('\n').find((row) => row.includes(path.basename(absolute)));
  const [, line, column] = /:(\d+):(\d+)\)?$/.exec(place ?? '') ?? [];
  const reason = (message.split('\n')[0] ?? '').replace(/\.$/, '').replaceAll(`${process.cwd()}/`, '');
  const cure = / is not defined$/.test(reason)
    ? 'If it is the id of a page, put it in quotes.'
    : 'Compare the line with the entries around it.';
  return {
    ...(line === undefined ? {} : {line: Number(line), column: Number(column)}),
    message: `${reason}. ${cure}`,
  };
}

/** Loaders word syntax errors each in their way, and some without a line: the compiler of TypeScript has it. */
async function syntaxMistake(source: string): Promise<Mistake | undefined> {
  const {default: ts} = await import('typescript');
  const {diagnostics = []} = ts.transpileModule(source, {reportDiagnostics: true});
  const [first] = diagnostics;
  if (!first) return undefined;
  const before = source.slice(0, first.start).split('\n');
  return {
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    message:
      `${ts.flattenDiagnosticMessageText(first.messageText, ' ').replace(/\.$/, '')}. ` +
      'Compare this line and the one before it with the entries around: quotes, commas and brackets.',
  };
}
