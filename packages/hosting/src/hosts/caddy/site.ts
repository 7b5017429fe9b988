/** What Caddy answers with below the site's base address. */
import {LEAVING, varyOf} from '../../rules/answers';
import {BINARY_TYPES, TEXT_TYPES, UNKNOWN_TYPE} from '../../rules/contentTypes';
import {HTML, MARKDOWN, qualityPatterns} from '../../rules/encodings';
import {BRIEFLY} from '../../rules/hosting';
import type {Hosting} from '../../rules/types';
import {partsOf} from '../files';
import {block, keyPattern, mapOf, notBefore, pattern, quoted} from './words';

/** Where there is nothing for anybody, as `HIDDEN` says it, and what would be more than a path when it is rewritten. */
const HIDDEN = `//|\\.(?:br|gz)$|/\\.${notBefore('well-known/')}|[%?#]`;

/** Bytes of a path that are no UTF-8, as Go reads them. */
const NOT_TEXT = '\\x{FFFD}';

/** @returns the directives of the site */
export function site(hosting: Hosting): string {
  return block('route @docs', [
    headers(hosting),
    ...refusals(),
    ...redirects(hosting),
    ...forms(hosting),
    '@docs_missing not file {path}',
    'error @docs_missing 404',
    ...hosting.folders.map(({folder, cacheControl}) => `header ${folder}* Cache-Control ${quoted(cacheControl)}`),
    ...sending(hosting),
  ]);
}

const headers = ({headers: own}: Hosting): string =>
  block(
    'header',
    [...own, {name: 'Cache-Control', value: BRIEFLY}].map(({name, value}) => `${name} ${quoted(value)}`),
  );

function refusals(): string[] {
  return [
    '@docs_refused not method GET HEAD',
    'header @docs_refused Allow "GET, HEAD"',
    'error @docs_refused 405',
    '# The path and the query as the client requested them.',
    mapOf(
      '{uri}',
      ['docs_path', 'docs_query'],
      [
        [keyPattern('^([^?]*)\\?(.+)$'), '$1', '?$2'],
        [keyPattern('^([^?]*)'), '$1', ''],
      ],
      ['', ''],
    ),
    `@docs_malformed vars_regexp {docs_path} ${pattern(`(?i)${LEAVING}|%00`)}`,
    'error @docs_malformed 400',
    `@docs_not_text vars_regexp {path} ${pattern(NOT_TEXT)}`,
    'error @docs_not_text 400',
    `@docs_hidden vars_regexp {path} ${pattern(HIDDEN)}`,
    'error @docs_hidden 404',
  ];
}

function redirects({redirects: moved}: Hosting): string[] {
  const lines = moved.flatMap(({from, to}) => {
    const {path, hash} = partsOf(encodeURI(to));
    return [...new Set([from, from.replace(/\/$/, '')])].map((each) => [quoted(each), path, hash] as const);
  });
  return [
    ...(lines.length > 0
      ? [
          '# URLs that no longer have a page.',
          mapOf('{path}', ['docs_moved', 'docs_moved_hash'], lines, ['', '']),
          '@docs_moved not vars {docs_moved} ""',
          'redir @docs_moved {docs_moved}{docs_query}{docs_moved_hash} 301',
        ]
      : []),
    '# A page URL without a trailing slash redirects to the URL with one.',
    block('@docs_without_slash', ['not path */', 'file {path}/index.html']),
    'redir @docs_without_slash {docs_path}/{docs_query} 301',
  ];
}

/** Letters for qualities, of which the last one is the highest. */
const QUALITIES = 'lkjihgfedcb';
const NOT_NAMED = 'a';

/** The file of a page: its Markdown, if it is there and asked for. */
function forms({hasMarkdown}: Hosting): string[] {
  const qualityOf = (type: string, name: string): string =>
    mapOf(
      '{header.Accept}',
      [name],
      qualityPatterns(type).map((source, index) => [keyPattern(`(?i)${source}`), QUALITIES.charAt(index)]),
      [NOT_NAMED],
    );
  return [
    ...(hasMarkdown
      ? [
          '# The quality that the client assigns to each page type, as a letter.',
          qualityOf(MARKDOWN, 'docs_markdown'),
          qualityOf(HTML, 'docs_html'),
          block('@docs_markdown', [
            'path */',
            'file {path}index.md',
            `expression \`{docs_markdown} > "${NOT_NAMED}" && {docs_markdown} >= {docs_html}\``,
          ]),
          'rewrite @docs_markdown {path}index.md',
        ]
      : []),
    '@docs_page path */',
    'rewrite @docs_page {path}index.html',
  ];
}

/** Type and compressed form of the file. Parts are those of the file itself: an error would be told as if it were compressed. */
function sending(hosting: Hosting): string[] {
  const [ofPages, ofTexts] = [varyOf(hosting, true), varyOf(hosting, false)];
  return [
    mapOf(
      '{path}',
      ['docs_type', 'docs_vary'],
      [
        [keyPattern('/index\\.html$'), TEXT_TYPES.html ?? '', ofPages],
        ...Object.entries(TEXT_TYPES).map(
          ([end, type]) => [keyPattern(`\\.${end}$`), type, end === 'md' ? ofPages : ofTexts] as const,
        ),
        ...Object.entries(BINARY_TYPES).map(([end, type]) => [keyPattern(`\\.${end}$`), type, ''] as const),
      ],
      [UNKNOWN_TYPE, ''],
    ),
    'header Content-Type {docs_type}',
    '@docs_text not vars {docs_vary} ""',
    // Caddy adds its own to compressed files alone.
    block('header @docs_text', ['Vary {docs_vary}', 'defer']),
    '@docs_other_unit {\n\theader Range *\n\tnot header Range bytes=*\n}',
    'request_header @docs_other_unit -Range',
    '@docs_part header Range *',
    'file_server @docs_part',
    block('file_server', ['precompressed br gzip']),
  ];
}
