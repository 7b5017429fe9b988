/** nginx maps, which belong outside a server. They only affect requests below the site's base URL. */
import {LEAVING, notFoundPage} from '../../rules/answers';
import {acceptPattern, MARKDOWN_WANTED, SUFFIXES} from '../../rules/encodings';
import {BRIEFLY, NOT_KEPT} from '../../rules/hosting';
import type {Hosting} from '../../rules/types';
import {partsOf} from '../files';
import {literally, mapOf, pattern, piecesOf, quoted} from './words';

/** Pattern source for UTF-8 (RFC 3629). nginx matches bytes. */
const UTF8 =
  '(?>[\\x01-\\x7f]|[\\xc2-\\xdf][\\x80-\\xbf]|[\\xe0-\\xef][\\x80-\\xbf]{2}|[\\xf0-\\xf4][\\x80-\\xbf]{3})*+';

/** A response header, and the variables that contain the parts of its value. */
export interface HeaderVariables {
  name: string;
  variables: readonly string[];
}

/** @returns each header of the site with the variables that contain its value */
export function headerVariables({headers}: Hosting): HeaderVariables[] {
  return headers.map(({name, value}) => ({
    name,
    variables: piecesOf(value).map((_, index) => `docs_${name.toLowerCase().replaceAll('-', '_')}_${index + 1}`),
  }));
}

/**
 * Renders the maps of a site.
 *
 * @param hosting - hosting rules of the site
 * @returns the maps
 */
export function maps(hosting: Hosting): string {
  return [...renderRequestMaps(hosting), ...renderResponseMaps(hosting), ...renderHeaderMaps(hosting)].join('\n');
}

/** Renders maps that classify the request. */
function renderRequestMaps(hosting: Hosting): string[] {
  const {baseUrl, redirects} = hosting;
  const basePattern = literally(baseUrl);
  const redirectKeys = redirects.map(({from, to}) => ({
    key: pattern(`^${literally(from.replace(/\/$/, ''))}${from.endsWith('/') ? '/?' : ''}$`),
    ...partsOf(encodeURI(to)),
  }));
  return [
    '# The compressed form of a file that the browser accepts. Byte ranges use the uncompressed file, because an error would be sent as if it were compressed.\n' +
      mapOf('$http_range', 'docs_accept_encoding', [
        ['default', '""'],
        ['""', '$http_accept_encoding'],
      ]),
    mapOf('$docs_accept_encoding', 'docs_suffix', [
      ['default', '""'],
      ...SUFFIXES.map(({encoding, suffix}) => [pattern(acceptPattern(encoding), '~*'), suffix] as const),
    ]),
    '# Whether the client requests a page as Markdown.\n' +
      mapOf('$uri', 'docs_page_accept', [
        ['default', '""'],
        [pattern(`^${basePattern}(?:.*/)?$`), '$http_accept'],
      ]),
    mapOf('$docs_page_accept', 'docs_markdown', [
      ['default', '0'],
      [pattern(MARKDOWN_WANTED, '~*'), '1'],
    ]),
    '# The path as the client requested it, for redirects.\n' +
      mapOf('$request_uri', 'docs_path', [[pattern('^(?<docs_asked>[^?]*)'), '$docs_asked']]),
    mapOf('"$request_method $uri"', 'docs_refused', [
      ['default', '0'],
      [pattern(`^(?!GET |HEAD )\\S+ ${basePattern}`), '1'],
    ]),
    mapOf('$docs_path', 'docs_malformed', [
      ['default', '0'],
      [pattern(`^(?=${basePattern}).*${LEAVING}`, '~*'), '1'],
    ]),
    mapOf('$uri', 'docs_not_text', [
      ['default', '0'],
      [pattern(`^${basePattern}(?!${UTF8}$)`), '1'],
    ]),
    '# The not-found page of each language.\n' +
      mapOf('$uri', 'docs_not_found', [
        ['default', quoted(notFoundPage(hosting, ''))],
        ...hosting.languages.map(
          (path) => [pattern(`^${literally(path)}`), quoted(notFoundPage(hosting, path))] as const,
        ),
      ]),
    '# URLs that no longer have a page.\n' +
      mapOf('$uri', 'docs_moved', [
        ['default', '""'],
        ...redirectKeys.map(({key, path}) => [key, quoted(path)] as const),
      ]),
    mapOf('$uri', 'docs_moved_hash', [
      ['default', '""'],
      ...redirectKeys.filter(({hash}) => hash !== '').map(({key, hash}) => [key, quoted(hash)] as const),
    ]),
  ];
}

/**
 * Renders maps for response headers. `$uri` is the path of the file that is sent; it's empty if nginx can't parse the request.
 * nginx detects an invalid range only after it has added the headers of the file, and then adds all headers again. So the
 * values are volatile, and empty for 416.
 */
function renderResponseMaps({baseUrl, folders}: Hosting): string[] {
  const basePattern = literally(baseUrl);
  const encodingLines = SUFFIXES.map(
    ({encoding, suffix}) => [pattern(`^(?:200|206|404) ${basePattern}.*${literally(suffix)}$`), encoding] as const,
  );
  return [
    mapOf('"$status $uri"', 'docs_encoding', ['volatile', ['default', '""'], ...encodingLines]),
    mapOf('"$status $uri"', 'docs_cache_control', [
      'volatile',
      ['default', '""'],
      ...folders.map(
        ({folder, cacheControl}) => [pattern(`^(?:2..|304) ${literally(folder)}`), quoted(cacheControl)] as const,
      ),
      [pattern(`^[23].. ${basePattern}`), quoted(BRIEFLY)],
      [pattern(`^(?!416)[45].. (?:${basePattern}|$)`), quoted(NOT_KEPT)],
    ]),
    mapOf('$status', 'docs_vary', ['volatile', ['default', '$docs_varies'], ['416', '""']]),
    mapOf('$status', 'docs_allow', [
      ['default', '""'],
      ['405', '"GET, HEAD"'],
    ]),
  ];
}

function renderHeaderMaps(hosting: Hosting): string[] {
  const insideSite = pattern(`^(?!416)\\d+ (?:${literally(hosting.baseUrl)}|$)`);
  return headerVariables(hosting).flatMap(({name, variables}) => {
    const parts = piecesOf(hosting.headers.find((header) => header.name === name)?.value ?? '');
    return variables.map((variable, index) =>
      mapOf('"$status $uri"', variable, ['volatile', ['default', '""'], [insideSite, quoted(parts[index] ?? '')]]),
    );
  });
}
