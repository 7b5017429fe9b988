import type {HostingRules} from '../rules/types';
import type {HostFiles} from './files';
import type {Host} from './host';

/**
 * Vercel: `vercel.json`, which belongs in the published folder. Vercel adds trailing slashes before it applies
 * redirects, and by default, browsers revalidate.
 */
export const vercel: Host = {
  generate,
  limits: [
    {
      file: 'vercel/vercel.json',
      unit: 'redirects',
      max: 2048,
      count: (text) => text.split('"statusCode"').length - 1,
    },
  ],
};

function generate({baseUrl, headers, folders, redirects}: HostingRules): HostFiles {
  const createRule = (folder: string, ruleHeaders: HostingRules['headers']) => ({
    source: `${escapePath(folder)}(.*)`,
    headers: ruleHeaders.map(({name, value}) => ({key: name, value})),
  });
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: false,
    trailingSlash: true,
    headers: [
      createRule(baseUrl, headers),
      ...folders.map(({folder, cacheControl}) => createRule(folder, [{name: 'Cache-Control', value: cacheControl}])),
    ],
    redirects: redirects.map(({from, to}) => ({
      source: escapePath(encodeURI(from)),
      destination: encodeURI(to),
      statusCode: 301,
    })),
  };
  return {'vercel/vercel.json': `${JSON.stringify(config, null, 2)}\n`};
}

/** Escapes characters that are special in a path pattern of Vercel. */
const escapePath = (path: string): string => path.replace(/[.*+?^${}()|[\]\\:!]/g, '\\$&');
