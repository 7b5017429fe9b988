import {setTimeout as pause} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import {extractGuideSamples} from '@paydocs/cli/snippets/extract';
import type {Sample} from '@paydocs/cli/snippets/types';
import {areas} from '../../src/config/areas';
import {brand} from '../../src/config/brand';
import {listFiles} from '@paydocs/core/fingerprint';
import {isPlayed, whenPlayed} from '../sandbox/isPlayed';
import {TestApi, type FaultKind, type RecordedRequest} from './testApi';
import {runOnce} from './runner';
import {refundsTheRest, runs, type Run} from './runs';
import {runScript} from './script';
import {KEY_VARIABLE} from './shop';

const files = listFiles(areas.docs.path).filter((file) => file.endsWith('.mdx'));
const guideOf = ({location}: Sample): string => location.replace(/:\d+$/, '');
/** Programs that use the API, and end by themselves. Readers repeat requests of curl themselves. */
const programs = (await extractGuideSamples(files, brand)).samples.filter(
  ({code, runtime, request, receiver}) => runtime !== 'curl' && !request && !receiver && code.includes(KEY_VARIABLE),
);

/** Gives a test an account of the API with what a program needs. */
async function withApi(run: Run, test: (api: TestApi, origin: string) => Promise<void>): Promise<void> {
  const api = new TestApi();
  const origin = await api.start();
  try {
    run.before?.(api);
    await test(api, origin);
    expect(api.mistakes, 'keeps the description').toEqual([]);
  } finally {
    api.stop();
  }
}

/** The requests that do something, without those that repeat one. */
const writesOf = (requests: RecordedRequest[]): RecordedRequest[] =>
  requests.filter(({key}, index) => key !== undefined && requests.findIndex((each) => each.key === key) === index);

/** What was charged, and given back. */
const stateOf = ({payments}: TestApi): string[] =>
  payments.all().map(({id, status, refundedAmount}) => `${id} ${status} ${refundedAmount}`);

/** The first request of each operation meets these faults, and must be sent again as it was. */
async function survives(sample: Sample, run: Run, kinds: FaultKind[]): Promise<void> {
  await withApi(run, async (api, origin) => {
    const operations = new Set(run.writes);
    for (const operation of operations) for (const kind of kinds) api.faults.add(operation, kind);
    const {code, said} = await runOnce(sample, api, origin);
    expect(code, said).toBe(0);
    expect(writesOf(api.requests).map(({operation}) => operation)).toEqual(run.writes);
    for (const {key, body} of writesOf(api.requests)) {
      const tries = api.requests.filter((request) => request.key === key);
      expect(new Set(tries.map((request) => request.body)), 'the same request with the same key').toEqual(
        new Set([body]),
      );
    }
    expect(api.requests.filter(({key}) => key !== undefined).length).toBe(
      run.writes.length + operations.size * kinds.length,
    );
    const created = run.writes.filter((operation) => ['payments_create', 'payments_recurring'].includes(operation));
    expect(api.payments.all().length, 'nothing is made twice').toBe(created.length + (run.before ? 1 : 0));
  });
}

describe.skipIf(!isPlayed)(whenPlayed('programs that run once', 'tests/shops'), {concurrent: true}, () => {
  for (const run of runs) {
    for (const sample of programs.filter((each) => guideOf(each) === run.guide)) {
      const name = `${sample.location}, ${sample.runtime}`;

      it(`${name}: empty API key`, {tags: ['scenarios']}, () =>
        withApi(run, async (api, origin) => {
          const {code, said} = await runOnce(sample, api, origin, '');
          expect(code, said).not.toBe(0);
          expect(said, 'says which variable is missing').toContain(`Set ${KEY_VARIABLE}`);
          expect(api.requests, 'sends no request').toEqual([]);
        }),
      );

      const {finds} = run;
      if (finds)
        it(`${name}: currency of another payment`, {tags: ['scenarios']}, () =>
          withApi({...run, before: finds.before}, async (api, origin) => {
            const {code, said} = await runOnce(sample, api, origin);
            expect(code, said).toBe(0);
            expect(said, 'tells a person').toMatch(finds.says);
          }),
        );

      if (run.writes.length === 0) continue;

      it(`${name}: 409 in progress, 429 and 503`, {tags: ['scenarios']}, () =>
        survives(sample, run, ['in progress', 'limit', 'unavailable']),
      );

      it(`${name}: lost response`, () => survives(sample, run, ['lost']));

      it(`${name}: 504 of a gateway, with JSON of its own`, {tags: ['scenarios']}, () =>
        survives(sample, run, ['gateway']),
      );

      it(`${name}: Retry-After as a date in the past`, {tags: ['scenarios']}, () =>
        survives(sample, run, ['limit until a past date']),
      );

      it(`${name}: Retry-After as a date`, {tags: ['scenarios']}, async () => {
        const started = Date.now();
        await survives(sample, run, ['limit until a date']);
        expect(Date.now() - started, 'waits until then').toBeGreaterThan(1500);
      });

      if (run.readsFirst)
        it(`${name}: run again a day later`, () =>
          withApi(run, async (api, origin) => {
            await runOnce(sample, api, origin);
            api.forgetKeys();
            const before = stateOf(api);
            const written = (): number => api.requests.filter(({key}) => key !== undefined).length;
            const asked = written();
            const {code, said} = await runOnce(sample, api, origin);
            expect(code, said).toBe(0);
            expect(stateOf(api), 'changes nothing').toEqual(before);
            expect(written(), 'asks for nothing that changes something').toBe(asked);
            expect(said, 'says what was found').toMatch(/already|before|twice/);
          }));

      const {another} = run;
      if (another)
        it(`${name}: another attempt or number a day after success`, () =>
          withApi(run, async (api, origin) => {
            await runOnce(sample, api, origin);
            api.forgetKeys();
            const before = stateOf(api);
            // A zero-amount check is for the card of the attempt, and takes nothing.
            const moves = (): number =>
              api.requests.filter(({key, body}) => key !== undefined && !body.includes('VERIF')).length;
            const asked = moves();
            const edited = another(sample.code);
            expect(edited, 'is another one').not.toBe(sample.code);
            const {code, said} = await runOnce({...sample, code: edited}, api, origin);
            expect(code, said).toBe(0);
            expect(stateOf(api).slice(0, before.length), 'changes nothing').toEqual(before);
            expect(moves(), 'moves no money, and asks nobody for any').toBe(asked);
            expect(said, 'says what was found').toMatch(/already|before/);
          }));

      if (another && /attempt/i.test(sample.code))
        it(`${name}: ended without success, run again a day later, then the next attempt`, {tags: ['scenarios']}, () =>
          withApi(run, async (api, origin) => {
            await runOnce(sample, api, origin);
            const own = api.payments.all().slice(run.before ? 1 : 0);
            for (const payment of own) api.payments.put({...payment, status: 'FAILED', statusCode: 'E102'});
            api.forgetKeys();
            const made = api.payments.all().length;
            const {code, said} = await runOnce(sample, api, origin);
            expect(code, said).toBe(0);
            expect(api.payments.all().length, 'the same attempt is made once').toBe(made);
            const next = await runOnce({...sample, code: another(sample.code)}, api, origin);
            expect(next.code, next.said).toBe(0);
            expect(api.payments.all().length, 'the next attempt is made').toBe(made + own.length);
          }),
        );

      if (run.guide === 'docs/run/refunds.mdx')
        it(`${name}: the rest after a part, and again a day later`, {tags: ['scenarios']}, () =>
          withApi(run, async (api, origin) => {
            await runOnce(sample, api, origin);
            const rest = {...sample, code: refundsTheRest(sample.code)};
            for (const time of ['first', 'second']) {
              api.forgetKeys();
              const {code, said} = await runOnce(rest, api, origin);
              expect(code, said).toBe(0);
              expect(stateOf(api), time).toEqual([expect.stringMatching(/ REFUNDED 1500$/)]);
            }
            const refunds = api.requests.filter(({operation}) => operation === 'payments_refund');
            expect(refunds.length, 'a part and the rest, once each').toBe(2);
          }),
        );

      if (run.readsFirst && run.writes.length > 1)
        it(`${name}: stopped halfway, and run again a day later`, () =>
          withApi(run, async (api, origin) => {
            api.faults.add(run.writes.at(-1) ?? '', 'unavailable', 4);
            expect((await runOnce(sample, api, origin)).code, 'ends with an error').not.toBe(0);
            api.forgetKeys();
            const {code, said} = await runOnce(sample, api, origin);
            expect(code, said).toBe(0);
            const done = api.requests.filter((request) => request.key !== undefined && request.code === undefined);
            expect(
              done.map(({operation}) => operation),
              'does the rest, and nothing twice',
            ).toEqual(run.writes);
          }));

      it(`${name}: run again`, {tags: run.readsFirst ? ['scenarios'] : []}, () =>
        withApi(run, async (api, origin) => {
          await runOnce(sample, api, origin);
          const first = writesOf(api.requests).map(({key}) => key);
          const made = api.payments.all().length;
          // Orders have the second of the start as their number.
          if (run.startsAnew) await pause(1000);
          const {code, said} = await runOnce(sample, api, origin);
          expect(code, said).toBe(0);
          const all = writesOf(api.requests).map(({key}) => key);
          if (run.startsAnew) expect(all.length, run.startsAnew).toBe(2 * first.length);
          else expect(all, 'the same actions have the same keys').toEqual(first);
          if (!run.startsAnew) expect(api.payments.all().length, 'nothing is made twice').toBe(made);
        }),
      );
    }
  }
});

describe.skipIf(!isPlayed)(whenPlayed('send-link.sh', 'tests/shops'), () => {
  it('finds the payment of the run before, also a day later', async () => {
    const api = new TestApi();
    await api.start();
    const env = {...api.urls, [KEY_VARIABLE]: 'key_test_9fK2mX7qLw4Tz8Vb'};
    const send = (): Promise<string> => runScript('docs/integrations/pay-by-link.mdx', 'send-link.sh', {args: [], env});
    const links = (): number => api.requests.filter(({operation}) => operation === 'payments_sendLink').length;
    try {
      await send();
      expect([api.payments.all().length, links()]).toEqual([1, 1]);
      api.forgetKeys();
      expect(await send()).toMatch(/sent before/);
      expect([api.payments.all().length, links()]).toEqual([1, 1]);
      for (const payment of api.payments.all()) {
        api.payments.settle(payment, 'SUCCEEDED');
        api.payments.refund(payment);
      }
      api.forgetKeys();
      expect(await send(), 'after a refund').toMatch(/sent before/);
      expect([api.payments.all().length, links()]).toEqual([1, 1]);
      expect(api.mistakes).toEqual([]);
    } finally {
      api.stop();
    }
  });
});

describe.skipIf(!isPlayed)(whenPlayed('the list of programs that run once', 'tests/shops'), () => {
  it('has every one of the guides', () => {
    const found = new Set(programs.map(guideOf));
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
