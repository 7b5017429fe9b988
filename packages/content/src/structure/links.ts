import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import leven from 'leven';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {decodePath, getTranslationSourcePath, type Diagnostic} from '@paydocs/core';
import {parseBody} from '../pages/parseBody';
import {parseHeading} from '../pages/parseHeading';
import type {Guide} from '../pages/types';

/** A page with its route. */
export interface RoutedPage {
  guide: Guide;
  /** Route path with a leading and a trailing slash. */
  route: string;
}

/** A diagnostic of a broken link. If the page exists and only the anchor is missing, it has `missingAnchor`. */
export interface LinkDiagnostic extends Diagnostic {
  missingAnchor?: {file: string; anchor: string};
}

/** URLs that aren't checked here: other schemes and sites, and pages of the references, which the build checks. */
const SKIPPED_URL = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\/apis\/)/i;

/**
 * Checks the links between guides, including their anchors. The check of the built site, which takes longer, also
 * covers all other pages.
 *
 * @param pages - pages whose links are checked
 * @param otherRoutes - route paths of generated pages
 * @param hasAllRoutes - whether the routes of all pages are known; if not, no route is reported as missing
 * @returns diagnostics of broken links
 */
export async function checkLinks(
  pages: readonly RoutedPage[],
  otherRoutes: readonly string[],
  hasAllRoutes = true,
): Promise<LinkDiagnostic[]> {
  const trees = new Map<Guide, Root>();
  for (const {guide} of pages) {
    const {tree} = await parseBody(guide);
    if (tree) trees.set(guide, tree);
  }
  const routes = [...pages.map(({route}) => route), ...otherRoutes];
  return [...trees].flatMap(([guide, tree]) => {
    const diagnostics: LinkDiagnostic[] = [];
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const broken = checkLink(node.url, guide, pages, hasAllRoutes ? routes : undefined, trees);
      if (broken !== undefined) {
        const {line, column} = node.position?.start ?? {};
        diagnostics.push({file: guide.file, id: 'links/broken', line, column, ...broken});
      }
    });
    return diagnostics;
  });
}

function checkLink(
  url: string,
  from: Guide,
  pages: readonly RoutedPage[],
  routes: readonly string[] | undefined,
  trees: ReadonlyMap<Guide, Root>,
): Pick<LinkDiagnostic, 'message' | 'missingAnchor'> | undefined {
  if (SKIPPED_URL.test(url)) return undefined;
  const [, pathname = '', hash = ''] = (/^([^?#]*)(?:\?[^#]*)?#?(.*)$/.exec(url) ?? []).map(decodePath);
  const route = path.posix.join(pathname, '/');
  if (routes && pathname.startsWith('/') && !/\.\w+$/.test(pathname) && !routes.includes(route)) {
    if (fs.existsSync(path.posix.join('static', pathname))) return undefined;
    const closest = [...routes].sort((a, b) => leven(a, route) - leven(b, route))[0] ?? '';
    const hint = leven(closest, route) <= 4 ? `Did you mean ${closest}?` : 'Correct the link.';
    return {message: `the link to ${url} is broken: no page has this URL. ${hint}`};
  }
  const target =
    pathname === ''
      ? from
      : pages.find((page) => page.route === route || isSamePage(page.guide.file, resolveFile(pathname, from)))?.guide;
  const tree = target && trees.get(target);
  if (!tree || hash === '') return undefined;
  const ids = collectAnchors(tree);
  if (ids.includes(hash)) return undefined;
  const closest = [...ids].sort((a, b) => leven(a, hash) - leven(b, hash))[0];
  const hint =
    closest !== undefined && leven(closest, hash) <= 5
      ? `Did you mean #${closest}?`
      : 'Use the words of a heading, in lowercase and joined with hyphens.';
  return {
    message: `the link to ${url} is broken: ${target.file} has no heading with the anchor #${hash}. ${hint}`,
    missingAnchor: {file: target.file, anchor: hash},
  };
}

/** Checks whether two files are the same page, or versions of it in different languages. */
const isSamePage = (one: string, other: string): boolean =>
  (getTranslationSourcePath(one) ?? one) === (getTranslationSourcePath(other) ?? other);

const resolveFile = (pathname: string, from: Guide): string => path.posix.join(path.posix.dirname(from.file), pathname);

/** Checks whether a page has an anchor. Returns false for a page that can't be parsed. */
export async function hasAnchor(guide: Guide, anchor: string): Promise<boolean> {
  const {tree} = await parseBody(guide);
  return tree !== undefined && collectAnchors(tree).includes(anchor);
}

/** Collects the anchors of a page: explicit and generated IDs of headings, and `id` attributes of elements. */
function collectAnchors(tree: Root): string[] {
  const slugger = createSlugger();
  const ids: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const {text, id} = parseHeading(node);
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
