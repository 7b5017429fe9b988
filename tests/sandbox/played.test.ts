import {createRestApi} from '@paydocs/contract';
import {expect, it} from 'vitest';
import {operations} from '../../tools/sandbox/src/rest/operations';
import {isSimulated, openapi, toTestName} from './isPlayed';

it.skipIf(!isSimulated)(toTestName('the sandbox simulates each operation of the REST API', 'tests/sandbox'), () => {
  expect(Object.keys(operations).sort()).toEqual([...createRestApi(openapi).operations.keys()].sort());
});
