import {parseChangelog} from '@paydocs/contract/changelog';
import {describe, expect, it} from 'vitest';
import {
  compareConsecutiveSnapshots,
  compareSnapshots,
  collectDeprecations,
  collectPartHistories,
} from '../../src/history/history';
import {firstSnapshot, createNextSnapshot, createSnapshot} from './fixture';

const nextSnapshot = createNextSnapshot();

describe('compareSnapshots', () => {
  it('finds no differences between equal releases', async () => {
    expect(await compareSnapshots(firstSnapshot, createSnapshot('2026-05-04'))).toEqual([]);
  });

  it('lists additions, changes, and deprecations, but nothing inside an addition', async () => {
    const found = (await compareSnapshots(firstSnapshot, nextSnapshot)).map(
      ({api, kind, name}) => `${api} ${kind} ${name}`,
    );
    expect(found).toEqual([
      'REST added Payment.reason',
      'REST added refunds_create',
      'REST changed NewPayment.orderId',
      'GraphQL added Query.chargeV2',
      'GraphQL deprecated Query.charge',
    ]);
  });

  it('marks breaking changes', async () => {
    const found = await compareSnapshots(nextSnapshot, firstSnapshot);
    expect(found.filter(({breaking}) => breaking).map(({kind, name}) => `${kind} ${name}`)).toEqual(
      expect.arrayContaining(['changed NewPayment.orderId', 'removed Query.chargeV2', 'removed refunds_create']),
    );
  });
});

describe('collectPartHistories', () => {
  it('omits parts that are unchanged since the first release', async () => {
    const parts = collectPartHistories(
      [firstSnapshot, nextSnapshot],
      await compareConsecutiveSnapshots([firstSnapshot, nextSnapshot]),
    );
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

  it('returns nothing for one release or none', () => {
    expect(collectPartHistories([firstSnapshot], [])).toEqual({});
    expect(collectPartHistories([], [])).toEqual({});
  });
});

describe('collectDeprecations', () => {
  const readReleases = (more: string): ReturnType<typeof parseChangelog> =>
    parseChangelog(
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

  it('reads the successor from the reason', () => {
    expect(collectDeprecations([firstSnapshot, nextSnapshot], [])).toEqual([
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

  it('reads the sunset, and a successor missing from the reason, from the changelog', () => {
    const [found] = collectDeprecations(
      [firstSnapshot, nextSnapshot],
      readReleases('      sunset: 2027-05-04\n      successor: Charge\n'),
    );
    expect(found).toMatchObject({sunset: '2027-05-04', successor: {name: 'Charge', target: 'graphql:Charge'}});
  });
});
