/** Caddy directives for requests below the site's base URL. */
import {PATH_TRAVERSAL_PATTERN, getVaryHeader} from '../../rules/responses';
import {BINARY_TYPES, TEXT_TYPES, UNKNOWN_TYPE} from '../../rules/contentTypes';
import {HTML, MARKDOWN, createAcceptPatterns} from '../../rules/encodings';
import {SHORT_CACHE} from '../../rules/hosting';
import type {HostingRules} from '../../rules/types';
import {splitHash} from '../files';
import {renderBlock, toKeyPattern, renderMap, emulateNegativeLookahead, quotePattern, quote} from './syntax';

/**
 * Pattern source for paths that are always 404: those of `HIDDEN_PATH_PATTERN` in `rules/responses.ts`, and paths with
 * characters that a rewrite wouldn't treat as part of a path.
 */
const HIDDEN_PATTERN = `//|\\.(?:br|gz)$|/\\.${emulateNegativeLookahead('well-known/')}|[%?#]`;

/** Pattern source for U+FFFD, with which Go replaces bytes that aren't UTF-8. */
const REPLACEMENT_CHARACTER = '\\x{FFFD}';

/**
 * Renders the directives of the site.
 *
 * @param hosting - rules for serving the site
 * @returns directives of the Caddyfile
 */
export function renderSite(hosting: HostingRules): string {
  return renderBlock('route @docs', [
    renderHeaders(hosting),
    ...renderRejections(),
    ...renderRedirects(hosting),
    ...renderRewrites(hosting),
    '@docs_missing not file {path}',
    'error @docs_missing 404',
    ...hosting.folders.map(({folder, cacheControl}) => `header ${folder}* Cache-Control ${quote(cacheControl)}`),
    ...renderFileServer(hosting),
  ]);
}

const renderHeaders = ({headers}: HostingRules): string =>
  renderBlock(
    'header',
    [...headers, {name: 'Cache-Control', value: SHORT_CACHE}].map(({name, value}) => `${name} ${quote(value)}`),
  );

function renderRejections(): string[] {
  return [
    '@docs_refused not method GET HEAD',
    'header @docs_refused Allow "GET, HEAD"',
    'error @docs_refused 405',
    '# The path and the query as the client requested them.',
    renderMap(
      '{uri}',
      ['docs_path', 'docs_query'],
      [
        [toKeyPattern('^([^?]*)\\?(.+)$'), '$1', '?$2'],
        [toKeyPattern('^([^?]*)'), '$1', ''],
      ],
      ['', ''],
    ),
    `@docs_malformed vars_regexp {docs_path} ${quotePattern(`(?i)${PATH_TRAVERSAL_PATTERN}|%00`)}`,
    'error @docs_malformed 400',
    `@docs_not_text vars_regexp {path} ${quotePattern(REPLACEMENT_CHARACTER)}`,
    'error @docs_not_text 400',
    `@docs_hidden vars_regexp {path} ${quotePattern(HIDDEN_PATTERN)}`,
    'error @docs_hidden 404',
  ];
}

function renderRedirects({redirects}: HostingRules): string[] {
  const lines = redirects.flatMap(({from, to}) => {
    const {path, hash} = splitHash(encodeURI(to));
    return [...new Set([from, from.replace(/\/$/, '')])].map((each) => [quote(each), path, hash] as const);
  });
  return [
    ...(lines.length > 0
      ? [
          '# URLs that no longer have a page.',
          renderMap('{path}', ['docs_moved', 'docs_moved_hash'], lines, ['', '']),
          '@docs_moved not vars {docs_moved} ""',
          'redir @docs_moved {docs_moved}{docs_query}{docs_moved_hash} 301',
        ]
      : []),
    '# A page URL without a trailing slash redirects to the URL with one.',
    renderBlock('@docs_without_slash', ['not path */', 'file {path}/index.html']),
    'redir @docs_without_slash {docs_path}/{docs_query} 301',
  ];
}

/** Letters for qualities, the highest quality first. Caddy compares them as strings, and later letters are higher. */
const QUALITY_LETTERS = 'lkjihgfedcb';
const NO_QUALITY_LETTER = 'a';

/**
 * Renders directives that rewrite a page URL to its Markdown if it exists and the client prefers it, or else to its
 * HTML.
 */
function renderRewrites({hasMarkdown}: HostingRules): string[] {
  const renderQualityMap = (type: string, name: string): string =>
    renderMap(
      '{header.Accept}',
      [name],
      createAcceptPatterns(type).map((source, index) => [toKeyPattern(`(?i)${source}`), QUALITY_LETTERS.charAt(index)]),
      [NO_QUALITY_LETTER],
    );
  return [
    ...(hasMarkdown
      ? [
          '# The quality that the client assigns to each page type, as a letter.',
          renderQualityMap(MARKDOWN, 'docs_markdown'),
          renderQualityMap(HTML, 'docs_html'),
          renderBlock('@docs_markdown', [
            'path */',
            'file {path}index.md',
            `expression \`{docs_markdown} > "${NO_QUALITY_LETTER}" && {docs_markdown} >= {docs_html}\``,
          ]),
          'rewrite @docs_markdown {path}index.md',
        ]
      : []),
    '@docs_page path */',
    'rewrite @docs_page {path}index.html',
  ];
}

/**
 * Renders directives that set the media type and send the file, compressed if possible. Byte ranges use the
 * uncompressed file, because an error would be sent as if it were compressed.
 */
function renderFileServer(hosting: HostingRules): string[] {
  const [pageVary, textVary] = [getVaryHeader(hosting, true), getVaryHeader(hosting, false)];
  return [
    renderMap(
      '{path}',
      ['docs_type', 'docs_vary'],
      [
        [toKeyPattern('/index\\.html$'), TEXT_TYPES.html ?? '', pageVary],
        ...Object.entries(TEXT_TYPES).map(
          ([extension, type]) =>
            [toKeyPattern(`\\.${extension}$`), type, extension === 'md' ? pageVary : textVary] as const,
        ),
        ...Object.entries(BINARY_TYPES).map(
          ([extension, type]) => [toKeyPattern(`\\.${extension}$`), type, ''] as const,
        ),
      ],
      [UNKNOWN_TYPE, ''],
    ),
    'header Content-Type {docs_type}',
    '@docs_text not vars {docs_vary} ""',
    // Caddy itself adds the header only to compressed files.
    renderBlock('header @docs_text', ['Vary {docs_vary}', 'defer']),
    '@docs_other_unit {\n\theader Range *\n\tnot header Range bytes=*\n}',
    'request_header @docs_other_unit -Range',
    '@docs_part header Range *',
    'file_server @docs_part',
    renderBlock('file_server', ['precompressed br gzip']),
  ];
}
