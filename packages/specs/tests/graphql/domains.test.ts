import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {readDomainsByField} from '../../src/graphql/domains';

function readDomainsFrom(files: Record<string, string>): Record<string, string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'domains-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
  return Object.fromEntries(readDomainsByField(folder));
}

it('names groups after files, in the spelling of their descriptions', () => {
  expect(
    readDomainsFrom({
      'apple-pay.graphql': '"""A certificate of Apple Pay. Apple Pay!""" type Query { cert: Int }',
      'points-of-sale.graphql': '"""Lists points of sale.""" type A { a: Int } extend type Query { tills: Int }',
      'examples/tills.graphql': 'query Tills { tills }',
    }),
  ).toEqual({'Query.cert': 'Apple Pay', 'A.a': 'Points of sale', 'Query.tills': 'Points of sale'});
});

it('creates no groups for a single file', () => {
  expect(readDomainsFrom({'schema.graphql': 'type Query { a: Int }'})).toEqual({});
});
