import fs from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {foldersOf, sourceOf} from '@paydocs/core/editions';
import {existsExactly} from '@paydocs/core/existsExactly';
import {addressMistake} from '../places/addresses';
import {addressesOf, type Address} from '../pages/addressesOf';
import {importsOf} from '../pages/importsOf';
import type {Mistake} from '../pages/types';

/** An address of another site, or one that Docusaurus leaves alone. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Ends of files that are pages, and of what may be a page of the built site. */
const PAGE = /\.mdx?$/i;
const FILE = /\.(?!html?$)[a-z][a-z0-9]{1,7}$/i;

/**
 * Checks the addresses of a page by themselves: their form, and the files that they stand for.
 *
 * @param tree - a page
 * @param file - its path from the project's root
 * @param made - folders of generated files that readers get
 * @returns every address that readers can't open, and every file that is not there
 */
export function addressMistakes(tree: Root, file: string, made: readonly string[]): Mistake[] {
  return addressesOf(tree).flatMap((address) => {
    const {url, use, line, column} = address;
    const message = addressMistake(url, NAMES[use]) ?? fileMistake(address, file, made);
    return message === undefined ? [] : [{line, column, message}];
  });
}

/** How messages call what an address stands for. */
const NAMES = {link: 'link to', image: 'image', media: 'file', download: 'file'} as const;

function fileMistake({url, use, isInTag}: Address, file: string, made: readonly string[]): string | undefined {
  const [address = ''] = url.split(/[?#]/);
  if (address === '' || ELSEWHERE.test(address)) return undefined;
  if (use === 'link' && PAGE.test(address)) {
    if (leftFolder(decode(address), file) !== undefined) {
      return `the link to ${url} points outside the project. Correct the path.`;
    }
    const missing = missingFile(url, file);
    if (isInTag) {
      return `the link to ${url} is broken: in a tag, the path of a page isn't converted to a URL. Write [text](${url}).`;
    }
    return missing && `the link to ${url} is broken: there's no ${missing}.${similarFile(missing)} Correct the path.`;
  }
  const what = use === 'image' ? 'image' : 'file';
  const folder = leftFolder(decode(address), file);
  if (folder !== undefined) {
    return `the path of the ${what} ${url} points outside ${folder}, to a file that isn't part of the site. Put the ${what} in static/, and correct the path.`;
  }
  if (use === 'link' && (isInTag || !FILE.test(address))) return undefined;
  if (isInTag && !address.startsWith('/')) {
    return (
      `the path of the ${what} ${url} must start with a slash, because it's in a tag. ` +
      `Put the ${what} in static/, and write "/${what === 'image' ? 'img' : 'files'}/${path.posix.basename(address)}".`
    );
  }
  const missing = missingFile(url, file);
  const isLink = use === 'link' || use === 'download';
  if (missing === undefined || (isLink && isMadeForReaders(address, made))) return undefined;
  if (isFolder(missing)) return `the path ${url} is a folder. Write the path of a file in it.`;
  const original = sourceOf(missing);
  if (original !== undefined && existsExactly(original) && !isFolder(original))
    return `the ${what} ${url} doesn't exist: there's no ${missing}. A translation needs its own files next to it, so copy ${original} there.`;
  return `the ${what} ${url} doesn't exist: there's no ${missing}.${similarFile(missing)} Put the ${what} there, or correct the path.`;
}

/** Whether a file of the site is generated. As long as the folders of such files are missing, any may be: the build follows all links. */
function isMadeForReaders(address: string, made: readonly string[]): boolean {
  const isThere = (folder: string): boolean => fs.existsSync(path.posix.join(folder, address));
  return address.startsWith('/') && made.some((folder) => !fs.existsSync(folder) || isThere(folder));
}

/**
 * @param tree - a page
 * @param file - its path from the project's root
 * @returns every import of a part or of data that is not there
 */
export function importMistakes(tree: Root, file: string): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, 'mdxjsEsm', (node) => {
    const {line, column} = node.position?.start ?? {};
    for (const [, name = ''] of node.value.matchAll(/\bfrom\s+['"](\.[^'"]*)['"]/g)) {
      if (leftFolder(name, file) !== undefined) {
        mistakes.push({line, column, message: `the import of ${name} points outside the project. Correct the path.`});
        continue;
      }
      const missing = missingFile(name, file, true);
      if (missing !== undefined && !isYetToCome(missing)) {
        const message = `the import of ${name} fails: there's no ${missing}. Correct the path.`;
        mistakes.push({line, column, message});
      }
    }
  });
  return mistakes;
}

/**
 * @param tree - a page
 * @param file - its path from the project's root
 * @returns the files that its addresses and imports stand for, there or not
 */
export function namedFiles(tree: Root, file: string): string[] {
  return [...addressesOf(tree).map(({url}) => url), ...importsOf(tree).map(({from}) => from)]
    .map((url) => url.split(/[?#]/)[0] ?? '')
    .filter((address) => address !== '' && !ELSEWHERE.test(address))
    .map(decode)
    .filter((name) => leftFolder(name, file) === undefined)
    .map((name) => pathOf(name, file));
}

/** @returns where the file should be that an address in a page stands for, if it is not there */
function missingFile(url: string, file: string, isImport = false): string | undefined {
  const [address = ''] = url.split(/[?#]/);
  if (address === '' || ELSEWHERE.test(address)) return undefined;
  const name = decode(address);
  const candidate = pathOf(name, file);
  if (existsExactly(candidate) && fs.statSync(candidate).isFile()) return undefined;
  if (isImport || !/\.mdx?$/i.test(name)) return candidate;
  const {folder = '', translates} = foldersOf(file) ?? {};
  // Docusaurus also takes a path that starts with a slash, or with nothing, from the folder of the area.
  const areas = /^\.\.?\//.test(name) ? [] : [folder, ...(translates === undefined ? [] : [translates])];
  const source = sourceOf(file);
  // A page that is not translated yet.
  const untranslated = source === undefined || name.startsWith('/') ? [] : [pathOf(name, source)];
  const others = [...areas.map((area) => path.posix.join(area, name)), ...untranslated];
  return others.some((other) => !isAbove(other) && existsExactly(other)) ? undefined : candidate;
}

/** The path from the project's root that a path in a page stands for. */
function pathOf(name: string, file: string): string {
  if (name.startsWith('@site/')) return name.slice('@site/'.length);
  return name.startsWith('/') ? path.posix.join('static', name) : path.posix.join(path.posix.dirname(file), name);
}

/** Whether a path leads to a folder above the project's root, or to one elsewhere. */
const isAbove = (file: string): boolean => /^(?:\.\.(?:\/|$)|\/)/.test(path.posix.normalize(file));

/** @returns which folder a path in a page leads out of: static/ for one with a slash in front, else the project */
function leftFolder(name: string, file: string): string | undefined {
  const found = path.posix.normalize(pathOf(name, file));
  if (name.startsWith('/') && !/\.mdx?$/i.test(name) && !found.startsWith('static/') && found !== 'static')
    return 'static/';
  // A page may itself stand elsewhere, as one of a copy of the project does.
  return isAbove(found) && !isAbove(file) ? 'the project' : undefined;
}

/** Data and parts of the REST reference, which are made after the pages are checked: a fresh copy of the project has none of them. */
function isYetToCome(file: string): boolean {
  const [ending] = /\.(?:rest\.json|info\.mdx)$/.exec(file) ?? [];
  return ending !== undefined && !fs.readdirSync(path.posix.dirname(file)).some((name) => name.endsWith(ending));
}

const isFolder = (file: string): boolean => fs.statSync(file, {throwIfNoEntry: false})?.isDirectory() === true;

/** The file of the same folder whose name is most like the missing one's. */
function similarFile(file: string): string {
  const folder = path.posix.dirname(file);
  const wanted = path.posix.basename(file);
  const names = fs.existsSync(folder) && fs.statSync(folder).isDirectory() ? fs.readdirSync(folder) : [];
  const [nearest] = names
    .filter((name) => PAGE.test(name) === PAGE.test(wanted))
    .sort((a, b) => leven(a, wanted) - leven(b, wanted));
  const stem = (name: string): string => name.replace(/\.\w+$/, '');
  const limit = stem(nearest ?? '') === stem(wanted) ? 4 : Math.min(3, stem(wanted).length / 2);
  return nearest !== undefined && leven(nearest, wanted) <= limit ? ` Did you mean ${nearest}?` : '';
}

function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address; // a lone "%": the name is as it stands there
  }
}
