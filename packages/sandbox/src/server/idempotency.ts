import type {Clock} from '../state/clock';
import {Refusal} from '../state/refusal';

/** How long the first response of a key is kept: 24 hours. */
const KEPT = 86_400;

/** A response as it was sent. */
export interface Reply {
  status: number;
  text: string;
  /** Of a refusal. */
  code?: string;
  requestId: string;
  /** What of it are examples of a specification, for a header. */
  examples?: string;
  /** Whether the same key gets it again. A `5xx` of what took no effect isn't kept: the same key carries it out. */
  isKept: boolean;
}

interface Entry {
  request: string;
  at: number;
  reply?: Reply;
}

/** Gives the first response again to requests that repeat one. */
export class Idempotency {
  private readonly known = new Map<string, Entry>();

  constructor(private readonly clock: Clock) {}

  /**
   * @param key - of the request, with the account that sends it; without one, nothing is kept
   * @param request - what must be the same: method, path and body
   * @param run - does what is asked
   * @returns the response, or the one that the key has already
   * @throws Refusal if the key belongs to another request, or to one that still runs
   */
  async once(key: string | undefined, request: string, run: () => Promise<Reply>): Promise<Reply> {
    if (key === undefined) return run();
    const known = this.known.get(key);
    if (known && known.at + KEPT > this.clock.now()) {
      if (known.request !== request)
        throw new Refusal(
          'idempotency_key_reused',
          'This Idempotency-Key was used for a request with a different body.',
        );
      if (known.reply) return known.reply;
      throw new Refusal(
        'idempotency_in_progress',
        'A request with this Idempotency-Key is still running. Try again in a moment.',
      );
    }
    const entry: Entry = {request, at: this.clock.now()};
    this.known.set(key, entry);
    try {
      const reply = await run();
      if (reply.isKept) entry.reply = reply;
      else this.known.delete(key);
      return reply;
    } catch (error) {
      this.known.delete(key);
      throw error;
    }
  }

  clear(): void {
    this.known.clear();
  }
}
