import {describe, expect, it} from 'vitest';
import type {Json, Schema} from '@paydocs/specs';
import {getErrorMessage} from '../../src/request-form/client/messages';
import {createRequestValidator} from '../../src/request-form/form/check';
import {createForm, createJsonOperation} from './fixture';

/** Returns the paths and messages of the form's errors for a body. */
function getMessages(
  schema: Schema,
  body: Json | undefined,
  schemas: Record<string, Schema> = {},
  version?: string,
): [string, string][] {
  const data = createForm(createJsonOperation(schema), schemas, version);
  const state = {parameters: {'path id': 'th_1'}, media: 'application/json', ...(body !== undefined && {body})};
  return createRequestValidator(data)(state).map((error) => [error.path.join('.'), getErrorMessage(error)]);
}

const withField = (schema: Schema): Schema => ({type: 'object', properties: {field: schema}});

describe('each rule has its own message', () => {
  const rules: [Schema, Json, string][] = [
    [{type: 'integer'}, 'x', 'Enter an integer.'],
    [{type: 'number'}, '', 'Enter a number.'],
    [{type: 'string'}, 5, 'Must have the type string.'],
    [{type: ['string', 'null']}, 5, 'Must have the type string.'],
    [{enum: ['a', 'b']}, 'c', 'Choose one of the listed values.'],
    [{const: 'a'}, 'c', 'Must be a.'],
    [{type: 'string', minLength: 2}, 'a', 'Too short. The minimum length is 2.'],
    [{type: 'string', maxLength: 2}, 'abc', 'Too long. The maximum length is 2.'],
    [{type: 'string', pattern: '^[A-Z]{3}$'}, 'eur', 'Must match the pattern ^[A-Z]{3}$'],
    [{type: 'string', format: 'email'}, 'x', 'Must have the format email.'],
    [{type: 'integer', minimum: 1}, 0, 'Must be 1 or more.'],
    [{type: 'integer', maximum: 1}, 2, 'Must be 1 or less.'],
    [{type: 'number', exclusiveMinimum: 1}, 1, 'Must be more than 1.'],
    [{type: 'number', exclusiveMaximum: 1}, 1, 'Must be less than 1.'],
    [{type: 'number', multipleOf: 5}, 7, 'Must be a multiple of 5.'],
    [{type: 'array', minItems: 1}, [], 'Too few. The minimum is 1.'],
    [{type: 'array', maxItems: 1}, [1, 2], 'Too many. The maximum is 1.'],
    [{type: 'array', uniqueItems: true}, [1, 1], 'Each item must be different.'],
    [{not: {const: 1}}, 1, 'The schema doesn’t allow this combination.'],
  ];

  it.each(rules)('%o with %o', (schema, value, message) => {
    expect(getMessages(withField(schema), {field: value})).toEqual([['body.field', message]]);
  });
});

it('reports a missing field at any depth, and a missing body', () => {
  const schema = {type: 'object', required: ['outer'], properties: {outer: {type: 'object', required: ['inner']}}};
  expect(getMessages(schema, {outer: {}})).toEqual([['body.outer.inner', 'Required. Enter a value.']]);
  expect(getMessages(schema, {})).toEqual([['body.outer', 'Required. Enter a value.']]);
  expect(getMessages(schema, undefined)).toEqual([['body', 'Required. Enter a value.']]);
});

it("reports a field that isn't in the schema", () => {
  const schema = {...withField({type: 'string'}), additionalProperties: false};
  expect(getMessages(schema, {field: 'a', other: 1})).toEqual([
    ['body.other', 'The schema doesn’t allow this value. Remove it.'],
  ]);
});

describe('alternatives', () => {
  const pets = {
    Cat: {
      type: 'object',
      required: ['kind', 'lives'],
      properties: {kind: {const: 'cat'}, lives: {type: 'integer', maximum: 9}},
    },
    Dog: {type: 'object', required: ['kind'], properties: {kind: {const: 'dog'}, name: {type: 'string', minLength: 2}}},
  };
  const schema: Schema = {oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]};

  it('report only errors of the selected one', () => {
    expect(getMessages(schema, {kind: 'cat', lives: 10}, pets)).toEqual([['body.lives', 'Must be 9 or less.']]);
    expect(getMessages(schema, {kind: 'dog', name: 'x'}, pets)).toEqual([
      ['body.name', 'Too short. The minimum length is 2.'],
    ]);
    expect(getMessages(schema, {kind: 'dog', name: 'Rex'}, pets)).toEqual([]);
  });

  it('can include null, without other errors', () => {
    const nullable = withField({anyOf: [{type: 'string', maxLength: 2}, {type: 'null'}]});
    expect(getMessages(nullable, {field: null})).toEqual([]);
    expect(getMessages(nullable, {field: 'abc'})).toEqual([['body.field', 'Too long. The maximum length is 2.']]);
  });

  it('are reported if two match', () => {
    expect(getMessages({oneOf: [{type: 'object'}, {required: ['a']}]}, {a: 1})).toEqual([
      ['body', 'The schema doesn’t allow this combination.'],
    ]);
  });
});

it('supports the keywords of OpenAPI 3.0', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      name: {type: 'string', nullable: true},
      kind: {type: 'string', nullable: true, enum: ['a']},
      other: {nullable: true, allOf: [{$ref: '#/components/schemas/Part'}]},
      weight: {type: 'number', minimum: 0, exclusiveMinimum: true},
      id: {type: 'string', readOnly: true},
    },
    required: ['id', 'weight'],
  };
  const Part = {type: 'object', properties: {id: {type: 'integer'}}};
  expect(getMessages(schema, {name: null, kind: null, other: null, weight: 1}, {Part}, '3.0.3')).toEqual([]);
  expect(getMessages(schema, {other: {id: 'x'}, weight: 0}, {Part}, '3.0.3')).toEqual([
    ['body.other.id', 'Enter an integer.'],
    ['body.weight', 'Must be more than 0.'],
  ]);
});

describe('a parameter', () => {
  const data = createForm({
    parameters: [
      {name: 'id', in: 'path', required: true, schema: {type: 'string'}},
      {name: 'limit', in: 'query', required: true, schema: {type: 'integer', maximum: 100}},
      {name: 'X-Name', in: 'header', schema: {type: 'string'}},
      {name: 'session', in: 'cookie', schema: {type: 'string'}},
    ],
  });
  const check = (values: Record<string, Json>): [string, string][] =>
    createRequestValidator(data)({parameters: values}).map((error) => [error.path.join('.'), getErrorMessage(error)]);

  it('is checked against its schema', () => {
    expect(check({'path id': 'a', 'query limit': 101})).toEqual([['query limit', 'Must be 100 or less.']]);
    expect(check({'path id': 'a'})).toEqual([['query limit', 'Required. Enter a value.']]);
  });

  it('is checked against what its location allows', () => {
    const sent = {'path id': 'a', 'query limit': 1};
    expect(check({...sent, 'header X-Name': 'Café'})[0]?.[0]).toBe('header X-Name');
    expect(check({...sent, 'header X-Name': 'two\nlines'})[0]?.[0]).toBe('header X-Name');
    expect(check({...sent, 'cookie session': 'a;b'})[0]?.[0]).toBe('cookie session');
    for (const id of ['', '.', '..']) expect(check({...sent, 'path id': id})[0]?.[0]).toBe('path id');
    expect(check({...sent, 'header X-Name': 'a b', 'cookie session': 'a-b'})).toEqual([]);
  });
});
