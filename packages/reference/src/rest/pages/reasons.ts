import {STATUS_CODES} from 'node:http';
import {translate} from '@paydocs/core/translate';

/** Words of HTTP (RFC 9110) that Node.js has in an older form. As names, they are the same in any language. */
const REASONS: Record<string, string> = {
  413: 'Content too large',
  422: 'Unprocessable content',
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
  const registered = STATUS_CODES[status];
  return REASONS[status] ?? (registered && inSentenceCase(registered)) ?? ranges()[status.toLowerCase()] ?? '';
}

/** `Not Found` → `Not found`; abbreviations stay. */
const inSentenceCase = (words: string): string =>
  words.replace(/(?<=[ -])[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
