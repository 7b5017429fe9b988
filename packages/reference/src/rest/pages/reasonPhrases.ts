import {STATUS_CODES} from 'node:http';
import {translate} from '@paydocs/core';

/** Reason phrases of RFC 9110 for which Node.js has an older wording. They are names, so they aren't translated. */
const RFC_9110_PHRASES: Record<string, string> = {
  413: 'Content too large',
  422: 'Unprocessable content',
};

const getStatusClassPhrases = (): Record<string, string> => ({
  '1xx': translate({id: 'paydocs.page.status.1xx', message: 'Information'}),
  '2xx': translate({id: 'paydocs.page.status.2xx', message: 'Success'}),
  '3xx': translate({id: 'paydocs.page.status.3xx', message: 'Redirection'}),
  '4xx': translate({id: 'paydocs.page.status.4xx', message: 'Client error'}),
  '5xx': translate({id: 'paydocs.page.status.5xx', message: 'Server error'}),
});

/** Returns the reason phrase of a status such as `404` or `4XX`, in sentence case; empty for an unknown status. */
export function getReasonPhrase(status: string): string {
  const registeredPhrase = STATUS_CODES[status];
  return (
    RFC_9110_PHRASES[status] ??
    (registeredPhrase && toSentenceCase(registeredPhrase)) ??
    getStatusClassPhrases()[status.toLowerCase()] ??
    ''
  );
}

/** Converts `Not Found` to `Not found`, and keeps abbreviations. */
const toSentenceCase = (words: string): string =>
  words.replace(/(?<=[ -])[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
