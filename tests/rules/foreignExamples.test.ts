/** Whatever the schema, every operation has an example that a server of the schema takes and answers. */
import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {getOperationExample, OPERATION_KINDS} from '@paydocs/reference/graphql/examples/pageExample';
import {addTypeIds} from '@paydocs/reference/graphql/examples/values/ids';
import {isOperation, listPages} from '@paydocs/reference/graphql/pageNames';
import {faultsOfExample} from '../foreign/faultsOfExample';
import {foreignSchema} from '../foreign/graphqlSchema';

it('every root field of a foreign schema', () => {
  const sdl = foreignSchema(200);
  const schema = buildSchema(sdl);
  const pages = listPages(schema).filter(isOperation);
  const source = {
    schema,
    sdl,
    pages,
    ids: addTypeIds(new Map(), schema),
    handwritten: new Map(),
    calls: {url: '', webSocketUrl: '', apiKeyVariable: ''},
  };
  const wrong = pages.flatMap((page) =>
    faultsOfExample(schema, getOperationExample(source, page)).map(
      (fault) => `${OPERATION_KINDS[page.kind]} ${page.name}: ${fault}`,
    ),
  );
  expect(wrong).toEqual([]);
  expect(pages.map(({name}) => name)).toEqual(expect.arrayContaining(['hardInput', 'nobodies', 'eithers']));
  expect(pages.length).toBeGreaterThan(20);
});
