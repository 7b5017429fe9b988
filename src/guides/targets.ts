import fs from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {existsExactly} from './readGuide';
import type {Mistake} from './types';

/** An address of another site, or one that Docusaurus leaves alone. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * Checks the files that a page shows or links to by their path: images, other pages, partials.
 *
 * @param tree - a page
 * @param file - its path from the project's root
 * @returns every file that is not there
 */
export function fileMistakes(tree: Root, file: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const find = (url: string): string | undefined => missingFile(url, file);
  visit(tree, (node) => {
    const {line, column} = node.position?.start ?? {};
    const add = (message: string): void => void mistakes.push({line, column, message});
    const addImage = (url: string): void => {
      const missing = find(url);
      if (missing !== undefined) {
        add(`the image ${url} does not exist: there is no ${missing}. Put the image there, or correct the path.`);
      }
    };
    switch (node.type) {
      case 'image':
        addImage(node.url);
        break;
      case 'link':
      case 'definition':
        if (/\.mdx?(?:[?#].*)?$/i.test(node.url) && find(node.url) !== undefined) {
          add(
            `the link to ${node.url} leads nowhere: there is no ${find(node.url)}.${similarFile(find(node.url) ?? '')} Correct the path.`,
          );
        }
        break;
      case 'html':
        for (const match of node.value.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/gi)) addImage(match[1] ?? '');
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const {type, name, value} of node.attributes.map((each) => ({
          ...each,
          name: 'name' in each ? each.name : '',
        }))) {
          if (node.name === 'img' && type === 'mdxJsxAttribute' && name === 'src' && typeof value === 'string')
            addImage(value);
        }
        break;
      case 'mdxjsEsm':
        for (const match of node.value.matchAll(/\bfrom\s+['"](\.[^'"]*)['"]/g)) {
          const missing = find(match[1] ?? '');
          if (missing !== undefined && !isYetToCome(missing))
            add(`the import of ${match[1]} leads nowhere: there is no ${missing}. Correct the path.`);
        }
        break;
    }
  });
  return mistakes;
}

/** @returns where the file should be that an address in a page stands for, if it is not there */
function missingFile(url: string, file: string): string | undefined {
  const [address = ''] = url.split(/[?#]/);
  if (address === '' || ELSEWHERE.test(address)) return undefined;
  const name = decode(address);
  const candidate = name.startsWith('@site/')
    ? name.slice('@site/'.length)
    : name.startsWith('/')
      ? path.posix.join('static', name)
      : path.posix.join(path.posix.dirname(file), name);
  if (existsExactly(candidate) && fs.statSync(candidate).isFile()) return undefined;
  // Docusaurus also takes a path that starts with a slash, or with nothing, from the folder of the area.
  const area = /^(?:docs|apis\/[^/]+)/.exec(file)?.[0] ?? '';
  const fromArea = path.posix.join(area, name);
  return /\.mdx?$/i.test(name) && !/^\.\.?\//.test(name) && existsExactly(fromArea) ? undefined : candidate;
}

/** Data and parts of the REST reference, which are made after the pages are checked: a fresh copy of the project has none of them. */
function isYetToCome(file: string): boolean {
  const [ending] = /\.rest\.(?:json|mdx)$/.exec(file) ?? [];
  return ending !== undefined && !fs.readdirSync(path.posix.dirname(file)).some((name) => name.endsWith(ending));
}

/** The file of the same folder whose name is most like the missing one's. */
function similarFile(file: string): string {
  const folder = path.posix.dirname(file);
  const wanted = path.posix.basename(file);
  const names = fs.existsSync(folder) && fs.statSync(folder).isDirectory() ? fs.readdirSync(folder) : [];
  const [nearest] = names.sort((a, b) => leven(a, wanted) - leven(b, wanted));
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
