import {Refusal} from '../state/refusal';
import type {Owner} from '../state/records';

/** How many requests an account may make in a second. */
const LIVE = 100;
const TEST = 25;

/** What the headers of a response say of the limit. */
export interface Rate {
  limit: number;
  remaining: number;
  /** Seconds until the limit is full again. */
  reset: number;
}

/** Counts the requests of each account in each second of this machine's clock. */
export class RateLimit {
  private readonly windows = new Map<string, {second: number; count: number}>();

  /** @param limit - requests in a second in the place of those of the API; 0 for any number */
  constructor(private readonly limit: number | undefined) {}

  /** Counts a request. */
  count({accountId, livemode}: Owner): Rate {
    const limit = this.limit ?? (livemode ? LIVE : TEST);
    const second = Math.floor(Date.now() / 1000);
    const name = `${accountId} ${livemode}`;
    const last = this.windows.get(name);
    const window = last?.second === second ? last : {second, count: 0};
    window.count += 1;
    this.windows.set(name, window);
    if (limit === 0) return {limit: LIVE, remaining: LIVE, reset: 1};
    return {limit, remaining: Math.max(limit - window.count, -1), reset: 1};
  }
}

/** @throws Refusal if a request is over the limit */
export function mustBeWithin({limit, remaining}: Rate): void {
  if (remaining < 0)
    throw new Refusal(
      'rate_limit_exceeded',
      `The account has made more than ${limit} requests in one second. Try again in 1 second.`,
    );
}
