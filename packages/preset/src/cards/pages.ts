/** Creates the cards of pages. */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {CallData} from '@paydocs/reference';
import {collectAreaPages, type AreaName, type AreaPage} from '@paydocs/search';
import type {Card} from './card';
import type {CardsArea} from './options';

/** Keywords of GraphQL definitions, by folder of their pages. */
const GRAPHQL_KEYWORDS: Readonly<Record<string, string>> = {
  queries: 'query',
  mutations: 'mutation',
  subscriptions: 'subscription',
  objects: 'type',
  inputs: 'input',
  enums: 'enum',
  scalars: 'scalar',
  interfaces: 'interface',
  unions: 'union',
  directives: 'directive',
};

/**
 * Creates the content of all pages' cards.
 *
 * @param instances - loaded content of the docs plugin, by instance ID
 * @param areas - areas of the site
 * @param siteDir - absolute path of the project
 * @returns the cards by path of the page, and the paths of pages that set an image in their front matter
 */
export function createCards(
  instances: Readonly<Record<string, LoadedContent | undefined>>,
  areas: Readonly<Record<AreaName, CardsArea>>,
  siteDir: string,
): {pages: Map<string, Card>; pagesWithImage: string[]} {
  const pages = new Map<string, Card>();
  const pagesWithImage: string[] = [];
  for (const name of ['docs', 'rest', 'graphql'] as const) {
    const {id, title} = areas[name];
    const versions = instances[id]?.loadedVersions ?? [];
    for (const page of collectAreaPages(name, instances[id], {id}).pages) {
      const area = versions.length > 1 && page.version !== undefined ? `${title} · ${page.version}` : title;
      // The first page of an area has the same title as the area.
      pages.set(page.path, {...(area !== page.title && {area}), title: page.title, code: getCardCode(page, siteDir)});
    }
    const docs = versions.flatMap((version) => version.docs);
    pagesWithImage.push(
      ...docs.filter(({frontMatter}) => frontMatter.image).map(({permalink}) => permalink.replace(/\/?$/, '/')),
    );
  }
  return {pages, pagesWithImage};
}

function getCardCode({area, file = ''}: AreaPage, siteDir: string): string[] | undefined {
  if (area === 'graphql') {
    const [, folder = ''] = /\/(?:operations|types)\/([a-z]+)\/[^/]+\.mdx$/.exec(file) ?? [];
    const keyword = GRAPHQL_KEYWORDS[folder];
    return keyword === undefined ? undefined : [keyword];
  }
  if (area !== 'rest' || !file.endsWith('.api.mdx')) return undefined;
  const data = path.join(siteDir, file.replace(/\.api\.mdx$/, '.rest.json'));
  if (!fs.existsSync(data)) return undefined;
  const {endpoint} = JSON.parse(fs.readFileSync(data, 'utf8')) as Partial<CallData>;
  // For webhooks and callbacks, `path` is the name of the event, which needs no method.
  return endpoint && (endpoint.kind === undefined ? [endpoint.method, endpoint.path] : ['', endpoint.path]);
}
