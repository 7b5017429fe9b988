/** With any schema, every operation has an example that a server of the schema accepts and can respond to. */
import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {getOperationExample, OPERATION_KINDS} from '../../packages/reference/src/graphql/examples/pageExample';
import {addTypeIds} from '@paydocs/reference';
import {isOperationPage, listPages} from '@paydocs/reference/generate';
import {faultsOfExample} from '../foreign/faultsOfExample';
import {foreignSchema} from '../foreign/graphqlSchema';

it('every root field of a foreign schema has a valid example', () => {
  const sdl = foreignSchema(200);
  const schema = buildSchema(sdl);
  const pages = listPages(schema).filter(isOperationPage);
  const source = {
    schema,
    sdl,
    pages,
    ids: addTypeIds(new Map(), schema),
    handwritten: new Map(),
    calls: {url: '', webSocketUrl: '', apiKeyVariable: ''},
  };
  const errors = pages.flatMap((page) =>
    faultsOfExample(schema, getOperationExample(source, page)).map(
      (message) => `${OPERATION_KINDS[page.kind]} ${page.name}: ${message}`,
    ),
  );
  expect(errors).toEqual([]);
  expect(pages.map(({name}) => name)).toEqual(expect.arrayContaining(['hardInput', 'nobodies', 'eithers']));
  expect(pages.length).toBeGreaterThan(20);
});
