/** What nginx decides for each request, as maps, which stand outside of a server. All of it ends at the site's base address. */
import {LEAVING, notFoundPage} from '../../rules/answers';
import {acceptPattern, MARKDOWN_WANTED, SUFFIXES} from '../../rules/encodings';
import {BRIEFLY, NOT_KEPT} from '../../rules/hosting';
import type {Hosting} from '../../rules/types';
import {partsOf} from '../files';
import {literally, mapOf, pattern, piecesOf, quoted} from './words';

/** A path is UTF-8 (RFC 3629), byte by byte: nginx knows bytes alone. */
const UTF8 =
  '(?>[\\x01-\\x7f]|[\\xc2-\\xdf][\\x80-\\xbf]|[\\xe0-\\xef][\\x80-\\xbf]{2}|[\\xf0-\\xf4][\\x80-\\xbf]{3})*+';

/** A header that is sent with each response, in as many variables as it needs. */
export interface HeaderVariables {
  name: string;
  variables: readonly string[];
}

/** @returns each header of the site with the variables that hold its value */
export function headerVariables({headers}: Hosting): HeaderVariables[] {
  return headers.map(({name, value}) => ({
    name,
    variables: piecesOf(value).map((_, index) => `docs_${name.toLowerCase().replaceAll('-', '_')}_${index + 1}`),
  }));
}

/** @returns the maps of a site */
export function maps(hosting: Hosting): string {
  return [...requestMaps(hosting), ...responseMaps(hosting), ...headerMaps(hosting)].join('\n');
}

/** What is asked for, and whether it can be answered. */
function requestMaps(hosting: Hosting): string[] {
  const {baseUrl, redirects} = hosting;
  const base = literally(baseUrl);
  const moved = redirects.map(({from, to}) => ({
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
        [pattern(`^${base}(?:.*/)?$`), '$http_accept'],
      ]),
    mapOf('$docs_page_accept', 'docs_markdown', [
      ['default', '0'],
      [pattern(MARKDOWN_WANTED, '~*'), '1'],
    ]),
    '# The path as the client requested it, for redirects.\n' +
      mapOf('$request_uri', 'docs_path', [[pattern('^(?<docs_asked>[^?]*)'), '$docs_asked']]),
    mapOf('"$request_method $uri"', 'docs_refused', [
      ['default', '0'],
      [pattern(`^(?!GET |HEAD )\\S+ ${base}`), '1'],
    ]),
    mapOf('$docs_path', 'docs_malformed', [
      ['default', '0'],
      [pattern(`^(?=${base}).*${LEAVING}`, '~*'), '1'],
    ]),
    mapOf('$uri', 'docs_not_text', [
      ['default', '0'],
      [pattern(`^${base}(?!${UTF8}$)`), '1'],
    ]),
    '# The not-found page of each language.\n' +
      mapOf('$uri', 'docs_not_found', [
        ['default', quoted(notFoundPage(hosting, ''))],
        ...hosting.languages.map(
          (path) => [pattern(`^${literally(path)}`), quoted(notFoundPage(hosting, path))] as const,
        ),
      ]),
    '# URLs that no longer have a page.\n' +
      mapOf('$uri', 'docs_moved', [['default', '""'], ...moved.map(({key, path}) => [key, quoted(path)] as const)]),
    mapOf('$uri', 'docs_moved_hash', [
      ['default', '""'],
      ...moved.filter(({hash}) => hash !== '').map(({key, hash}) => [key, quoted(hash)] as const),
    ]),
  ];
}

/**
 * What goes with the answer. `$uri` is that of the file which is sent; it is empty when nginx can't read the request.
 * A range that is not there nginx finds when it has the headers of the file, and then adds all headers once more: what
 * they are is asked for each time, and is nothing for 416.
 */
function responseMaps({baseUrl, folders}: Hosting): string[] {
  const base = literally(baseUrl);
  const allTexts = SUFFIXES.map(
    ({encoding, suffix}) => [pattern(`^(?:200|206|404) ${base}.*${literally(suffix)}$`), encoding] as const,
  );
  return [
    mapOf('"$status $uri"', 'docs_encoding', ['volatile', ['default', '""'], ...allTexts]),
    mapOf('"$status $uri"', 'docs_cache_control', [
      'volatile',
      ['default', '""'],
      ...folders.map(
        ({folder, cacheControl}) => [pattern(`^(?:2..|304) ${literally(folder)}`), quoted(cacheControl)] as const,
      ),
      [pattern(`^[23].. ${base}`), quoted(BRIEFLY)],
      [pattern(`^(?!416)[45].. (?:${base}|$)`), quoted(NOT_KEPT)],
    ]),
    mapOf('$status', 'docs_vary', ['volatile', ['default', '$docs_varies'], ['416', '""']]),
    mapOf('$status', 'docs_allow', [
      ['default', '""'],
      ['405', '"GET, HEAD"'],
    ]),
  ];
}

function headerMaps(hosting: Hosting): string[] {
  const inside = pattern(`^(?!416)\\d+ (?:${literally(hosting.baseUrl)}|$)`);
  return headerVariables(hosting).flatMap(({name, variables}) => {
    const pieces = piecesOf(hosting.headers.find((header) => header.name === name)?.value ?? '');
    return variables.map((variable, index) =>
      mapOf('"$status $uri"', variable, ['volatile', ['default', '""'], [inside, quoted(pieces[index] ?? '')]]),
    );
  });
}
