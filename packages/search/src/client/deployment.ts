import {isOutdated} from '@paydocs/core/isOutdated';
import {RetryError, type FailureReason} from '../contract';

/**
 * @param error - what search failed with
 * @returns why it did
 */
export async function reasonOf(error: unknown): Promise<FailureReason> {
  const outdated = await isOutdated();
  // Also after a refusal: the new site may have another key.
  if (outdated) return 'outdated';
  const reason = error instanceof RetryError ? error.reason : undefined;
  if (reason === 'refused' || reason === 'noIndex') return reason;
  // Also of a host that doesn't respond: when it does, the browser still waits for what it has asked for.
  if (reason !== 'unreachable' && isOverdue(error)) return 'hanging';
  return outdated === undefined ? 'network' : (reason ?? 'network');
}

const isOverdue = (error: unknown): boolean =>
  [error, (error as Error | undefined)?.cause].some(
    (one) => one instanceof DOMException && one.name === 'TimeoutError',
  );
