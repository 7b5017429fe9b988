import {expect, it} from 'vitest';
import {replaceCopyPaths} from '../../src/try/replaceCopyPaths';

it("names the user's folder, which may be empty", () => {
  const origins = new Map([['graphql', '/home/me/empty']]);
  const text = 'graphql: has no schema. See /tmp/copy/a.\n';
  expect(replaceCopyPaths(text, origins, '/tmp/copy', '/home/me')).toBe('empty: has no schema. See a.\n');
});
