import {restApi} from '@paydocs/contract/rest/api';
import {expect, it} from 'vitest';
import {operations} from '../../packages/sandbox/src/rest/operations';
import {isPlayed, openapi} from './fixture';

const WHY = 'the sandbox plays another API: delete packages/sandbox and tests/sandbox, or teach it yours';

it.skipIf(!isPlayed)(isPlayed ? 'the sandbox plays each operation of the REST API' : WHY, () => {
  expect(Object.keys(operations).sort()).toEqual([...restApi(openapi).operations.keys()].sort());
});
