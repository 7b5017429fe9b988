import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import leven from 'leven';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {sourceOf} from '@paydocs/core/editions';
import type {InputProblem} from '@paydocs/core/inputError';
import {parseBody} from '../pages/parseBody';
import {readHeading} from '../pages/readHeading';
import type {Guide} from '../pages/types';

/** A page with its address. */
export interface Addressed {
  guide: Guide;
  /** With a slash at both ends. */
  route: string;
}

/** A link that leads nowhere, with the place that is missing on a page that is there. */
export interface LinkProblem extends InputProblem {
  missing?: {file: string; anchor: string};
}

/** Addresses of other sites, those that Docusaurus leaves alone, and the references: their pages are checked when they are built. */
const NOT_HERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\/apis\/)/i;

/**
 * Follows the links from pages to pages that people write, and to places on them. The check of the built
 * site does so too, for every page; this one is done in a second.
 *
 * @param pages - every page
 * @param otherRoutes - addresses of pages that nobody writes
 * @param hasAllRoutes - whether every page's address is known: without it, no address is said to lead nowhere
 * @returns the links that lead nowhere
 */
export async function linkProblems(
  pages: readonly Addressed[],
  otherRoutes: readonly string[],
  hasAllRoutes = true,
): Promise<LinkProblem[]> {
  const trees = new Map<Guide, Root>();
  for (const {guide} of pages) {
    const {tree} = await parseBody(guide);
    if (tree) trees.set(guide, tree);
  }
  const routes = [...pages.map(({route}) => route), ...otherRoutes];
  return [...trees].flatMap(([guide, tree]) => {
    const problems: LinkProblem[] = [];
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const found = mistake(node.url, guide, pages, hasAllRoutes ? routes : undefined, trees);
      if (found !== undefined) {
        const {line, column} = node.position?.start ?? {};
        problems.push({file: guide.file, line, column, ...found});
      }
    });
    return problems;
  });
}

function mistake(
  url: string,
  from: Guide,
  pages: readonly Addressed[],
  routes: readonly string[] | undefined,
  trees: ReadonlyMap<Guide, Root>,
): Pick<LinkProblem, 'message' | 'missing'> | undefined {
  if (NOT_HERE.test(url)) return undefined;
  const [, address = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/.exec(url) ?? [];
  const route = path.posix.join(address, '/');
  if (routes && address.startsWith('/') && !/\.\w+$/.test(address) && !routes.includes(route)) {
    if (fs.existsSync(path.posix.join('static', address))) return undefined;
    const nearest = [...routes].sort((a, b) => leven(a, route) - leven(b, route))[0] ?? '';
    const cure = leven(nearest, route) <= 4 ? `Did you mean ${nearest}?` : 'Correct the link.';
    return {message: `the link to ${url} is broken: no page has this URL. ${cure}`};
  }
  const target =
    address === ''
      ? from
      : pages.find((page) => page.route === route || isSamePage(page.guide.file, fileOf(address, from)))?.guide;
  const tree = target && trees.get(target);
  if (!tree || hash === '') return undefined;
  const ids = idsOf(tree);
  if (ids.includes(hash) || ids.some((id) => encodeURIComponent(id) === hash)) return undefined;
  const nearest = [...ids].sort((a, b) => leven(a, hash) - leven(b, hash))[0];
  const cure =
    nearest !== undefined && leven(nearest, hash) <= 5
      ? `Did you mean #${nearest}?`
      : 'Use the words of a heading, in lowercase with hyphens.';
  return {
    message: `the link to ${url} is broken: ${target.file} has no heading with the anchor #${hash}. ${cure}`,
    missing: {file: target.file, anchor: hash},
  };
}

/** A page and its translation are one. */
const isSamePage = (one: string, other: string): boolean => (sourceOf(one) ?? one) === (sourceOf(other) ?? other);

const fileOf = (address: string, from: Guide): string => path.posix.join(path.posix.dirname(from.file), address);

/** @returns whether a link can name a place on a page */
export async function hasAnchor(guide: Guide, anchor: string): Promise<boolean> {
  const {tree} = await parseBody(guide);
  return tree !== undefined && idsOf(tree).includes(anchor);
}

/** What a link can name on a page: headings, and elements that a writer gave an id. */
function idsOf(tree: Root): string[] {
  const slugger = createSlugger();
  const ids: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const {text, id} = readHeading(node);
      ids.push(id ?? slugger.slug(text));
    } else if (node.type === 'html') {
      ids.push(...[...node.value.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'id' && typeof attribute.value === 'string') {
          ids.push(attribute.value);
        }
      }
    }
  });
  return ids;
}
