import {isPageOutdated} from '@paydocs/core/client';
import {RetryError, type ErrorReason} from '../types';

/**
 * Determines why search doesn't work. Requests the current page to find out whether the site was deployed again, and
 * whether the host responds.
 *
 * @param error - error of the search client
 * @returns the reason; `network` if nothing indicates a different one
 */
export async function getErrorReason(error: unknown): Promise<ErrorReason> {
  const outdated = await isPageOutdated();
  // Takes precedence over a rejected key, because the new site can have a different key.
  if (outdated) return 'outdated';
  const reason = error instanceof RetryError ? error.reason : undefined;
  if (reason === 'refused' || reason === 'noIndex') return reason;
  // Applies even if the host doesn't respond now: when it does again, the browser still waits for the pending request.
  if (reason !== 'unreachable' && isTimeout(error)) return 'hanging';
  // Slow hosts don't respond in time, but this one has already responded to the request for the index.
  if (reason === 'index') return reason;
  return outdated === undefined ? 'network' : (reason ?? 'network');
}

const isTimeout = (error: unknown): boolean =>
  [error, (error as Error | undefined)?.cause].some(
    (one) => one instanceof DOMException && one.name === 'TimeoutError',
  );
