import {escapeRegExp} from '@paydocs/core';
import {getNotFoundPagePath, getVaryHeader} from '../../rules/responses';
import {TEXT_TYPES} from '../../rules/contentTypes';
import {NO_CACHE} from '../../rules/hosting';
import type {HostingRules} from '../../rules/types';
import {renderBlock, toKeyPattern, renderMap, quote} from './syntax';

/**
 * Request headers that don't apply to the not-found page: it has no byte ranges, and isn't the file that the client
 * cached.
 */
const CONDITIONAL_HEADERS = ['Range', 'If-Range', 'If-None-Match', 'If-Modified-Since'];

/**
 * Renders the error handler. Headers that were set before the error are still sent.
 *
 * @param hosting - rules for serving the site
 * @returns directives of the Caddyfile
 */
export function renderErrorHandler(hosting: HostingRules): string {
  return renderBlock('handle_errors', [
    renderBlock('route @docs', [
      `header Cache-Control ${NO_CACHE}`,
      '@docs_not_found expression `{err.status_code} == 404`',
      renderMap(
        '{path}',
        ['docs_not_found_page'],
        hosting.languages.map((path) => [toKeyPattern(`^${escapeRegExp(path)}`), getNotFoundPagePath(hosting, path)]),
        [getNotFoundPagePath(hosting, '')],
      ),
      'rewrite @docs_not_found {docs_not_found_page}',
      ...CONDITIONAL_HEADERS.map((name) => `request_header -${name}`),
      renderBlock('header @docs_not_found', [
        `Content-Type ${quote(TEXT_TYPES.html ?? '')}`,
        `Vary ${quote(getVaryHeader(hosting, false))}`,
        'defer',
      ]),
      renderBlock('file_server @docs_not_found', ['precompressed br gzip']),
    ]),
  ]);
}
