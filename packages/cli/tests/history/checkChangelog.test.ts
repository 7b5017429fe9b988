import fs from 'node:fs';
import {parseChangelog} from '@paydocs/contract/changelog';
import type {OpenApiDocument} from '@paydocs/contract/document';
import {formatDiagnostic} from '@paydocs/core';
import {readPlainSource} from '@paydocs/specs';
import {beforeAll, describe, expect, it} from 'vitest';
import {CONTENT} from '../../../../tests/fixtureSite';
import {checkChangelog} from '../../src/history/checkChangelog';
import {draftEntry} from '../../src/history/draft';
import {compareConsecutiveSnapshots} from '../../src/history/history';
import {readSnapshots, type Snapshot} from '../../src/history/readSnapshots';
import {firstSnapshot, createNextSnapshot, createSnapshot} from './fixture';

const VALID = `- date: 2026-05-04
  title: Refunds
  changes:
    - api: REST
      kind: added
      text: Refunds.
      names:
        - refunds_create
        - Payment.reason
    - api: REST
      kind: changed
      text: Longer.
      names: NewPayment.orderId
    - api: GraphQL
      kind: added
      text: Quick.
      names: Query.chargeV2
    - api: GraphQL
      kind: deprecated
      text: Slow.
      names: Query.charge
- date: 2026-01-01
  title: First
  changes:
    - api: REST
      kind: added
      text: All.
`;

async function getDiagnostics(
  changelog: string,
  snapshots: readonly Snapshot[] = [firstSnapshot, createNextSnapshot()],
): Promise<string> {
  const releases = parseChangelog(changelog, 'changelog.yaml');
  const comparisons = await compareConsecutiveSnapshots(snapshots);
  return checkChangelog({snapshots, comparisons, releases}, 'changelog.yaml', 'releases')
    .map(formatDiagnostic)
    .join('\n');
}

describe('checkChangelog', () => {
  it('reports nothing if the changelog matches the snapshots', async () => {
    expect(await getDiagnostics(VALID)).toBe('');
  });

  it('reports nothing without snapshots', async () => {
    expect(await getDiagnostics(VALID, [])).toBe('');
  });

  it.each([
    [
      'an operation that was added in another release',
      VALID.replace('      text: All.', '      text: All.\n      names: refunds_create').replace(
        '        - refunds_create\n',
        '        - payments_create\n        - refunds_create\n',
      ),
      `changelog.yaml:8: "payments_create" isn't new in the release of 2026-05-04: the release of 2026-01-01 already has it. Move it to the release that added it.`,
    ],
    [
      'an operation that is in no release',
      VALID.replace('- refunds_create', '- refunds_creat'),
      `changelog.yaml:8: "refunds_creat" isn't in the REST API of 2026-05-04. Did you mean "refunds_create"?`,
    ],
    [
      'an operation that the changelog omits',
      VALID.replace('        - refunds_create\n', ''),
      `changelog.yaml:1: the release of 2026-05-04 doesn't list that REST refunds_create was added. Add "refunds_create" to the names of a change with "api: REST" and "kind: added".`,
    ],
    [
      "an item that isn't deprecated",
      VALID.replace('names: Query.charge\n', 'names: [Query.charge, Charge.id]\n'),
      `changelog.yaml:21: "Charge.id" isn't deprecated in the release of 2026-05-04.`,
    ],
    [
      'an unchanged item',
      VALID.replace('names: NewPayment.orderId', 'names: [NewPayment.orderId, Payment.id]'),
      `changelog.yaml:13: "Payment.id" is the same in the releases of 2026-01-01 and 2026-05-04. Delete it from the list.`,
    ],
    [
      'a removed item that still exists',
      VALID.replace('kind: changed', 'kind: removed'),
      `changelog.yaml:13: "NewPayment.orderId" still exists in the release of 2026-05-04. Delete it from the list.`,
    ],
    [
      'a release without a snapshot',
      VALID.replace('2026-05-04', '2026-06-01'),
      `changelog.yaml:8: "refunds_create" can't be compared: there's no releases/2026-06-01. Run npm run release -- 2026-06-01, or delete the name.`,
    ],
    [
      'a snapshot without a release',
      VALID.replace('2026-05-04', '2026-06-01'),
      'releases/2026-05-04: changelog.yaml has no release dated 2026-05-04. Add the release, or delete this folder.',
    ],
  ])('reports %s', async (_what, changelog, message) => {
    expect(await getDiagnostics(changelog)).toContain(message);
  });
});

describe('draftEntry', () => {
  it('lists what the changelog omits', async () => {
    const [comparison] = await compareConsecutiveSnapshots([firstSnapshot, createNextSnapshot()]);
    const releases = parseChangelog(VALID.replace('        - refunds_create\n', ''), 'changelog.yaml');
    const draft = draftEntry('2026-05-04', comparison?.differences ?? [], releases[0]);
    expect(draft).toBe('    - api: REST\n      kind: added\n      text: …\n      names:\n        - refunds_create');
    expect(draftEntry('2026-05-04', comparison?.differences ?? [], parseChangelog(VALID, 'changelog.yaml')[0])).toBe(
      '',
    );
    const fixed = parseChangelog(VALID.replace('kind: changed', 'kind: fixed'), 'changelog.yaml');
    expect(draftEntry('2026-05-04', comparison?.differences ?? [], fixed[0])).toBe('');
  });
});

/** Checks that the differences have these names, and that their draft passes the check. */
async function checkDraft(snapshots: readonly Snapshot[], names: readonly string[]): Promise<void> {
  const [{differences = []} = {}] = await compareConsecutiveSnapshots(snapshots);
  expect(differences.map(({kind, name}) => `${kind} ${name}`)).toEqual(names);
  const entry = draftEntry('2026-05-04', differences, undefined);
  const first = VALID.slice(VALID.indexOf('- date: 2026-01-01'));
  expect(await getDiagnostics(`${entry}\n${first}`.replaceAll('title: …', 'title: Next'), snapshots)).toBe('');
}

describe('the drafted entry of a release', () => {
  const limit = {name: 'limit', in: 'query'} as const;
  const key = {name: 'Key', in: 'header'} as const;
  const header = {schema: {type: 'string'}};
  const csv = {'text/csv': {schema: {type: 'string'}}};
  const shared = {parameters: [{$ref: '#/components/parameters/limit'}]};

  it.each<[what: string, before: object, after: object, names: string[]]>([
    ['a parameter', {}, {parameters: [limit]}, ['added a_get?limit', 'added b_get?limit']],
    ['a header of requests', {}, {parameters: [key]}, ['added a_get?Key', 'added b_get?Key']],
    ['a parameter that operations share', {}, shared, ['added a_get?limit', 'added b_get?limit']],
    ['a removed parameter that operations share', shared, {}, ['removed a_get?limit', 'removed b_get?limit']],
    ['a header of responses', {}, {responses: {200: {headers: {Key: header}}}}, ['changed a_get', 'changed b_get']],
    [
      'the type of a header of responses',
      {responses: {200: {headers: {Key: header}}}},
      {responses: {200: {headers: {Key: {schema: {type: 'integer'}}}}}},
      ['changed a_get', 'changed b_get'],
    ],
    ['a media type', {}, {responses: {200: {content: csv}}}, ['changed a_get', 'changed b_get']],
    ['a status', {}, {responses: {200: {}, 404: {}}}, ['changed a_get', 'changed b_get']],
    ['a request body', {}, {requestBody: {content: csv}}, ['changed a_get', 'changed b_get']],
    [
      'a required body',
      {requestBody: {content: csv}},
      {requestBody: {required: true, content: csv}},
      ['changed a_get', 'changed b_get'],
    ],
    [
      'a query parameter that becomes a header',
      {parameters: [limit]},
      {parameters: [{...limit, in: 'header'}]},
      ['changed a_get?limit', 'changed b_get?limit'],
    ],
    ['a name with brackets', {}, {parameters: [{...limit, name: 'ids[]'}]}, ['added a_get?ids[]', 'added b_get?ids[]']],
  ])('agrees with the snapshots about %s', async (_what, before, after, names) => {
    const create = (date: string, more: object): Snapshot => {
      const operation = {responses: {200: {}}, ...more};
      const paths = {
        '/a': {get: {operationId: 'a_get', ...operation}},
        '/b': {get: {operationId: 'b_get', ...operation}},
      };
      const openapi = {paths, components: {parameters: {limit}}} as unknown as OpenApiDocument;
      return createSnapshot(date, openapi);
    };
    await checkDraft([create('2026-01-01', before), create('2026-05-04', after)], names);
  });

  const query = 'type Query { a: Int }';
  it.each([
    ['a directive', query, `${query} directive @mark(by: Int) on FIELD`, ['added @mark']],
    [
      'an argument of a directive',
      `${query} directive @mark on FIELD`,
      `${query} directive @mark(by: Int) on FIELD`,
      ['changed @mark'],
    ],
    ['the first mutation', query, `${query} type Mutation { b: Int }`, ['added Mutation']],
  ])('agrees with the snapshots about %s', async (_what, before, after, names) => {
    const {openapi} = firstSnapshot;
    await checkDraft(
      [createSnapshot('2026-01-01', openapi, before), createSnapshot('2026-05-04', openapi, after)],
      names,
    );
  });
});

describe('the snapshots of the fixture site', {timeout: 60_000}, () => {
  let snapshots: Snapshot[];
  const changelog = fs.readFileSync(`${CONTENT}/changelog.yaml`, 'utf8');
  beforeAll(() => void (snapshots = readSnapshots(`${CONTENT}/releases`, readPlainSource)));

  it('match the changelog', async () => {
    expect(snapshots.length).toBeGreaterThan(2);
    expect(await getDiagnostics(changelog, snapshots)).toBe('');
  });

  it('contradict a changelog that lists an operation in another release', async () => {
    const moved = changelog.replace('names: payments_sendRequest', 'names: [payments_sendRequest, payments_create]');
    expect(await getDiagnostics(moved, snapshots)).toMatch(/^changelog\.yaml:\d+: "payments_create" isn't new in/);
  });
});
