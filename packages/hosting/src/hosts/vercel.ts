import type {Hosting} from '../rules/types';
import type {HostFiles} from './files';

/**
 * @param hosting - how the site is served
 * @returns `vercel.json`, which belongs into the folder that is published. Addresses get their slash before redirects are
 *   looked at; where nothing is said of caching, browsers ask again.
 */
export function vercelFiles({baseUrl, headers, folders, redirects}: Hosting): HostFiles {
  const rule = (folder: string, list: Hosting['headers']) => ({
    source: `${literally(folder)}(.*)`,
    headers: list.map(({name, value}) => ({key: name, value})),
  });
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: false,
    trailingSlash: true,
    headers: [
      rule(baseUrl, headers),
      ...folders.map(({folder, cacheControl}) => rule(folder, [{name: 'Cache-Control', value: cacheControl}])),
    ],
    redirects: redirects.map(({from, to}) => ({
      source: literally(encodeURI(from)),
      destination: encodeURI(to),
      statusCode: 301,
    })),
  };
  return {'vercel/vercel.json': `${JSON.stringify(config, null, 2)}\n`};
}

/** Marks that mean something in a path of Vercel. */
const literally = (path: string): string => path.replace(/[.*+?^${}()|[\]\\:!]/g, '\\$&');
