/** Caddy directives for requests below the site's base URL. */
import {LEAVING, varyOf} from '../../rules/answers';
import {BINARY_TYPES, TEXT_TYPES, UNKNOWN_TYPE} from '../../rules/contentTypes';
import {HTML, MARKDOWN, qualityPatterns} from '../../rules/encodings';
import {BRIEFLY} from '../../rules/hosting';
import type {Hosting} from '../../rules/types';
import {partsOf} from '../files';
import {block, keyPattern, mapOf, notBefore, pattern, quoted} from './words';

/**
 * Pattern source for paths that are always 404, as in `HIDDEN_PATH` of `rules/responses.ts`, and for characters that a rewrite
 * wouldn't treat as part of a path.
 */
const HIDDEN_PATTERN = `//|\\.(?:br|gz)$|/\\.${notBefore('well-known/')}|[%?#]`;

/** Pattern source for bytes that aren't UTF-8, which Go reads as this character. */
const INVALID_UTF8 = '\\x{FFFD}';

/**
 * Renders the directives of the site.
 *
 * @param hosting - hosting rules of the site
 * @returns the directives
 */
export function site(hosting: Hosting): string {
  return block('route @docs', [
    renderHeaders(hosting),
    ...renderRejections(),
    ...renderRedirects(hosting),
    ...renderRewrites(hosting),
    '@docs_missing not file {path}',
    'error @docs_missing 404',
    ...hosting.folders.map(({folder, cacheControl}) => `header ${folder}* Cache-Control ${quoted(cacheControl)}`),
    ...renderFileServer(hosting),
  ]);
}

const renderHeaders = ({headers}: Hosting): string =>
  block(
    'header',
    [...headers, {name: 'Cache-Control', value: BRIEFLY}].map(({name, value}) => `${name} ${quoted(value)}`),
  );

function renderRejections(): string[] {
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
    `@docs_not_text vars_regexp {path} ${pattern(INVALID_UTF8)}`,
    'error @docs_not_text 400',
    `@docs_hidden vars_regexp {path} ${pattern(HIDDEN_PATTERN)}`,
    'error @docs_hidden 404',
  ];
}

function renderRedirects({redirects}: Hosting): string[] {
  const lines = redirects.flatMap(({from, to}) => {
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

/** Letters for qualities in descending order. Letters that come later in the alphabet are higher. */
const QUALITIES = 'lkjihgfedcb';
const NO_QUALITY = 'a';

/** Rewrites a page URL to its file: its Markdown if the file exists and the client prefers it, or else its HTML. */
function renderRewrites({hasMarkdown}: Hosting): string[] {
  const renderQualityMap = (type: string, name: string): string =>
    mapOf(
      '{header.Accept}',
      [name],
      qualityPatterns(type).map((source, index) => [keyPattern(`(?i)${source}`), QUALITIES.charAt(index)]),
      [NO_QUALITY],
    );
  return [
    ...(hasMarkdown
      ? [
          '# The quality that the client assigns to each page type, as a letter.',
          renderQualityMap(MARKDOWN, 'docs_markdown'),
          renderQualityMap(HTML, 'docs_html'),
          block('@docs_markdown', [
            'path */',
            'file {path}index.md',
            `expression \`{docs_markdown} > "${NO_QUALITY}" && {docs_markdown} >= {docs_html}\``,
          ]),
          'rewrite @docs_markdown {path}index.md',
        ]
      : []),
    '@docs_page path */',
    'rewrite @docs_page {path}index.html',
  ];
}

/**
 * Sets the type, and sends the file, compressed if possible. Byte ranges use the uncompressed file, because an error would be sent
 * as if it were compressed.
 */
function renderFileServer(hosting: Hosting): string[] {
  const [pageVary, textVary] = [varyOf(hosting, true), varyOf(hosting, false)];
  return [
    mapOf(
      '{path}',
      ['docs_type', 'docs_vary'],
      [
        [keyPattern('/index\\.html$'), TEXT_TYPES.html ?? '', pageVary],
        ...Object.entries(TEXT_TYPES).map(
          ([extension, type]) =>
            [keyPattern(`\\.${extension}$`), type, extension === 'md' ? pageVary : textVary] as const,
        ),
        ...Object.entries(BINARY_TYPES).map(([extension, type]) => [keyPattern(`\\.${extension}$`), type, ''] as const),
      ],
      [UNKNOWN_TYPE, ''],
    ),
    'header Content-Type {docs_type}',
    '@docs_text not vars {docs_vary} ""',
    // Caddy itself adds the header only to compressed files.
    block('header @docs_text', ['Vary {docs_vary}', 'defer']),
    '@docs_other_unit {\n\theader Range *\n\tnot header Range bytes=*\n}',
    'request_header @docs_other_unit -Range',
    '@docs_part header Range *',
    'file_server @docs_part',
    block('file_server', ['precompressed br gzip']),
  ];
}
