import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {InputError} from '@paydocs/core';
import {parseSidebarSource} from './sidebarSource';
import type {PageDiagnostic} from '../pages/types';

interface LoadedSidebars {
  /** Sidebars by name, unchecked. */
  sidebars: Record<string, unknown>;
  /** Content of the file. */
  source: string;
}

/**
 * Loads the sidebars from a TypeScript file.
 *
 * @param file - path relative to the project's root
 * @returns the sidebars and the content of the file
 * @throws InputError if the file is missing, doesn't compile or run, or exports no sidebars
 */
export async function loadSidebars(file: string): Promise<LoadedSidebars> {
  const absolute = path.resolve(file);
  if (!fs.existsSync(absolute)) {
    throw new InputError(
      [{file, message: 'this file, which lists the pages in order, is missing. Restore it from Git.'}],
      'sidebars/entry',
    );
  }
  const source = fs.readFileSync(absolute, 'utf8');
  let loaded: {default?: unknown};
  try {
    loaded = (await import(pathToFileURL(absolute).href)) as {default?: unknown};
  } catch (error) {
    const {syntax} = await parseSidebarSource(source);
    const found = syntax.length > 0 ? syntax : [explainLoadError(error, absolute)];
    const diagnostics = found.map((diagnostic) => ({file, ...diagnostic}));
    throw new InputError(diagnostics, 'sidebars/entry');
  }
  const exported = unwrapModule(loaded);
  // A CommonJS module that exports nothing is an empty object.
  if (typeof exported !== 'object' || exported === null || Object.keys(exported).length === 0) {
    throw new InputError(
      [{file, message: 'the file exports no sidebars. Its last line must be "export default sidebars;".'}],
      'sidebars/entry',
    );
  }
  return {sidebars: exported as Record<string, unknown>, source};
}

/** Returns the default export of a module. In a CommonJS module, it's nested one level deeper. */
function unwrapModule({default: exported}: {default?: unknown}): unknown {
  const isNested = typeof exported === 'object' && exported !== null && 'default' in exported;
  return isNested ? exported.default : exported;
}

function explainLoadError(error: unknown, absolute: string): PageDiagnostic {
  const {message, stack = ''} = error instanceof Error ? error : new Error(String(error));
  const frame = stack.split('\n').find((row) => row.includes(path.basename(absolute)));
  const [, line, column] = /:(\d+):(\d+)\)?$/.exec(frame ?? '') ?? [];
  const reason = (message.split('\n')[0] ?? '').replace(/\.$/, '').replaceAll(`${process.cwd()}/`, '');
  const hint = reason.endsWith(' is not defined')
    ? "If it's a string, such as a label or the ID of a page, put it in quotes."
    : 'Compare this line with the entries around it.';
  return {
    ...(line === undefined ? {} : {line: Number(line), column: Number(column)}),
    message: `${reason}. ${hint}`,
  };
}
