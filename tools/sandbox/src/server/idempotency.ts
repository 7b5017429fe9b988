import type {Clock} from '../state/clock';
import {ApiError} from '../state/apiError';

/** Time for which the first response of a key is stored, 24 hours, in seconds. */
const RETENTION_SECONDS = 86_400;

/** A response of either API. */
export interface Reply {
  status: number;
  text: string;
  /** Error code, if the request was rejected. */
  code?: string;
  requestId: string;
  /** Value of the header `Sandbox-Response`, if the response contains examples. */
  examples?: string;
  /**
   * True if retries with the same key get this response. Otherwise, such as after a `5xx`, they run the request again.
   */
  isStored: boolean;
}

interface Entry {
  request: string;
  at: number;
  reply?: Reply;
}

/** Stores the first response for each idempotency key. */
export class IdempotencyStore {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly clock: Clock) {}

  /**
   * Runs a request, or returns the stored response of its key.
   *
   * @param key - account, mode, and idempotency key; if `undefined`, the response isn't stored
   * @param request - string that identifies the request: method, path, and body
   * @param run - function that runs the request
   * @throws ApiError if the key was used for a different request, or its request is still running
   */
  async once(key: string | undefined, request: string, run: () => Promise<Reply>): Promise<Reply> {
    if (key === undefined) return run();
    const existing = this.entries.get(key);
    if (existing && existing.at + RETENTION_SECONDS > this.clock.now()) {
      if (existing.request !== request)
        throw new ApiError(
          'idempotency_key_reused',
          'This Idempotency-Key was used for a request with a different body.',
        );
      if (existing.reply) return existing.reply;
      throw new ApiError(
        'idempotency_in_progress',
        'A request with this Idempotency-Key is still running. Try again in a moment.',
      );
    }
    const entry: Entry = {request, at: this.clock.now()};
    this.entries.set(key, entry);
    try {
      const reply = await run();
      if (reply.isStored) entry.reply = reply;
      else this.entries.delete(key);
      return reply;
    } catch (error) {
      this.entries.delete(key);
      throw error;
    }
  }

  clear(): void {
    this.entries.clear();
  }
}
