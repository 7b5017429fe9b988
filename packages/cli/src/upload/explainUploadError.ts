import {InputError} from '@paydocs/core';

/**
 * Explains an error of the hosted service's client.
 *
 * @param error - thrown value
 * @param settings - settings of the request
 * @returns an `InputError` about the wrong variable if that's the reason; otherwise, the error itself
 */
export function explainUploadError(error: unknown, {appId, indexName}: {appId: string; indexName: string}): unknown {
  const {name, message, status} = error instanceof Error ? (error as Error & {status?: unknown}) : {};
  const createInputError = (text: string): InputError =>
    new InputError([{file: 'environment', message: text}], 'search/upload');
  if (name === 'RetryError') {
    return createInputError(
      `no search service responds for DOCS_SEARCH_APP_ID "${appId}". Check the ID in the service's dashboard, and check your network.`,
    );
  }
  if (status === 401 || status === 403) {
    return createInputError(
      `the search service rejects DOCS_SEARCH_ADMIN_KEY for the application "${appId}" and the index "${indexName}": ` +
        `${(message ?? '').replace(/\.?$/, '.')} Check DOCS_SEARCH_APP_ID, and set a key that can write to this index.`,
    );
  }
  if (status === 400 && /index ?name/i.test(message ?? '')) {
    return createInputError(
      `the search service doesn't accept an index named "${indexName}". Correct DOCS_SEARCH_INDEX_NAME.`,
    );
  }
  return error;
}
