import fs from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {decodePath, getEditionFolders, getTranslationSourcePath, existsWithExactCase} from '@paydocs/core';
import {checkUrl} from '../structure/checkUrl';
import {collectUrls, type PageUrl} from '../pages/urls';
import {collectDefaultImports, resolvePathFromPage} from '../pages/imports';
import type {PageDiagnostic} from '../pages/types';
import type {GuideCheckInput} from './guideCheck';

/** URL of another site, or URL with another scheme, such as `pathname:`. */
const EXTERNAL_URL = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Path of a Markdown page. */
const PAGE_FILE = /\.mdx?$/i;
/** Path of another file. Excludes `.html`, which may be a page of the built site. */
const ASSET_FILE = /\.(?!html?$)[a-z][a-z0-9]{1,7}$/i;

/**
 * Checks that the URLs of a page have a valid form and that the files that they refer to exist.
 *
 * @param page - parsed page or partial, with data of the site
 * @returns diagnostics of invalid URLs and missing files
 */
export function checkUrls({tree, guide, site}: GuideCheckInput): PageDiagnostic[] {
  return collectUrls(tree).flatMap((pageUrl) => {
    const {url, kind, line, column} = pageUrl;
    const message = checkUrl(url, URL_KIND_LABELS[kind]) ?? checkFile(pageUrl, guide.file, site.generatedFolders);
    return message === undefined ? [] : [{line, column, message}];
  });
}

/** Labels of the kinds of URLs in messages. */
const URL_KIND_LABELS = {link: 'link to', image: 'image', media: 'file', download: 'file'} as const;

function checkFile(
  {url, kind, isInTag}: PageUrl,
  pageFile: string,
  generatedFolders: readonly string[],
): string | undefined {
  const [pathname = ''] = url.split(/[?#]/);
  if (pathname === '' || EXTERNAL_URL.test(pathname)) return undefined;
  if (kind === 'link' && PAGE_FILE.test(pathname)) {
    if (findCrossedBoundary(decodePath(pathname), pageFile) !== undefined) {
      return `the link to ${url} points outside the project. Correct the path.`;
    }
    const missing = findMissingFile(url, pageFile);
    if (isInTag) {
      return `the link to ${url} is broken: page paths in tags aren't converted to URLs. Use [text](${url}) instead.`;
    }
    return missing && `the link to ${url} is broken: there's no ${missing}.${suggestFile(missing)} Correct the path.`;
  }
  const label = kind === 'image' ? 'image' : 'file';
  const folder = findCrossedBoundary(decodePath(pathname), pageFile);
  if (folder !== undefined) {
    return `the path of the ${label} ${url} points outside ${folder}, to a file that isn't part of the site. Put the ${label} in static/, and correct the path.`;
  }
  if (kind === 'link' && (isInTag || !ASSET_FILE.test(pathname))) return undefined;
  if (isInTag && !pathname.startsWith('/')) {
    const target = label === 'image' ? '/img/' : '/files/';
    return (
      `the path of the ${label} ${url} must start with a slash, because it's in a tag. ` +
      `Put the ${label} in static${target}, and write "${target}${path.posix.basename(pathname)}".`
    );
  }
  const missing = findMissingFile(url, pageFile);
  const isLink = kind === 'link' || kind === 'download';
  if (missing === undefined || (isLink && isGeneratedFile(pathname, generatedFolders))) return undefined;
  if (isFolder(missing)) return `the path ${url} points to a folder. Write the path of a file in the folder.`;
  const original = getTranslationSourcePath(missing);
  if (original !== undefined && existsWithExactCase(original) && !isFolder(original))
    return `the ${label} ${url} doesn't exist: there's no ${missing}. A translation needs its own files next to it, so copy ${original} to ${missing}.`;
  return `the ${label} ${url} doesn't exist: there's no ${missing}.${suggestFile(missing)} Correct the path, or save the ${label} as ${missing}.`;
}

/**
 * Checks whether a URL path may belong to a generated file. If a folder of generated files is missing, every path may,
 * and the build checks the links again.
 */
function isGeneratedFile(pathname: string, generatedFolders: readonly string[]): boolean {
  const hasFile = (folder: string): boolean => fs.existsSync(path.posix.join(folder, pathname));
  return pathname.startsWith('/') && generatedFolders.some((folder) => !fs.existsSync(folder) || hasFile(folder));
}

/**
 * Checks that the partials and data files that a page imports exist.
 *
 * @param page - parsed page or partial, with data of the site
 * @returns diagnostics of missing files
 */
export function checkImports({tree, guide: {file}}: GuideCheckInput): PageDiagnostic[] {
  const diagnostics: PageDiagnostic[] = [];
  visit(tree, 'mdxjsEsm', (node) => {
    const {line, column} = node.position?.start ?? {};
    for (const [, name = ''] of node.value.matchAll(/\bfrom\s+['"](\.[^'"]*)['"]/g)) {
      if (findCrossedBoundary(name, file) !== undefined) {
        diagnostics.push({
          line,
          column,
          message: `the import of ${name} points outside the project. Correct the path.`,
        });
        continue;
      }
      const missing = findMissingFile(name, file, true);
      if (missing !== undefined && !isNotYetGenerated(missing)) {
        const message = `the import of ${name} fails: there's no ${missing}. Correct the path.`;
        diagnostics.push({line, column, message});
      }
    }
  });
  return diagnostics;
}

/**
 * Collects the paths of the files that the URLs and imports of a page refer to, whether they exist or not.
 *
 * @param tree - syntax tree of a page
 * @param file - path of the page, relative to the project's root
 * @returns paths relative to the project's root
 */
export function collectReferencedFiles(tree: Root, file: string): string[] {
  return [...collectUrls(tree).map(({url}) => url), ...collectDefaultImports(tree).map(({from}) => from)]
    .map((url) => url.split(/[?#]/)[0] ?? '')
    .filter((pathname) => pathname !== '' && !EXTERNAL_URL.test(pathname))
    .map(decodePath)
    .filter((name) => findCrossedBoundary(name, file) === undefined)
    .map((name) => resolvePath(name, file));
}

/** Returns the expected path of the file that a URL in a page refers to, or undefined if the file exists. */
function findMissingFile(url: string, file: string, isImport = false): string | undefined {
  const [pathname = ''] = url.split(/[?#]/);
  if (pathname === '' || EXTERNAL_URL.test(pathname)) return undefined;
  const name = decodePath(pathname);
  const candidate = resolvePath(name, file);
  if (existsWithExactCase(candidate) && fs.statSync(candidate).isFile()) return undefined;
  if (isImport || !/\.mdx?$/i.test(name)) return candidate;
  const {folder = '', translates} = getEditionFolders(file) ?? {};
  // Docusaurus also resolves a path that doesn't start with a dot from the folder of the area.
  const areaFolders = /^\.\.?\//.test(name) ? [] : [folder, ...(translates === undefined ? [] : [translates])];
  const source = getTranslationSourcePath(file);
  // The target may not be translated yet.
  const untranslated = source === undefined || name.startsWith('/') ? [] : [resolvePath(name, source)];
  const others = [...areaFolders.map((areaFolder) => path.posix.join(areaFolder, name)), ...untranslated];
  return others.some((other) => !isOutsideProject(other) && existsWithExactCase(other)) ? undefined : candidate;
}

/** Resolves a path in a page to a path relative to the project's root. */
function resolvePath(name: string, file: string): string {
  return name.startsWith('/') ? path.posix.join('static', name) : resolvePathFromPage(name, file);
}

/** Checks whether a path points outside the project's root. */
const isOutsideProject = (file: string): boolean => /^(?:\.\.(?:\/|$)|\/)/.test(path.posix.normalize(file));

/**
 * Returns the folder that a path in a page escapes, as a name for messages: "static/" for a path with a leading slash,
 * "the project" for others. Returns undefined if the path stays inside.
 */
function findCrossedBoundary(name: string, file: string): string | undefined {
  const resolved = path.posix.normalize(resolvePath(name, file));
  if (name.startsWith('/') && !/\.mdx?$/i.test(name) && !resolved.startsWith('static/') && resolved !== 'static')
    return 'static/';
  // The page itself may be outside, such as in a copy of the project.
  return isOutsideProject(resolved) && !isOutsideProject(file) ? 'the project' : undefined;
}

/**
 * Checks whether a file is data or a partial of the REST reference that isn't generated yet. The build generates these
 * files after it checks the pages, so a fresh clone has none.
 */
function isNotYetGenerated(file: string): boolean {
  const [extension] = /\.(?:rest\.json|info\.mdx)$/.exec(file) ?? [];
  return extension !== undefined && !fs.readdirSync(path.posix.dirname(file)).some((name) => name.endsWith(extension));
}

const isFolder = (file: string): boolean => fs.statSync(file, {throwIfNoEntry: false})?.isDirectory() === true;

/** Returns a hint with the file in the same folder whose name is most similar, or an empty string. */
function suggestFile(file: string): string {
  const folder = path.posix.dirname(file);
  const wanted = path.posix.basename(file);
  const names = fs.existsSync(folder) && fs.statSync(folder).isDirectory() ? fs.readdirSync(folder) : [];
  const [closest] = names
    .filter((name) => PAGE_FILE.test(name) === PAGE_FILE.test(wanted))
    .sort((a, b) => leven(a, wanted) - leven(b, wanted));
  const stem = (name: string): string => name.replace(/\.\w+$/, '');
  const limit = stem(closest ?? '') === stem(wanted) ? 4 : Math.min(3, stem(wanted).length / 2);
  return closest !== undefined && leven(closest, wanted) <= limit ? ` Did you mean ${closest}?` : '';
}
