/** Netlify and Cloudflare Pages read files of the same names, which say nearly the same. */
import type {Hosting} from '../rules/types';
import {NOTICE, type HostFiles} from './files';

/** How a host tells a redirect: Netlify prefers a file of that address, unless the status is forced; Cloudflare Pages never does. */
const STATUS = {netlify: '301!', 'cloudflare-pages': '301'} as const;

/**
 * @param hosting - how the site is served
 * @returns `_headers` and `_redirects` of both hosts, which belong into the folder that is published. Where they say nothing
 *   of caching, both hosts let browsers ask again: a second line that fits an address would not replace the first.
 */
export function headersFiles(hosting: Hosting): HostFiles {
  return Object.fromEntries(
    Object.entries(STATUS).flatMap(([host, status]) => [
      [`${host}/_headers`, headersText(hosting)],
      [`${host}/_redirects`, redirectsText(hosting, status)],
    ]),
  );
}

function headersText({baseUrl, headers, folders}: Hosting): string {
  const rules = [
    {path: `${baseUrl}*`, headers},
    ...folders.map(({folder, cacheControl}) => ({
      path: `${folder}*`,
      headers: [{name: 'Cache-Control', value: cacheControl}],
    })),
  ];
  const blocks = rules.map(
    (rule) => `${rule.path}\n${rule.headers.map(({name, value}) => `  ${name}: ${value}\n`).join('')}`,
  );
  return `${NOTICE}${blocks.join('')}`;
}

function redirectsText({redirects}: Hosting, status: string): string {
  const lines = redirects.flatMap(({from, to}) =>
    [...new Set([from, from.replace(/\/$/, '')])].map((each) => `${encodeURI(each)} ${encodeURI(to)} ${status}\n`),
  );
  return `${NOTICE}${lines.join('')}`;
}
