import {expect, it} from 'vitest';
import {IdempotencyStore, type Reply} from '../src/server/idempotency';
import {Clock} from '../src/state/clock';

it('runs a failed request with the same idempotency key again', async () => {
  const idempotency = new IdempotencyStore(new Clock());
  const reply: Reply = {status: 500, text: '', requestId: 'req_1', isStored: false};
  let runs = 0;
  const run = (): Promise<Reply> => Promise.resolve({...reply, isStored: (runs += 1) > 1});
  for (const expected of [1, 2, 2]) {
    await idempotency.once('key', 'request', run);
    expect(runs).toBe(expected);
  }
});
