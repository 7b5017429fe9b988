/** Checks that fields with the same anchor are found wherever a description defines a schema. */
import {expect, it} from 'vitest';
import {getDiagnostics} from './getDiagnostics';

const createDescription = (key: string, name = 'paid'): string =>
  `${key}:\n  ${name}:\n    post:\n      responses: {default: {description: A.}}\n      requestBody:\n        content:\n          application/json:\n            schema:\n              properties:\n                userId: {type: string}\n                userID: {type: string}`;

it.each([
  ['paths', '/paid', '3.0.3'],
  ['webhooks', 'paid', '3.1.0'],
  ['x-webhooks', 'paid', '3.0.3'],
])('finds fields with the same anchor in %s', async (key, name, version) => {
  expect(await getDiagnostics(createDescription(key, name), true, version)).toEqual([
    '12: the fields "userId" and "userID" would have the same anchor on a page, "#user-id". Rename one of them. [openapi/source]',
  ]);
});

it('ignores the data in extensions', async () => {
  expect(await getDiagnostics(createDescription('x-internal'))).toEqual([]);
});
