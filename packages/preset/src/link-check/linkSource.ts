import fs from 'node:fs';
import path from 'node:path';
import {decodePath, escapeRegExp, getTranslationSourcePath as getOriginal, listFilesAt} from '@paydocs/core';
import {findLinkInCode} from './findLinkInCode';

/** An area whose pages are generated from a specification. */
export interface ReferenceArea {
  /** Folder of the pages, relative to the project's root, such as `apis/rest`. */
  path: string;
  routeBasePath: string;
  /** Path of the file or folder with the specification, relative to the project's root. */
  specification: string;
}

/** The project's folder, the base path of the site, and the references. */
export interface SiteSources {
  siteDir: string;
  baseUrl: string;
  references: readonly ReferenceArea[];
}

export interface SourceLocation {
  file: string;
  line?: number;
}

/** Returns the reference to which a generated page belongs, or undefined for landing pages and other files. */
export function findReference(
  file: string | undefined,
  references: readonly ReferenceArea[],
): ReferenceArea | undefined {
  const source = file && (getOriginal(file) ?? file);
  return references.find(
    ({path: folder}) => source?.startsWith(`${folder}/`) && !/^index\.mdx?$/.test(source.slice(folder.length + 1)),
  );
}

/**
 * Finds the line that a writer can change to correct a link. It's in the page's own file, in a specification, or in
 * code.
 *
 * @param href - the link's `href` on the built page
 * @param page - path of the page, such as `/testing/`
 * @param source - path of the page's source file, or `undefined` if code generates the page
 * @param sources - sources of the site
 * @returns the first line that contains the link, or else the file; on a reference page without the link, the first
 *   line of the specification that contains the page's title
 */
export function findLinkLocation(
  href: string,
  page: string,
  source: string | undefined,
  sources: SiteSources,
): SourceLocation {
  if (source === undefined || /\.[jt]sx?$/.test(source)) {
    return findLinkInCode(href, sources, source) ?? {file: source ?? `the page ${page}`};
  }
  const reference = findReference(source, sources.references);
  const specification = reference && listSpecificationFiles(reference, sources);
  const patterns = toLinkPatterns(href, sources.baseUrl);
  return (
    findMatchingLine(patterns, specification ?? [source], sources) ??
    findLinkInCode(href, sources) ??
    // A guide can contain components with text from a specification.
    findMatchingLine(
      patterns,
      sources.references.flatMap((each) => listSpecificationFiles(each, sources)),
      sources,
    ) ??
    findMatchingLine([toBoundedPattern(readTitle(source, sources))], specification ?? [], sources) ?? {
      file: reference?.specification ?? source,
    }
  );
}

function listSpecificationFiles({specification}: ReferenceArea, {siteDir}: SiteSources): string[] {
  return listFilesAt(path.join(siteDir, specification))
    .filter((file) => /\.(?:ya?ml|json|graphqls?|gql)$/.test(file))
    .map((file) => path.relative(siteDir, file).split(path.sep).join('/'));
}

/** Creates patterns for the forms of a link: unchanged, without the base path, decoded, and escaped as in JSON. */
function toLinkPatterns(href: string, baseUrl: string): RegExp[] {
  const local = href.startsWith(baseUrl) ? `/${href.slice(baseUrl.length)}` : href;
  const whole = [href, local, decodePath(href), decodePath(local), local.replaceAll('/', '\\/')];
  // A relative link to a file has a different path but the same anchor.
  const anchor = href.replace(/^[^#]+/, '');
  const toLiteralPattern = (text: string): RegExp => new RegExp(escapeRegExp(text));
  return [...whole.map(toBoundedPattern), ...[...whole, anchor].filter(Boolean).map(toLiteralPattern)];
}

/** Creates a pattern that matches a text, but not inside a longer path or name. */
const toBoundedPattern = (text: string): RegExp =>
  text === '' ? /(?!)/ : new RegExp(`(?<![\\w/.-])${escapeRegExp(text)}(?![\\w/-])`);

function findMatchingLine(
  patterns: readonly RegExp[],
  files: readonly string[],
  {siteDir}: SiteSources,
): SourceLocation | undefined {
  const texts = files.map((file) => ({file, lines: readLines(path.join(siteDir, file))}));
  for (const pattern of patterns) {
    for (const {file, lines} of texts) {
      const line = lines.findIndex((row) => pattern.test(row));
      if (line !== -1) return {file, line: line + 1};
    }
  }
  return undefined;
}

function readLines(file: string): string[] {
  return fs.statSync(file, {throwIfNoEntry: false})?.isFile() ? fs.readFileSync(file, 'utf8').split('\n') : [];
}

/** Reads the title from the front matter of a generated page. Returns an empty string if there's none. */
function readTitle(source: string, {siteDir}: SiteSources): string {
  const [, title] =
    readLines(path.join(siteDir, source))
      .join('\n')
      .match(/^title: "?(.*?)"?$/m) ?? [];
  return title ?? '';
}
