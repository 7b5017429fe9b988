import {notFoundPage, varyOf} from '../../rules/answers';
import {TEXT_TYPES} from '../../rules/contentTypes';
import {NOT_KEPT} from '../../rules/hosting';
import type {Hosting} from '../../rules/types';
import {literally} from '../nginx/words';
import {block, keyPattern, mapOf, quoted} from './words';

/** Request headers that don't apply to the not-found page: it has no byte ranges, and isn't the file that the client cached. */
const CONDITIONAL_HEADERS = ['Range', 'If-Range', 'If-None-Match', 'If-Modified-Since'];

/**
 * Renders the error handler. Headers that were set before are still sent.
 *
 * @param hosting - hosting rules of the site
 * @returns the directives
 */
export function errors(hosting: Hosting): string {
  return block('handle_errors', [
    block('route @docs', [
      `header Cache-Control ${NOT_KEPT}`,
      '@docs_not_found expression `{err.status_code} == 404`',
      mapOf(
        '{path}',
        ['docs_not_found_page'],
        hosting.languages.map((path) => [keyPattern(`^${literally(path)}`), notFoundPage(hosting, path)]),
        [notFoundPage(hosting, '')],
      ),
      'rewrite @docs_not_found {docs_not_found_page}',
      ...CONDITIONAL_HEADERS.map((name) => `request_header -${name}`),
      block('header @docs_not_found', [
        `Content-Type ${quoted(TEXT_TYPES.html ?? '')}`,
        `Vary ${quoted(varyOf(hosting, false))}`,
        'defer',
      ]),
      block('file_server @docs_not_found', ['precompressed br gzip']),
    ]),
  ]);
}
