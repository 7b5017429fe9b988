import {setTimeout as pause} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import {extractGuideSamples} from '../../packages/cli/src/snippets/extract';
import type {Sample} from '../../packages/cli/src/snippets/types';
import {areas} from '../../src/config/areas';
import {brand} from '../../src/config/brand';
import {listFiles} from '@paydocs/core';
import {isSimulated, toTestName} from '../sandbox/isPlayed';
import {TestApi, type FaultKind, type RecordedRequest} from './testApi';
import {runOnce} from './runner';
import {plainRequests, refundRest, runs, type Run} from './runs';
import {runScript} from './script';
import {KEY_VARIABLE} from './shop';

const files = listFiles(areas.docs.path).filter((file) => file.endsWith('.mdx'));
const getGuide = ({location}: Sample): string => location.replace(/:\d+$/, '');
/** Programs that use the API, and end by themselves. Readers repeat requests of curl themselves. */
const programs = (await extractGuideSamples(files, brand)).samples
  .filter(
    ({code, imports, language, request, receiver}) =>
      language !== 'curl' &&
      !request &&
      !receiver &&
      [code, ...Object.values(imports ?? {})].some((text) => text.includes(KEY_VARIABLE)),
  )
  .filter((sample) => !isPlainRequest(sample));

/** Runs a test with an API account that has what a program needs. */
async function runWithApi(run: Run, test: (api: TestApi, origin: string) => Promise<void>): Promise<void> {
  const api = new TestApi();
  const origin = await api.start();
  try {
    run.prepare?.(api);
    await test(api, origin);
    expect(api.violations, 'keeps the description').toEqual([]);
  } finally {
    api.stop();
  }
}

/** Returns the requests that write, without repeated ones. */
const getWrites = (requests: RecordedRequest[]): RecordedRequest[] =>
  requests.filter(({key}, index) => key !== undefined && requests.findIndex((each) => each.key === key) === index);

/** Returns the status and the refunded amount of each payment. */
const getState = ({payments}: TestApi): string[] =>
  payments.all().map(({id, status, refundedAmount}) => `${id} ${status} ${refundedAmount}`);

/** Expects the first request of each operation to be repeated unchanged after these faults. */
async function expectRetries(sample: Sample, run: Run, kinds: FaultKind[]): Promise<void> {
  await runWithApi(run, async (api, origin) => {
    const operations = new Set(run.writes);
    for (const operation of operations) for (const kind of kinds) api.faults.add(operation, kind);
    const {code, output} = await runOnce(sample, api, origin);
    expect(code, output).toBe(0);
    expect(getWrites(api.requests).map(({operation}) => operation)).toEqual(run.writes);
    for (const {key, body} of getWrites(api.requests)) {
      const tries = api.requests.filter((request) => request.key === key);
      expect(new Set(tries.map((request) => request.body)), 'the same request with the same key').toEqual(
        new Set([body]),
      );
    }
    expect(api.requests.filter(({key}) => key !== undefined).length).toBe(
      run.writes.length + operations.size * kinds.length,
    );
    const created = run.writes.filter((operation) => ['payments_create', 'payments_recurring'].includes(operation));
    expect(api.payments.all().length, 'nothing is made twice').toBe(created.length + (run.prepare ? 1 : 0));
  });
}

describe.skipIf(!isSimulated)(toTestName('programs that run once', 'tests/shops'), {concurrent: true}, () => {
  for (const run of runs) {
    for (const sample of programs.filter((each) => getGuide(each) === run.guide)) {
      const name = `${sample.location}, ${sample.language}`;

      it(`${name}: empty API key`, {tags: ['scenarios']}, () =>
        runWithApi(run, async (api, origin) => {
          const {code, output} = await runOnce(sample, api, origin, '');
          expect(code, output).not.toBe(0);
          expect(output, 'says which variable is missing').toContain(`Set ${KEY_VARIABLE}`);
          expect(api.requests, 'sends no request').toEqual([]);
        }),
      );

      const {manualCheck} = run;
      if (manualCheck)
        it(`${name}: currency of another payment`, {tags: ['scenarios']}, () =>
          runWithApi({...run, prepare: manualCheck.prepare}, async (api, origin) => {
            const {code, output} = await runOnce(sample, api, origin);
            expect(code, output).toBe(0);
            expect(output, 'tells a person').toMatch(manualCheck.output);
          }),
        );

      if (run.writes.length === 0) continue;

      it(`${name}: 409 in progress, 429, and 503`, {tags: ['scenarios']}, () =>
        expectRetries(sample, run, ['in progress', 'limit', 'unavailable']),
      );

      it(`${name}: lost response`, () => expectRetries(sample, run, ['lost']));

      it(`${name}: 504 of a gateway, with its own JSON`, {tags: ['scenarios']}, () =>
        expectRetries(sample, run, ['gateway']),
      );

      it(`${name}: Retry-After as a date in the past`, {tags: ['scenarios']}, () =>
        expectRetries(sample, run, ['limit until a past date']),
      );

      it(`${name}: Retry-After as a date`, {tags: ['scenarios']}, async () => {
        const started = Date.now();
        await expectRetries(sample, run, ['limit until a date']);
        expect(Date.now() - started, 'waits until then').toBeGreaterThan(1500);
      });

      if (run.readsFirst)
        it(`${name}: run again a day later`, () =>
          runWithApi(run, async (api, origin) => {
            await runOnce(sample, api, origin);
            api.forgetKeys();
            const before = getState(api);
            const countWrites = (): number => api.requests.filter(({key}) => key !== undefined).length;
            const writeCount = countWrites();
            const {code, output} = await runOnce(sample, api, origin);
            expect(code, output).toBe(0);
            expect(getState(api), 'changes nothing').toEqual(before);
            expect(countWrites(), 'asks for nothing that changes something').toBe(writeCount);
            expect(output, 'says what was found').toMatch(/already|before|twice/);
          }));

      const {edit} = run;
      if (edit)
        it(`${name}: another attempt or number a day after success`, () =>
          runWithApi(run, async (api, origin) => {
            await runOnce(sample, api, origin);
            api.forgetKeys();
            const before = getState(api);
            // A zero-amount check verifies the card of the attempt, and charges nothing.
            const countMoves = (): number =>
              api.requests.filter(({key, body}) => key !== undefined && !body.includes('VERIF')).length;
            const moveCount = countMoves();
            const editedCode = edit(sample.code);
            expect(editedCode, 'is another one').not.toBe(sample.code);
            const {code, output} = await runOnce({...sample, code: editedCode}, api, origin);
            expect(code, output).toBe(0);
            expect(getState(api).slice(0, before.length), 'changes nothing').toEqual(before);
            expect(countMoves(), 'moves no money, and asks nobody for any').toBe(moveCount);
            expect(output, 'says what was found').toMatch(/already|before/);
          }));

      if (edit && /attempt/i.test(sample.code))
        it(`${name}: ended without success, run again a day later, then the next attempt`, {tags: ['scenarios']}, () =>
          runWithApi(run, async (api, origin) => {
            await runOnce(sample, api, origin);
            const own = api.payments.all().slice(run.prepare ? 1 : 0);
            for (const payment of own) api.payments.put({...payment, status: 'FAILED', statusCode: 'E102'});
            api.forgetKeys();
            const paymentCount = api.payments.all().length;
            const {code, output} = await runOnce(sample, api, origin);
            expect(code, output).toBe(0);
            expect(api.payments.all().length, 'the same attempt is made once').toBe(paymentCount);
            const next = await runOnce({...sample, code: edit(sample.code)}, api, origin);
            expect(next.code, next.output).toBe(0);
            expect(api.payments.all().length, 'the next attempt is made').toBe(paymentCount + own.length);
          }),
        );

      if (run.guide === 'docs/run/refunds.mdx')
        it(`${name}: refund of the rest after a part, and again a day later`, {tags: ['scenarios']}, () =>
          runWithApi(run, async (api, origin) => {
            await runOnce(sample, api, origin);
            const rest = {...sample, code: refundRest(sample.code)};
            for (const time of ['first', 'second']) {
              api.forgetKeys();
              const {code, output} = await runOnce(rest, api, origin);
              expect(code, output).toBe(0);
              expect(getState(api), time).toEqual([expect.stringMatching(/ REFUNDED 1500$/)]);
            }
            const refunds = api.requests.filter(({operation}) => operation === 'payments_refund');
            expect(refunds.length, 'a part and the rest, once each').toBe(2);
          }),
        );

      if (run.readsFirst && run.writes.length > 1)
        it(`${name}: stopped halfway, and run again a day later`, () =>
          runWithApi(run, async (api, origin) => {
            api.faults.add(run.writes.at(-1) ?? '', 'unavailable', 4);
            expect((await runOnce(sample, api, origin)).code, 'ends with an error').not.toBe(0);
            api.forgetKeys();
            const {code, output} = await runOnce(sample, api, origin);
            expect(code, output).toBe(0);
            const done = api.requests.filter((request) => request.key !== undefined && request.code === undefined);
            expect(
              done.map(({operation}) => operation),
              'does the rest, and nothing twice',
            ).toEqual(run.writes);
          }));

      it(`${name}: run again`, {tags: run.readsFirst ? ['scenarios'] : []}, () =>
        runWithApi(run, async (api, origin) => {
          await runOnce(sample, api, origin);
          const first = getWrites(api.requests).map(({key}) => key);
          const paymentCount = api.payments.all().length;
          // The number of an order is the second in which the program starts.
          if (run.repeatReason) await pause(1000);
          const {code, output} = await runOnce(sample, api, origin);
          expect(code, output).toBe(0);
          const all = getWrites(api.requests).map(({key}) => key);
          if (run.repeatReason) expect(all.length, run.repeatReason).toBe(2 * first.length);
          else expect(all, 'the same actions have the same keys').toEqual(first);
          if (!run.repeatReason) expect(api.payments.all().length, 'nothing is made twice').toBe(paymentCount);
        }),
      );
    }
  }
});

describe.skipIf(!isSimulated)(toTestName('send-link.sh', 'tests/shops'), () => {
  it('finds the payment of the previous run, also a day later', async () => {
    const api = new TestApi();
    await api.start();
    const env = {...api.urls, [KEY_VARIABLE]: 'key_test_9fK2mX7qLw4Tz8Vb'};
    const sendLink = (): Promise<string> =>
      runScript('docs/integrations/pay-by-link.mdx', 'send-link.sh', {args: [], env});
    const countLinks = (): number => api.requests.filter(({operation}) => operation === 'payments_sendLink').length;
    try {
      await sendLink();
      expect([api.payments.all().length, countLinks()]).toEqual([1, 1]);
      api.forgetKeys();
      expect(await sendLink()).toMatch(/sent before/);
      expect([api.payments.all().length, countLinks()]).toEqual([1, 1]);
      for (const payment of api.payments.all()) {
        api.payments.settle(payment, 'SUCCEEDED');
        api.payments.refund(payment);
      }
      api.forgetKeys();
      expect(await sendLink(), 'after a refund').toMatch(/sent before/);
      expect([api.payments.all().length, countLinks()]).toEqual([1, 1]);
      expect(api.violations).toEqual([]);
    } finally {
      api.stop();
    }
  });
});

describe.skipIf(!isSimulated)(toTestName('the list of programs that run once', 'tests/shops'), () => {
  it('has every program of the guides', () => {
    const found = new Set(programs.map(getGuide));
    const known = runs.map(({guide}) => guide);
    expect(
      [...found].filter((guide) => !known.includes(guide)).map((guide) => `${guide}: add it to tests/shops/runs.ts`),
    ).toEqual([]);
    expect(
      known
        .filter((guide) => !found.has(guide))
        .map((guide) => `${guide} has no program: delete it in tests/shops/runs.ts`),
    ).toEqual([]);
  });
});

/** Checks whether a program sends one request, and leaves it to the reader to repeat it. */
function isPlainRequest(sample: Sample): boolean {
  if (Object.keys(sample.imports ?? {}).length > 0) return false;
  const lineCount = sample.code.trim().split('\n').length;
  return plainRequests.some(({guide, maxLines}) => getGuide(sample) === guide && lineCount <= maxLines);
}
