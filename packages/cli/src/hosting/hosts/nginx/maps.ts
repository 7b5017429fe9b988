/** Renders nginx maps, which belong outside a server. They only affect requests below the site's base URL. */
import {escapeRegExp} from '@paydocs/core';
import {PATH_TRAVERSAL_PATTERN, getNotFoundPagePath} from '../../rules/responses';
import {createAcceptEncodingPattern, PREFERS_MARKDOWN_PATTERN, ENCODING_SUFFIXES} from '../../rules/encodings';
import {SHORT_CACHE, NO_CACHE} from '../../rules/hosting';
import type {HostingRules} from '../../rules/types';
import {splitHash} from '../files';
import {renderMap, toKeyPattern, splitIntoChunks, quote} from './syntax';

/** Pattern source for UTF-8 (RFC 3629), because nginx matches bytes. */
const UTF8_PATTERN =
  '(?>[\\x01-\\x7f]|[\\xc2-\\xdf][\\x80-\\xbf]|[\\xe0-\\xef][\\x80-\\xbf]{2}|[\\xf0-\\xf4][\\x80-\\xbf]{3})*+';

/** A response header, and the variables that together contain its value. */
interface HeaderVariables {
  name: string;
  variables: readonly string[];
}

/** Returns each header of the site with the variables that contain its value. */
export function getHeaderVariables({headers}: HostingRules): HeaderVariables[] {
  return headers.map(({name, value}) => ({
    name,
    variables: splitIntoChunks(value).map((_, index) => `docs_${name.toLowerCase().replaceAll('-', '_')}_${index + 1}`),
  }));
}

/**
 * Renders the maps of a site.
 *
 * @param hosting - rules for serving the site
 * @returns `map` blocks
 */
export function renderMaps(hosting: HostingRules): string {
  return [...renderRequestMaps(hosting), ...renderResponseMaps(hosting), ...renderHeaderMaps(hosting)].join('\n');
}

/** Renders maps that classify the request. */
function renderRequestMaps(hosting: HostingRules): string[] {
  const {baseUrl, redirects} = hosting;
  const basePattern = escapeRegExp(baseUrl);
  const redirectKeys = redirects.map(({from, to}) => ({
    key: toKeyPattern(`^${escapeRegExp(from.replace(/\/$/, ''))}${from.endsWith('/') ? '/?' : ''}$`),
    ...splitHash(encodeURI(to)),
  }));
  return [
    '# The compressed form of a file that the browser accepts. Byte ranges use the uncompressed file, because an error would be sent as if it were compressed.\n' +
      renderMap('$http_range', 'docs_accept_encoding', [
        ['default', '""'],
        ['""', '$http_accept_encoding'],
      ]),
    renderMap('$docs_accept_encoding', 'docs_suffix', [
      ['default', '""'],
      ...ENCODING_SUFFIXES.map(
        ({encoding, suffix}) => [toKeyPattern(createAcceptEncodingPattern(encoding), '~*'), suffix] as const,
      ),
    ]),
    '# Whether the client requests a page as Markdown.\n' +
      renderMap('$uri', 'docs_page_accept', [
        ['default', '""'],
        [toKeyPattern(`^${basePattern}(?:.*/)?$`), '$http_accept'],
      ]),
    renderMap('$docs_page_accept', 'docs_markdown', [
      ['default', '0'],
      [toKeyPattern(PREFERS_MARKDOWN_PATTERN, '~*'), '1'],
    ]),
    '# The path as the client requested it, for redirects.\n' +
      renderMap('$request_uri', 'docs_path', [[toKeyPattern('^(?<docs_asked>[^?]*)'), '$docs_asked']]),
    renderMap('"$request_method $uri"', 'docs_refused', [
      ['default', '0'],
      [toKeyPattern(`^(?!GET |HEAD )\\S+ ${basePattern}`), '1'],
    ]),
    renderMap('$docs_path', 'docs_malformed', [
      ['default', '0'],
      [toKeyPattern(`^(?=${basePattern}).*${PATH_TRAVERSAL_PATTERN}`, '~*'), '1'],
    ]),
    renderMap('$uri', 'docs_not_text', [
      ['default', '0'],
      [toKeyPattern(`^${basePattern}(?!${UTF8_PATTERN}$)`), '1'],
    ]),
    '# The not-found page of each language.\n' +
      renderMap('$uri', 'docs_not_found', [
        ['default', quote(getNotFoundPagePath(hosting, ''))],
        ...hosting.languages.map(
          (path) => [toKeyPattern(`^${escapeRegExp(path)}`), quote(getNotFoundPagePath(hosting, path))] as const,
        ),
      ]),
    '# URLs that no longer have a page.\n' +
      renderMap('$uri', 'docs_moved', [
        ['default', '""'],
        ...redirectKeys.map(({key, path}) => [key, quote(path)] as const),
      ]),
    renderMap('$uri', 'docs_moved_hash', [
      ['default', '""'],
      ...redirectKeys.filter(({hash}) => hash !== '').map(({key, hash}) => [key, quote(hash)] as const),
    ]),
  ];
}

/**
 * Renders maps for response headers. `$uri` is the path of the file that is sent; it's empty if nginx can't parse the
 * request. nginx detects an invalid range only after it has added the headers of the file, and then adds all headers
 * again. The values are therefore volatile, and empty for 416.
 */
function renderResponseMaps({baseUrl, folders}: HostingRules): string[] {
  const basePattern = escapeRegExp(baseUrl);
  const encodingLines = ENCODING_SUFFIXES.map(
    ({encoding, suffix}) =>
      [toKeyPattern(`^(?:200|206|404) ${basePattern}.*${escapeRegExp(suffix)}$`), encoding] as const,
  );
  return [
    renderMap('"$status $uri"', 'docs_encoding', ['volatile', ['default', '""'], ...encodingLines]),
    renderMap('"$status $uri"', 'docs_cache_control', [
      'volatile',
      ['default', '""'],
      ...folders.map(
        ({folder, cacheControl}) =>
          [toKeyPattern(`^(?:2..|304) ${escapeRegExp(folder)}`), quote(cacheControl)] as const,
      ),
      [toKeyPattern(`^[23].. ${basePattern}`), quote(SHORT_CACHE)],
      [toKeyPattern(`^(?!416)[45].. (?:${basePattern}|$)`), quote(NO_CACHE)],
    ]),
    renderMap('$status', 'docs_vary', ['volatile', ['default', '$docs_varies'], ['416', '""']]),
    renderMap('$status', 'docs_allow', [
      ['default', '""'],
      ['405', '"GET, HEAD"'],
    ]),
  ];
}

function renderHeaderMaps(hosting: HostingRules): string[] {
  const insideSite = toKeyPattern(`^(?!416)\\d+ (?:${escapeRegExp(hosting.baseUrl)}|$)`);
  return getHeaderVariables(hosting).flatMap(({name, variables}) => {
    const parts = splitIntoChunks(hosting.headers.find((header) => header.name === name)?.value ?? '');
    return variables.map((variable, index) =>
      renderMap('"$status $uri"', variable, ['volatile', ['default', '""'], [insideSite, quote(parts[index] ?? '')]]),
    );
  });
}
