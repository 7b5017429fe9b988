import {readChangelog} from '@paydocs/contract/changelog/read';
import {describe, expect, it} from 'vitest';
import {compareAll, compareSnapshots, collectDeprecations, collectPartHistories} from '../../src/history/history';
import {first, nextSnapshot, snapshot} from './fixture';

const next = nextSnapshot();

describe('compareSnapshots', () => {
  it('finds nothing between equal releases', async () => {
    expect(await compareSnapshots(first, snapshot('2026-05-04'))).toEqual([]);
  });

  it('names what came, changed and was deprecated, and nothing inside of what came', async () => {
    const found = (await compareSnapshots(first, next)).map(({api, kind, name}) => `${api} ${kind} ${name}`);
    expect(found).toEqual([
      'REST added Payment.reason',
      'REST added refunds_create',
      'REST changed NewPayment.orderId',
      'GraphQL added Query.chargeV2',
      'GraphQL deprecated Query.charge',
    ]);
  });

  it('marks what breaks programs', async () => {
    const found = await compareSnapshots(next, first);
    expect(found.filter(({breaking}) => breaking).map(({kind, name}) => `${kind} ${name}`)).toEqual(
      expect.arrayContaining(['changed NewPayment.orderId', 'removed Query.chargeV2', 'removed refunds_create']),
    );
  });
});

describe('partHistories', () => {
  it('knows nothing of what exists unchanged since the first release', async () => {
    const parts = collectPartHistories([first, next], await compareAll([first, next]));
    expect(parts['Payment.id']).toBeUndefined();
    expect(parts).toMatchObject({
      'Payment.reason': {since: '2026-05-04'},
      'NewPayment.orderId': {changed: '2026-05-04'},
      refunds_create: {since: '2026-05-04'},
      'refunds_create?Key': {since: '2026-05-04'},
      'graphql:Query.charge': {deprecated: '2026-05-04'},
      'graphql:Query.chargeV2': {since: '2026-05-04'},
    });
  });

  it('knows nothing with one release alone, or none', () => {
    expect(collectPartHistories([first], [])).toEqual({});
    expect(collectPartHistories([], [])).toEqual({});
  });
});

describe('deprecationsIn', () => {
  const releases = (more: string): ReturnType<typeof readChangelog> =>
    readChangelog(
      `- date: 2026-05-04
  title: Quick
  changes:
    - api: GraphQL
      kind: deprecated
      text: Slow.
      names: Query.charge
${more}`,
      'changelog.yaml',
    );

  it('takes the successor from the reason', () => {
    expect(collectDeprecations([first, next], [])).toEqual([
      {
        api: 'GraphQL',
        name: 'Query.charge',
        target: 'graphql:Query.charge',
        date: '2026-05-04',
        reason: 'Use `chargeV2` instead. It is quicker.',
        successor: {name: 'chargeV2', target: 'graphql:Query.chargeV2'},
      },
    ]);
  });

  it('takes the sunset, and a successor that the reason lacks, from the changelog', () => {
    const [found] = collectDeprecations([first, next], releases('      sunset: 2027-05-04\n      successor: Charge\n'));
    expect(found).toMatchObject({sunset: '2027-05-04', successor: {name: 'Charge', target: 'graphql:Charge'}});
  });
});
