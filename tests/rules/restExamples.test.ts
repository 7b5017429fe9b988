/** If an operation names a response after its request, it has such a response for each request. */
import fs from 'node:fs';
import type {OperationPageData} from '@paydocs/reference';
import {expect, it} from 'vitest';
import {areas} from '../../src/config/areas';

const {path: folder} = areas.rest;
const pages = fs.readdirSync(folder).filter((name) => name.endsWith('.rest.json'));

it.each(pages)('%s', (name) => {
  const {samples, examples = []} = JSON.parse(fs.readFileSync(`${folder}/${name}`, 'utf8')) as OperationPageData;
  const requests = samples?.examples ?? [];
  const unpaired = requests
    .filter(
      ({id, responseId}) =>
        !responseId?.endsWith(id.replace(/^sample/, '')) || !examples.some((each) => each.id === responseId),
    )
    .map(({id}) => id.replace(/^sample-/, ''));
  const isPaired = requests.length > 1 && unpaired.length < requests.length;
  expect(isPaired ? unpaired : [], 'examples of requests without a response of the same name').toEqual([]);
});
