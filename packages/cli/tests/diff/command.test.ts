import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {workIn} from '../../../content/tests/checks/workspace';
import {compareRest} from '../../src/diff/rest';
import type {OpenApiDocument, Schema} from '@paydocs/contract/document';
import {specifications} from '../../../../tests/contract/fixture';

const COMMAND = path.resolve('packages/cli/bin/paydocs.mjs');
const before = specifications.openapi;

/** Returns the changes that a change to the description causes, as `level key`. */
function getChanges(change: (document: OpenApiDocument, schemas: Record<string, Schema>) => void): string[] {
  const after = structuredClone(before);
  change(after, after.components?.schemas ?? {});
  return compareRest(before, after)
    .map(({level, key}) => `${level} ${key}`)
    .sort();
}

describe('compareRest', () => {
  it('finds nothing if nothing changed', () => {
    expect(getChanges(() => undefined)).toEqual([]);
  });

  it('finds nothing if only descriptions changed', () => {
    const change = (_: OpenApiDocument, schemas: Record<string, Schema>): void => {
      if (schemas.Payment) schemas.Payment.description = 'Another text.';
    };
    expect(getChanges(change)).toEqual([]);
  });

  it.each<[what: string, change: Parameters<typeof getChanges>[0], expected: string[]]>([
    [
      'a removed response field',
      (_, schemas) => void delete schemas.Payment?.properties?.lastRefundReason,
      ['breaking REST Payment.lastRefundReason removed'],
    ],
    [
      'a new response field',
      (_, schemas) => Object.assign(schemas.Payment?.properties ?? {}, {extra: {type: 'string'}}),
      ['safe REST Payment.extra added'],
    ],
    [
      'a new request field',
      (_, schemas) => Object.assign(schemas.RefundPaymentRequest?.properties ?? {}, {extra: {type: 'string'}}),
      ['safe REST RefundPaymentRequest.extra added'],
    ],
    [
      'a request field that became required',
      (_, schemas) => void schemas.CreatePaymentRequest?.required?.push('description'),
      ['breaking REST CreatePaymentRequest.description required'],
    ],
    [
      'a removed response value',
      (_, schemas) => void schemas['Payment-Status']?.enum?.splice(2, 1),
      ['dangerous REST Payment-Status=SUCCEEDED removed'],
    ],
    [
      'a changed type',
      (_, schemas) =>
        Object.assign(schemas.RefundPaymentRequest?.properties ?? {}, {
          amount: {...(schemas.RefundPaymentRequest?.properties?.amount as Schema), type: 'string'},
        }),
      ['breaking REST RefundPaymentRequest.amount type changed'],
    ],
    [
      'a changed path',
      ({paths = {}}) => {
        paths['/payments/{id}/refunds'] = paths['/payments/{id}/refund'] ?? {};
        delete paths['/payments/{id}/refund'];
      },
      ['breaking REST payments_refund moved'],
    ],
    [
      'a removed operation',
      ({paths = {}}) => void delete paths['/payments/{id}/rtp'],
      ['breaking REST payments_sendRequest removed'],
    ],
  ])('finds %s', (_what, change, expected) => {
    const found = getChanges(change);
    if (expected.some((each) => each.endsWith(' removed'))) expect(found).toEqual(expect.arrayContaining(expected));
    else expect(found).toEqual(expected);
  });
});

describe('npm run spec:diff', {timeout: 120_000}, () => {
  const run = (...args: string[]): {status: number | null; output: string} => {
    const {status, stdout, stderr} = spawnSync(process.execPath, [COMMAND, 'diff', ...args], {
      encoding: 'utf8',
    });
    return {status, output: stdout + stderr};
  };

  it('prints its usage', () => {
    expect(run()).toMatchObject({
      status: 1,
      output: expect.stringContaining('Usage: npm run spec:diff -- <git ref> [--check]') as string,
    });
  });

  it("reports a revision that doesn't exist", () => {
    const config = "{title: 'Acme Docs', url: 'https://docs.example', baseUrl: '/', presets: ['@paydocs/preset']}";
    workIn({'docusaurus.config.js': `module.exports = ${config};\n`});
    spawnSync('git', ['init', '--quiet']);
    expect(run('no-such-revision')).toMatchObject({
      status: 1,
      output: expect.stringContaining('there\'s no revision "no-such-revision"') as string,
    });
  });
});
