/** Netlify and Cloudflare Pages read files with the same names and almost the same syntax. */
import type {Hosting} from '../rules/types';
import {NOTICE, type HostFiles} from './files';

/** Status of redirects. Netlify prefers a file at the same path unless the status has a `!`; Cloudflare Pages never does. */
const STATUS = {netlify: '301!', 'cloudflare-pages': '301'} as const;

/**
 * Generates the configuration of Netlify and Cloudflare Pages. For pages, the files set no `Cache-Control`, because a second rule
 * that matches a path wouldn't replace the first; by default, both hosts let browsers revalidate.
 *
 * @param hosting - hosting rules of the site
 * @returns `_headers` and `_redirects` of both hosts, which belong in the published folder
 */
export function generateHeadersFiles(hosting: Hosting): HostFiles {
  return Object.fromEntries(
    Object.entries(STATUS).flatMap(([host, status]) => [
      [`${host}/_headers`, renderHeaders(hosting)],
      [`${host}/_redirects`, renderRedirects(hosting, status)],
    ]),
  );
}

function renderHeaders({baseUrl, headers, folders}: Hosting): string {
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

function renderRedirects({redirects}: Hosting, status: string): string {
  const lines = redirects.flatMap(({from, to}) =>
    [...new Set([from, from.replace(/\/$/, '')])].map((each) => `${encodeURI(each)} ${encodeURI(to)} ${status}\n`),
  );
  return `${NOTICE}${lines.join('')}`;
}
