/** Generates files for Netlify and Cloudflare Pages, which use the same file names and almost the same syntax. */
import type {HostingRules} from '../rules/types';
import {OVERWRITE_NOTICE, type HostFiles} from './files';
import {countRules, getLongestLineLength, type Host} from './host';

/** Netlify. It serves an existing file instead of redirecting, unless the status ends with `!`. */
export const netlify: Host = {generate: (hosting) => generate(hosting, 'netlify', '301!')};

/** Cloudflare Pages. It redirects even if the file exists. */
export const cloudflarePages: Host = {
  generate: (hosting) => generate(hosting, 'cloudflare-pages', '301'),
  limits: [
    {file: 'cloudflare-pages/_headers', unit: 'characters in a line', max: 2000, count: getLongestLineLength},
    {file: 'cloudflare-pages/_headers', unit: 'rules', max: 100, count: countRules},
    {file: 'cloudflare-pages/_redirects', unit: 'redirects', max: 2000, count: countRules},
    {file: 'cloudflare-pages/_redirects', unit: 'characters in a line', max: 1000, count: getLongestLineLength},
  ],
};

/**
 * Generates `_headers` and `_redirects`, which belong in the published folder. For pages, the files set no
 * `Cache-Control`, because a second rule that matches a path wouldn't replace the first; by default, both hosts let
 * browsers revalidate.
 */
function generate(hosting: HostingRules, folder: string, status: string): HostFiles {
  return {
    [`${folder}/_headers`]: renderHeaders(hosting),
    [`${folder}/_redirects`]: renderRedirects(hosting, status),
  };
}

function renderHeaders({baseUrl, headers, folders}: HostingRules): string {
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
  return `${OVERWRITE_NOTICE}${blocks.join('')}`;
}

function renderRedirects({redirects}: HostingRules, status: string): string {
  const lines = redirects.flatMap(({from, to}) =>
    [...new Set([from, from.replace(/\/$/, '')])].map((each) => `${encodeURI(each)} ${encodeURI(to)} ${status}\n`),
  );
  return `${OVERWRITE_NOTICE}${lines.join('')}`;
}
