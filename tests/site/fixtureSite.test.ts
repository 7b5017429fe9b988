/** The fixture site belongs to another provider, and is rebuilt only when its inputs change. */
import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {listFiles} from '@paydocs/core';
import {brand} from '../../src/brand';
import {builtFixtureSite, stampOf} from '../fixtureSite';
import {brandTraces} from '../traces';

let folder: string;
beforeAll(() => {
  folder = builtFixtureSite();
});

it('has a page of each kind', () => {
  const routes = [
    ...[
      '',
      'getting-started/',
      'category/integrations/',
      'changelog/2026-09-07/',
      'changelog/2026-05-04/',
      'fjord-js/overview/',
    ],
    ...['apis/rest/payments-create/', 'apis/rest/on-payment-succeeded/', 'apis/rest/schemas/payment/'],
    ...['apis/graphql/operations/mutations/create-payment/', 'apis/graphql/types/objects/charges-export/'],
  ];
  const missing = routes.filter((route) => !fs.existsSync(path.join(folder, 'build', route, 'index.html')));
  expect(missing).toEqual([]);
});

it('never names this site’s provider', () => {
  const found = listFiles(path.join(folder, 'build')).filter((file) => {
    const content = fs.readFileSync(file, 'utf8');
    return brandTraces(brand).some(({pattern}) => pattern.test(content));
  });
  expect(found).toEqual([]);
});

it('is not rebuilt when its inputs are unchanged', () => {
  const getBuildTime = (): number => fs.statSync(stampOf('built')).mtimeMs;
  const before = getBuildTime();
  expect(builtFixtureSite()).toBe(folder);
  expect(getBuildTime()).toBe(before);
});
