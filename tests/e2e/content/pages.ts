/** Pages of this site's own build, whatever its content is: those in its sitemap. */
import fs from 'node:fs';
import path from 'node:path';
import type {SearchRecord} from '@paydocs/search';
import {test as base} from '../pages';
import {OWN_ORIGIN} from '../site';

export const BUILD = 'build';
const RECORDS = '.generated/search/records.json';

/** A page of the search index. */
interface OwnPage {
  route: string;
  title: string;
  kind: SearchRecord['page_kind'];
}

const isOverviewUnder = (parent: RegExp, {kind, route}: OwnPage): boolean => kind === 'overview' && parent.test(route);

/** Predicates for kinds of page. A site lacks some of the kinds, such as those of a reference that it doesn't have. */
const KINDS = {
  home: ({route}) => route === '/',
  guide: ({kind}) => kind === 'guide',
  category: (page) => isOverviewUnder(/^\/category\//, page),
  restLanding: (page) => isOverviewUnder(/^\/apis\/rest\/$/, page),
  restTag: (page) => isOverviewUnder(/^\/apis\/rest\/[^/]+\/$/, page),
  restOperation: ({kind}) => kind === 'restOperation',
  restSchema: ({kind}) => kind === 'restType',
  restWebhook: ({kind}) => kind === 'restEvent',
  graphqlLanding: (page) => isOverviewUnder(/^\/apis\/graphql\/$/, page),
  graphqlOperation: ({kind}) => kind === 'graphqlOperation',
  graphqlIndex: (page) => isOverviewUnder(/^\/apis\/graphql\/operations\//, page),
  graphqlType: ({kind}) => kind === 'graphqlType',
} satisfies Record<string, (page: OwnPage) => boolean>;

export type Kind = keyof typeof KINDS | 'search';
export const kinds = [...Object.keys(KINDS), 'search'] as Kind[];

const getHtmlPath = (route: string): string => path.join(BUILD, route, 'index.html');

/**
 * Reads the pages in the sitemap.
 *
 * @returns the pages, in the order of the sitemap
 * @throws Error if one of them is not in the search index
 */
export function readOwnPages(): OwnPage[] {
  const records = JSON.parse(fs.readFileSync(RECORDS, 'utf8')) as SearchRecord[];
  const recordsByRoute = new Map(records.map((record) => [new URL(record.url_without_anchor).pathname, record]));
  const sitemap = fs.readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
    const route = new URL(url).pathname;
    const record = recordsByRoute.get(route);
    if (!record) throw new Error(`${route} is in the sitemap, but not in the search index.`);
    return {route, title: record.hierarchy.lvl1 ?? '', kind: record.page_kind};
  });
}

/**
 * Finds a page of a kind, and skips the running test if the site has none.
 *
 * @param kind - kind of page
 * @returns the route of the page with the longest HTML, where most can go wrong
 */
export function findPage(kind: Kind): string {
  const getSize = (route: string): number => fs.statSync(getHtmlPath(route)).size;
  const routes =
    kind === 'search'
      ? ['/search/'].filter((route) => fs.existsSync(getHtmlPath(route)))
      : readOwnPages()
          .filter(KINDS[kind])
          .map(({route}) => route);
  const [longest = ''] = routes.sort((one, other) => getSize(other) - getSize(one));
  test.skip(longest === '', `This site has no page of the kind ${kind}.`);
  return longest;
}

/** Returns the routes of all pages outside the references. */
export const getHandWrittenPages = (): string[] =>
  readOwnPages()
    .map(({route}) => route)
    .filter((route) => !route.startsWith('/apis/'));

export const test = base.extend({baseURL: OWN_ORIGIN});
