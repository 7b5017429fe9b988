/** Checks that fields with the same anchor are found wherever a description defines a schema. */
import {parse} from 'yaml';
import {expect, it} from 'vitest';
import {checkFieldNames} from '../../src/openapi/reading/fieldNames';

const createDescription = (key: string): string =>
  `${key}:\n  paid:\n    post:\n      schema:\n        properties:\n          userId: {type: string}\n          userID: {type: string}\n`;

const check = (text: string) => checkFieldNames('api.yaml', {content: parse(text) as unknown, text});

it.each(['paths', 'webhooks', 'x-webhooks'])('finds fields with the same anchor in %s', (key) => {
  expect(check(createDescription(key))).toEqual([
    {
      file: 'api.yaml',
      line: 7,
      column: expect.any(Number) as number,
      message: 'the fields "userId" and "userID" would have the same anchor on a page, "#user-id". Rename one of them.',
    },
  ]);
});

it.each(['x-internal', 'example'])('ignores the data in %s', (key) => {
  expect(check(createDescription(key))).toEqual([]);
});
