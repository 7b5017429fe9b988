import {Refusal, type Answer} from './types';

/** Remembers the first answer for each key, as the description says of `Idempotency-Key`. */
export class Idempotency {
  private readonly known = new Map<string, {request: string; answer?: Answer}>();

  /**
   * @param key - of the request; without one, nothing is remembered
   * @param request - method, path and body
   * @param run - does what is asked
   * @returns the answer, or the one that the key has already
   */
  async once(key: string | undefined, request: string, run: () => Promise<Answer>): Promise<Answer> {
    if (key === undefined) return run();
    const known = this.known.get(key);
    if (known && known.request !== request)
      throw new Refusal(
        409,
        'idempotency_key_reused',
        'This Idempotency-Key was used for a request with a different body.',
      );
    if (known && !known.answer)
      throw new Refusal(409, 'idempotency_in_progress', 'A request with this Idempotency-Key is still running.');
    if (known?.answer) return known.answer;
    const entry: {request: string; answer?: Answer} = {request};
    this.known.set(key, entry);
    // Kept as it was: what happens to the payment later doesn't change the first answer.
    entry.answer = structuredClone(await run());
    return entry.answer;
  }
}
