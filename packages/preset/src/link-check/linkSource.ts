import fs from 'node:fs';
import path from 'node:path';
import {sourceOf as originalOf} from '@paydocs/core/editions';
import {filesOf} from '@paydocs/core/fingerprint';
import {linkInCode} from './linkInCode';

/** An area whose pages are made from a specification. */
export interface ReferenceArea {
  /** Folder of its pages, and its address, such as `apis/rest`. */
  path: string;
  routeBasePath: string;
  /** The specification: a file or a folder. */
  specification: string;
}

/** Where the sources are, and below which path the site is served. */
export interface Sources {
  siteDir: string;
  baseUrl: string;
  references: readonly ReferenceArea[];
}

export interface Place {
  file: string;
  line?: number;
}

/** @returns the reference that a page's file was generated for: every one of its folder apart from the landing page */
export function referenceOf(file: string | undefined, references: readonly ReferenceArea[]): ReferenceArea | undefined {
  const source = file && (originalOf(file) ?? file);
  return references.find(
    ({path: folder}) => source?.startsWith(`${folder}/`) && !/^index\.mdx?$/.test(source.slice(folder.length + 1)),
  );
}

/**
 * Finds what a writer can change: the line in the page's own file, in the specification that it was made from or shows a part
 * of, or in code.
 *
 * @param href - of a link, as the built page has it
 * @param page - address of the page
 * @param source - its file; nothing for one that code makes
 * @param sources - of the site
 * @returns the first line that holds the link; of a reference, else the first that names what the page is about
 */
export function placeOf(href: string, page: string, source: string | undefined, sources: Sources): Place {
  if (source === undefined || /\.[jt]sx?$/.test(source)) {
    return linkInCode(href, sources, source) ?? {file: source ?? `the page ${page}`};
  }
  const reference = referenceOf(source, sources.references);
  const specification = reference && filesOfSpecification(reference, sources);
  const forms = formsOf(href, sources.baseUrl);
  return (
    lineWith(forms, specification ?? [source], sources) ??
    linkInCode(href, sources) ??
    // A page that people write may show a part of a specification.
    lineWith(
      forms,
      sources.references.flatMap((each) => filesOfSpecification(each, sources)),
      sources,
    ) ??
    lineWith([bounded(titleOf(source, sources))], specification ?? [], sources) ?? {
      file: reference?.specification ?? source,
    }
  );
}

function filesOfSpecification({specification}: ReferenceArea, {siteDir}: Sources): string[] {
  return filesOf(path.join(siteDir, specification))
    .filter((file) => /\.(?:ya?ml|json|graphqls?|gql)$/.test(file))
    .map((file) => path.relative(siteDir, file).split(path.sep).join('/'));
}

/** The ways to write a link, the whole ones first: without the base address, with its characters as they are, as in JSON. */
function formsOf(href: string, baseUrl: string): RegExp[] {
  const local = href.startsWith(baseUrl) ? `/${href.slice(baseUrl.length)}` : href;
  const whole = [href, local, decode(href), decode(local), local.replaceAll('/', '\\/')];
  // A relative link to a file has another address, and the same anchor.
  const anchor = href.replace(/^[^#]+/, '');
  const literal = (text: string): RegExp => new RegExp(escape(text));
  return [...whole.map(bounded), ...[...whole, anchor].filter(Boolean).map(literal)];
}

/** Not a part of a longer address or name. */
const bounded = (text: string): RegExp =>
  text === '' ? /(?!)/ : new RegExp(`(?<![\\w/.-])${escape(text)}(?![\\w/-])`);

function lineWith(patterns: readonly RegExp[], files: readonly string[], {siteDir}: Sources): Place | undefined {
  const texts = files.map((file) => ({file, lines: linesOf(path.join(siteDir, file))}));
  for (const pattern of patterns) {
    for (const {file, lines} of texts) {
      const line = lines.findIndex((row) => pattern.test(row));
      if (line !== -1) return {file, line: line + 1};
    }
  }
  return undefined;
}

function linesOf(file: string): string[] {
  return fs.statSync(file, {throwIfNoEntry: false})?.isFile() ? fs.readFileSync(file, 'utf8').split('\n') : [];
}

/** What a generated page is about: its front matter is JSON line by line. */
function titleOf(source: string, {siteDir}: Sources): string {
  const [, title] =
    linesOf(path.join(siteDir, source))
      .join('\n')
      .match(/^title: "?(.*?)"?$/m) ?? [];
  return title ?? '';
}

function decode(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
