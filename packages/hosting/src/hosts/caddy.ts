import type {Hosting} from '../rules/types';
import {BRIEFLY, NOT_KEPT} from '../rules/hosting';
import {NOTICE, type HostFiles} from './files';

/** @returns a text in quotes of a Caddyfile, in which braces would be a placeholder */
const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&').replaceAll('{', '\\{')}"`;

/**
 * @param hosting - how the site is served
 * @returns what a site of a Caddyfile imports
 */
export function caddyFiles({baseUrl, headers, folders, redirects, hasMarkdown}: Hosting): HostFiles {
  const header = (path: string, name: string, value: string): string => `\theader ${path} ${name} ${quoted(value)}\n`;
  const lines = [
    ...headers.map(({name, value}) => header(`${baseUrl}*`, name, value)),
    header(`${baseUrl}*`, 'Cache-Control', BRIEFLY),
    ...folders.map(({folder, cacheControl}) => header(`${folder}*`, 'Cache-Control', cacheControl)),
    '\t@docs_refused not method GET HEAD\n',
    '\theader @docs_refused Allow "GET, HEAD"\n',
    '\terror @docs_refused 405\n',
    // Compressed files are another form of an address.
    '\t@docs_compressed path *.br *.gz\n',
    '\terror @docs_compressed 404\n',
    ...redirects.flatMap(({from, to}) =>
      [...new Set([from.replace(/\/$/, ''), from])].map((each) => `\tredir ${encodeURI(each)} ${encodeURI(to)} 301\n`),
    ),
    ...(hasMarkdown
      ? [
          '\t@docs_forms path */ *.md\n',
          '\theader @docs_forms +Vary Accept\n',
          '\t@docs_markdown {\n\t\tpath */\n\t\theader Accept *text/markdown*\n\t\tfile {path}index.md\n\t}\n',
          '\trewrite @docs_markdown {path}index.md\n',
        ]
      : []),
    // A page without its slash leads to the one with it.
    '\tfile_server {\n\t\tprecompressed br gzip\n\t}\n',
  ];
  const toBase = baseUrl === '/' ? '' : `redir ${baseUrl.slice(0, -1)} ${baseUrl} 301\n`;
  const notFound = [
    'handle_errors {\n',
    '\t@docs_missing expression `{err.status_code} == 404`\n',
    `\theader Cache-Control ${NOT_KEPT}\n`,
    `\trewrite @docs_missing ${baseUrl}404.html\n`,
    '\tfile_server @docs_missing {\n\t\tprecompressed br gzip\n\t}\n',
    '}\n',
  ];
  return {
    'caddy/docs.caddy': `${NOTICE}# Imported by a site, which sets "root *" to the folder that has the site at its base path.\n\n${toBase}# Inside "route", the order is that of the lines.\nroute ${baseUrl}* {\n${lines.join('')}}\n${notFound.join('')}`,
  };
}
