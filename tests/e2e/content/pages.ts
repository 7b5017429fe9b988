/** The pages of this site's own build, whatever its content is: those that its sitemap names. */
import fs from 'node:fs';
import path from 'node:path';
import type {SearchRecord} from '@paydocs/search/record';
import {test as base} from '../pages';
import {OWN_ORIGIN} from '../site';

export const BUILD = 'build';
const RECORDS = '.generated/search/records.json';

/** A page, as the search index knows it. */
interface OwnPage {
  address: string;
  title: string;
  kind: SearchRecord['page_kind'];
}

const isOverviewBelow = (parent: RegExp, {kind, address}: OwnPage): boolean =>
  kind === 'overview' && parent.test(address);

/** How to tell the kinds of page. A site lacks some of them, such as those of a reference that it doesn't have. */
const KINDS = {
  home: ({address}) => address === '/',
  guide: ({kind}) => kind === 'guide',
  category: (page) => isOverviewBelow(/^\/category\//, page),
  restLanding: (page) => isOverviewBelow(/^\/apis\/rest\/$/, page),
  restTag: (page) => isOverviewBelow(/^\/apis\/rest\/[^/]+\/$/, page),
  restOperation: ({kind}) => kind === 'restOperation',
  restSchema: ({kind}) => kind === 'restType',
  restWebhook: ({kind}) => kind === 'restEvent',
  graphqlLanding: (page) => isOverviewBelow(/^\/apis\/graphql\/$/, page),
  graphqlOperation: ({kind}) => kind === 'graphqlOperation',
  graphqlIndex: (page) => isOverviewBelow(/^\/apis\/graphql\/operations\//, page),
  graphqlType: ({kind}) => kind === 'graphqlType',
} satisfies Record<string, (page: OwnPage) => boolean>;

export type Kind = keyof typeof KINDS | 'search';
export const kinds = [...Object.keys(KINDS), 'search'] as Kind[];

const htmlOf = (address: string): string => path.join(BUILD, address, 'index.html');

/**
 * @returns the pages that the sitemap names, in its order
 * @throws Error if one of them is not in the search index
 */
export function ownPages(): OwnPage[] {
  const records = JSON.parse(fs.readFileSync(RECORDS, 'utf8')) as SearchRecord[];
  const known = new Map(records.map((record) => [new URL(record.url_without_anchor).pathname, record]));
  const sitemap = fs.readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
    const address = new URL(url).pathname;
    const record = known.get(address);
    if (!record) throw new Error(`${address} is in the sitemap, but not in the search index.`);
    return {address, title: record.hierarchy.lvl1 ?? '', kind: record.page_kind};
  });
}

/**
 * Leaves the running test out if the site has no page of a kind.
 *
 * @param kind - a kind of page
 * @returns the address of the one with the longest HTML, where most can go wrong
 */
export function pageOfKind(kind: Kind): string {
  const size = (address: string): number => fs.statSync(htmlOf(address)).size;
  const addresses =
    kind === 'search'
      ? ['/search/'].filter((address) => fs.existsSync(htmlOf(address)))
      : ownPages()
          .filter(KINDS[kind])
          .map(({address}) => address);
  const [longest = ''] = addresses.sort((one, other) => size(other) - size(one));
  test.skip(longest === '', `This site has no page of the kind ${kind}.`);
  return longest;
}

/** @returns the addresses of all pages outside of the references */
export const handWrittenPages = (): string[] =>
  ownPages()
    .map(({address}) => address)
    .filter((address) => !address.startsWith('/apis/'));

export const test = base.extend({baseURL: OWN_ORIGIN});
