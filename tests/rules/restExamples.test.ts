/** Where an operation names a response after the request that it belongs to, each request has one. */
import fs from 'node:fs';
import type {OperationPageData} from '@paydocs/reference/data/rest';
import {expect, it} from 'vitest';
import {areas} from '../../src/config/areas';

const {path: folder} = areas.rest;
const pages = fs.readdirSync(folder).filter((name) => name.endsWith('.rest.json'));

it.each(pages)('%s', (name) => {
  const {samples, examples = []} = JSON.parse(fs.readFileSync(`${folder}/${name}`, 'utf8')) as OperationPageData;
  const requests = samples?.examples ?? [];
  const alone = requests
    .filter(
      ({id, responseId}) =>
        !responseId?.endsWith(id.replace(/^sample/, '')) || !examples.some((each) => each.id === responseId),
    )
    .map(({id}) => id.replace(/^sample-/, ''));
  const isPaired = requests.length > 1 && alone.length < requests.length;
  expect(isPaired ? alone : [], 'examples of requests without a response of the same name').toEqual([]);
});
