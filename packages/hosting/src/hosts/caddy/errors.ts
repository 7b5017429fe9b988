import {notFoundPage, varyOf} from '../../rules/answers';
import {TEXT_TYPES} from '../../rules/contentTypes';
import {NOT_KEPT} from '../../rules/hosting';
import type {Hosting} from '../../rules/types';
import {literally} from '../nginx/words';
import {block, keyPattern, mapOf, quoted} from './words';

/** Of a request for what is not there: the not-found page has no parts, and is another one each time. */
const CONDITIONS = ['Range', 'If-Range', 'If-None-Match', 'If-Modified-Since'];

/** @returns what Caddy answers with when the site can't; headers that were set before are still sent */
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
      ...CONDITIONS.map((name) => `request_header -${name}`),
      block('header @docs_not_found', [
        `Content-Type ${quoted(TEXT_TYPES.html ?? '')}`,
        `Vary ${quoted(varyOf(hosting, false))}`,
        'defer',
      ]),
      block('file_server @docs_not_found', ['precompressed br gzip']),
    ]),
  ]);
}
