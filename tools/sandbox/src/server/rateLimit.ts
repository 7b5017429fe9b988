import {ApiError} from '../state/apiError';
import type {Owner} from '../state/records';

/** Maximum number of requests per second and account in live mode. */
const LIVE_LIMIT = 100;
const TEST_LIMIT = 25;

/** State of the rate limit, for the headers of a response. */
export interface RateLimitStatus {
  limit: number;
  remaining: number;
  /** Number of seconds until the limit resets. */
  reset: number;
}

/** Counts the requests of each account and mode per second of the real clock. */
export class RateLimiter {
  private readonly windows = new Map<string, {second: number; count: number}>();

  /**
   * Creates a counter for the requests of all accounts.
   *
   * @param limit - requests per second, which replaces the limit of the API; 0 disables the limit
   */
  constructor(private readonly limit: number | undefined) {}

  /** Counts a request, and returns the state of the limit. `remaining` is -1 if the request exceeds the limit. */
  count({accountId, livemode}: Owner): RateLimitStatus {
    const limit = this.limit ?? (livemode ? LIVE_LIMIT : TEST_LIMIT);
    const second = Math.floor(Date.now() / 1000);
    const key = `${accountId} ${livemode}`;
    const last = this.windows.get(key);
    const window = last?.second === second ? last : {second, count: 0};
    window.count += 1;
    this.windows.set(key, window);
    if (limit === 0) return {limit: LIVE_LIMIT, remaining: LIVE_LIMIT, reset: 1};
    return {limit, remaining: Math.max(limit - window.count, -1), reset: 1};
  }
}

/**
 * Checks that a request is within the rate limit.
 *
 * @throws ApiError if the request exceeds the limit
 */
export function assertWithinLimit({limit, remaining}: RateLimitStatus): void {
  if (remaining < 0)
    throw new ApiError(
      'rate_limit_exceeded',
      `The account has made more than ${limit} requests in one second. Try again in 1 second.`,
    );
}
