/** What Docusaurus prints, in words for writers. Its forms are those of version 3.10 and of Rspack 1. */
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {explainMdx} from '@paydocs/guides/pages/explainMdx';
import type {InputProblem} from '@paydocs/core/inputError';
import type {Areas} from '@paydocs/preset/areas';
import {linkInCode} from '@paydocs/preset/link-check/linkInCode';
import {linkSource, pageSource} from './pageSources';

/** `file:line:column: message`, as our own checks say it. */
const OWN =
  /^((?:docs|apis|graphql|openapi|src|static)\/[^:\n]+|sidebars\.ts|docusaurus\.config\.ts|environment|the page \/[^:\n]*)(?::(\d+))?(?::(\d+))?: (.+)$/;

/**
 * Finds the mistakes of writers in the output of a build that failed.
 *
 * @param output - all that Docusaurus printed
 * @param root - absolute path of the project
 * @param areas - of the site
 * @returns the mistakes, each once; none when the failure is not a writer's
 */
export function problemsOf(output: string, root: string, areas: Areas): InputProblem[] {
  const text = stripVTControlCharacters(output)
    .replaceAll(`${root}${path.sep}`, '')
    // The frame that Rspack draws around messages.
    .replace(/^[\s│╰─▶×]*(?=\S)/gm, (frame) => (/[│╰×]/.test(frame) ? '' : frame));
  const problems = [
    ...ownMessages(text),
    ...mdxMessages(text, root),
    ...missingModules(text, root),
    ...brokenPages(text, root, areas),
    ...categoryFiles(text),
    ...duplicateRoutes(text, root, areas),
    ...malformedAddresses(text, root, areas),
    ...brokenLinks(text, root, areas),
  ];
  const key = ({file, line, message}: InputProblem): string => `${file}:${line}: ${message}`;
  return problems.filter((problem, index) => problems.findIndex((other) => key(other) === key(problem)) === index);
}

/** What an InputError says: lines after its name, up to the bracket with which Node closes the error. */
function ownMessages(text: string): InputProblem[] {
  return [...text.matchAll(/InputError: ([\s\S]*?)(?=\] \{$|\n\s+at |\n\s*\{$|$(?![\s\S]))/gm)].flatMap(
    ([, message = '']) => message.split('\n').flatMap(readOwn),
  );
}

function readOwn(line: string): InputProblem[] {
  const [, file, row, column, message] = OWN.exec(line.trim()) ?? [];
  return file === undefined || message === undefined
    ? []
    : [{file, ...(row && {line: Number(row)}), ...(column && {column: Number(column)}), message}];
}

/** A page that the compiler of MDX refuses. */
function mdxMessages(text: string, root: string): InputProblem[] {
  const pattern = /MDX compilation failed for file "(.+)"\nCause: ((?:.+\n)+?)Details:\n(\{\n[\s\S]*?^\})/gm;
  return [...text.matchAll(pattern)].flatMap(([, file = '', cause = '', details = '']) => {
    const own = cause.split('\n').flatMap(readOwn);
    if (own.length > 0) {
      return own;
    }
    const {line, column} = readPlace(details);
    const source = path.join(root, file);
    const page = fs.existsSync(source) ? fs.readFileSync(source, 'utf8') : '';
    const error = Object.assign(new Error(cause.trim()), {reason: cause.trim(), line, column});
    return [{file, ...explainMdx(error, page)}];
  });
}

function readPlace(json: string): {line?: number; column?: number} {
  const number = (field: string): number | undefined => {
    const [, value] = new RegExp(`^\\s*"${field}": (\\d+)`, 'm').exec(json) ?? [];
    return value === undefined ? undefined : Number(value);
  };
  return {line: number('line'), column: number('column')};
}

/** An import of a file or package that is not there. */
function missingModules(text: string, root: string): InputProblem[] {
  return [...text.matchAll(/Module not found: Can't resolve '([^']+)' in '([^']+)'/g)].map(
    ([, name = '', folder = '']) => {
      const message = `"${name}" is imported here, but that file doesn't exist. Correct the path, or add the file.`;
      return {...findInFolder(path.join(root, folder.replace(root, '')), name, root), message};
    },
  );
}

function findInFolder(folder: string, wanted: string, root: string): {file: string; line?: number} {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  for (const name of names.filter((each) => /\.(?:mdx?|[jt]sx?|css)$/.test(each))) {
    const file = path.join(folder, name);
    const line = fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((row) => row.includes(wanted));
    if (line !== -1) {
      return {file: path.relative(root, file), line: line + 1};
    }
  }
  return {file: path.relative(root, folder)};
}

/** A page that compiles and can't be shown. */
function brokenPages(text: string, root: string, areas: Areas): InputProblem[] {
  const pattern =
    /Can't render static file for pathname "([^"]+)"[\s\S]*?\[cause\]: \[?(?:\w*Error: )?(.+?)\]?(?: \{)?\n/g;
  return [...text.matchAll(pattern)].map(([, route = '', cause = '']) => {
    const [, component] = /Expected component `(\w+)` to be defined/.exec(cause) ?? [];
    const message =
      component === undefined ? cause : `there's no component <${component}>. Correct its name, or import it.`;
    return {...pageSource(route, root, areas), message};
  });
}

/** The settings of a folder in a sidebar that lists itself. */
function categoryFiles(text: string): InputProblem[] {
  const [, file] = /sidebar category metadata file "([^"]+)" looks invalid/.exec(text) ?? [];
  const [, reason] = /ValidationError\]?: (.+?)\]?(?: \{)?\n/.exec(text) ?? [];
  return file === undefined
    ? []
    : [
        {
          file: `docs/${file}`,
          message: `${reason ?? "this file isn't valid"}. Correct it, or delete the file: sidebars.ts lists the pages.`,
        },
      ];
}

/** Two pages with one address. */
function duplicateRoutes(text: string, root: string, areas: Areas): InputProblem[] {
  return [...text.matchAll(/Attempting to create page at (\S+?), but a page already exists/g)].map(
    ([, route = '']) => ({
      ...pageSource(route, root, areas),
      message: 'another page has the same URL. Change one of the slugs.',
    }),
  );
}

/** Links that Docusaurus itself finds: those of pages without a file, such as the not-found page. */
function brokenLinks(text: string, root: string, areas: Areas): InputProblem[] {
  const [, list = ''] = /^Exhaustive list of all broken (?:links|anchors) found:\n((?:\s*-.*\n?)+)/m.exec(text) ?? [];
  let route = '';
  return list.split('\n').flatMap((row): InputProblem[] => {
    const [, page] = /source page path = (\S+?):$/.exec(row) ?? [];
    if (page !== undefined) {
      route = page;
      return [];
    }
    const [, address] = /-> linking to (\S+)/.exec(row) ?? [];
    if (address === undefined) return [];
    const place = linkInCode(address, {siteDir: root, baseUrl: '/'}) ?? pageSource(route, root, areas);
    return [{...place, message: `the link to "${address}" on the page ${route} is broken. Correct the link.`}];
  });
}

/** A link whose address Docusaurus can't read. */
function malformedAddresses(text: string, root: string, areas: Areas): InputProblem[] {
  return [...text.matchAll(/Can't parse URL (.+?)(?: with base .*?)?\]?(?: \{)?$/gm)].map(([, address = '']) => ({
    ...linkSource(address, root, areas),
    message: `the link to ${address} is broken: it isn't a complete URL. Write one such as "https://shop.example/path".`,
  }));
}

/**
 * @param output - all that Docusaurus printed
 * @returns its warnings, for those who look after the site
 */
export function warningsOf(output: string): string[] {
  const text = stripVTControlCharacters(output);
  // Docusaurus's own, and ours: a line that counts, and a list below it.
  return [...text.matchAll(/^.*: \d+ warnings?\n(?: {2}.*\n?)*|^\[WARNING\][\s\S]*?(?=^\[[A-Z]+\]|$(?![\s\S]))/gm)].map(
    ([warning]) => warning.trim(),
  );
}
