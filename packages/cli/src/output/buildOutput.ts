/** Converts the output of Docusaurus to messages for writers. The formats are those of Docusaurus 3.10 and Rspack 1. */
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {explainMdxError} from '@paydocs/content';
import {addDefaultId, type Diagnostic} from '@paydocs/core';
import type {Areas} from '@paydocs/preset/site';
import {findPageSource} from './pageSources';

/** Matches a message of our own checks: `file:line:column: message [id]`. */
const DIAGNOSTIC_LINE =
  /^((?:docs|apis|graphql|openapi|src|static)\/[^:\n]+|sidebars\.ts|docusaurus\.config\.ts|environment|the page \/[^:\n]*)(?::(\d+))?(?::(\d+))?: (.+?)(?: \[([a-z]+\/[\w-]+)\])?$/;

/**
 * Finds errors that writers can fix in the output of a failed build.
 *
 * @param output - complete output of Docusaurus
 * @param root - absolute path of the project
 * @param areas - areas of the site
 * @returns diagnostics without duplicates; empty if writers can't fix the error
 */
export function findDiagnostics(output: string, root: string, areas: Areas): Diagnostic[] {
  const text = stripVTControlCharacters(output)
    .replaceAll(`${root}${path.sep}`, '')
    // Rspack's frame around messages.
    .replace(/^[\s│╰─▶×]*(?=\S)/gm, (frame) => (/[│╰×]/.test(frame) ? '' : frame));
  const diagnostics = [
    ...findInputErrors(text),
    ...addDefaultId(findMdxErrors(text, root), 'content/syntax'),
    ...addDefaultId(findMissingModules(text, root), 'content/import'),
    ...addDefaultId(findBrokenPages(text, root, areas), 'build/page'),
    ...addDefaultId(findDuplicateRoutes(text, root, areas), 'build/duplicate-url'),
  ];
  const key = ({file, line, message}: Diagnostic): string => `${file}:${line}: ${message}`;
  return diagnostics.filter(
    (diagnostic, index) => diagnostics.findIndex((other) => key(other) === key(diagnostic)) === index,
  );
}

/**
 * Finds the messages of an InputError: the lines after its name, up to the bracket with which Node.js ends the error.
 */
function findInputErrors(text: string): Diagnostic[] {
  return [...text.matchAll(/InputError: ([\s\S]*?)(?=\] \{$|\n\s+at |\n\s*\{$|$(?![\s\S]))/gm)].flatMap(
    ([, message = '']) => message.split('\n').flatMap(parseDiagnosticLine),
  );
}

function parseDiagnosticLine(line: string): Diagnostic[] {
  const [, file, row, column, message, id] = DIAGNOSTIC_LINE.exec(line.trim()) ?? [];
  return file === undefined || message === undefined
    ? []
    : [{file, ...(id && {id}), ...(row && {line: Number(row)}), ...(column && {column: Number(column)}), message}];
}

/** Finds pages that the MDX compiler rejects. */
function findMdxErrors(text: string, root: string): Diagnostic[] {
  const pattern = /MDX compilation failed for file "(.+)"\nCause: ((?:.+\n)+?)Details:\n(\{\n[\s\S]*?^\})/gm;
  return [...text.matchAll(pattern)].flatMap(([, file = '', cause = '', details = '']) => {
    const ownDiagnostics = cause.split('\n').flatMap(parseDiagnosticLine);
    if (ownDiagnostics.length > 0) {
      return ownDiagnostics;
    }
    const {line, column} = parseLocation(details);
    const source = path.join(root, file);
    const page = fs.existsSync(source) ? fs.readFileSync(source, 'utf8') : '';
    const error = Object.assign(new Error(cause.trim()), {reason: cause.trim(), line, column});
    return [{file, ...explainMdxError(error, page)}];
  });
}

function parseLocation(json: string): {line?: number; column?: number} {
  const readNumber = (field: string): number | undefined => {
    const [, value] = new RegExp(`^\\s*"${field}": (\\d+)`, 'm').exec(json) ?? [];
    return value === undefined ? undefined : Number(value);
  };
  return {line: readNumber('line'), column: readNumber('column')};
}

/** Finds imports of files and packages that don't exist. */
function findMissingModules(text: string, root: string): Diagnostic[] {
  return [...text.matchAll(/Module not found: Can't resolve '([^']+)' in '([^']+)'/g)].map(
    ([, name = '', folder = '']) => {
      const message = `"${name}" is imported here, but that file doesn't exist. Correct the path, or add the file.`;
      return {...findTextInFolder(path.join(root, folder.replace(root, '')), name, root), message};
    },
  );
}

function findTextInFolder(folder: string, searchText: string, root: string): {file: string; line?: number} {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  for (const name of names.filter((each) => /\.(?:mdx?|[jt]sx?|css)$/.test(each))) {
    const file = path.join(folder, name);
    const line = fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((row) => row.includes(searchText));
    if (line !== -1) {
      return {file: path.relative(root, file), line: line + 1};
    }
  }
  return {file: path.relative(root, folder)};
}

/** Finds pages that compile but can't be rendered. */
function findBrokenPages(text: string, root: string, areas: Areas): Diagnostic[] {
  const pattern =
    /Can't render static file for pathname "([^"]+)"[\s\S]*?\[cause\]: \[?(?:\w*Error: )?(.+?)\]?(?: \{)?\n/g;
  return [...text.matchAll(pattern)].map(([, route = '', cause = '']) => {
    const [, component] = /Expected component `(\w+)` to be defined/.exec(cause) ?? [];
    const message =
      component === undefined ? cause : `there's no component <${component}>. Correct its name, or import it.`;
    return {...findPageSource(route, root, areas), message};
  });
}

/** Finds pages with the same URL. */
function findDuplicateRoutes(text: string, root: string, areas: Areas): Diagnostic[] {
  return [...text.matchAll(/Attempting to create page at (\S+?), but a page already exists/g)].map(
    ([, route = '']) => ({
      ...findPageSource(route, root, areas),
      message: 'another page has the same URL. Change one of the slugs.',
    }),
  );
}

/**
 * Finds warnings for the site's maintainers.
 *
 * @param output - complete output of Docusaurus
 * @returns the warnings, without surrounding whitespace
 */
export function findWarnings(output: string): string[] {
  const text = stripVTControlCharacters(output);
  // Docusaurus's warnings, and ours: a line with a count, followed by a list.
  return [...text.matchAll(/^.*: \d+ warnings?\n(?: {2}.*\n?)*|^\[WARNING\][\s\S]*?(?=^\[[A-Z]+\]|$(?![\s\S]))/gm)].map(
    ([warning]) => warning.trim(),
  );
}
