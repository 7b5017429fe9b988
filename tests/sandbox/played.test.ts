import {createRestApi} from '@paydocs/contract/rest/api';
import {expect, it} from 'vitest';
import {operations} from '../../packages/sandbox/src/rest/operations';
import {isPlayed, openapi, whenPlayed} from './isPlayed';

it.skipIf(!isPlayed)(whenPlayed('the sandbox plays each operation of the REST API', 'tests/sandbox'), () => {
  expect(Object.keys(operations).sort()).toEqual([...createRestApi(openapi).operations.keys()].sort());
});
