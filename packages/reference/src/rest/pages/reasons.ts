import {translate} from '@paydocs/core/translate';

/** The words of HTTP itself: names, in any language. */
const REASONS: Record<string, string> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  301: 'Moved permanently',
  302: 'Found',
  303: 'See other',
  304: 'Not modified',
  400: 'Bad request',
  401: 'Unauthorized',
  402: 'Payment required',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  408: 'Request timeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition failed',
  413: 'Content too large',
  415: 'Unsupported media type',
  422: 'Unprocessable content',
  423: 'Locked',
  425: 'Too early',
  428: 'Precondition required',
  429: 'Too many requests',
  500: 'Internal server error',
  501: 'Not implemented',
  502: 'Bad gateway',
  503: 'Service unavailable',
  504: 'Gateway timeout',
};

const ranges = (): Record<string, string> => ({
  '1xx': translate({id: 'paydocs.page.status.1xx', message: 'Information'}),
  '2xx': translate({id: 'paydocs.page.status.2xx', message: 'Success'}),
  '3xx': translate({id: 'paydocs.page.status.3xx', message: 'Redirection'}),
  '4xx': translate({id: 'paydocs.page.status.4xx', message: 'Client error'}),
  '5xx': translate({id: 'paydocs.page.status.5xx', message: 'Server error'}),
});

/** @returns the usual words for a status such as `404` or `4XX`; empty for an unknown one */
export function reasonOf(status: string): string {
  return REASONS[status] ?? ranges()[status.toLowerCase()] ?? '';
}
