import {describe, expect, it} from 'vitest';
import type {Schema} from '@paydocs/specs';
import {setValueAtPath} from '../../src/request-form/form/path';
import {toOpenApiDocument} from '../../src/request-form/form/request';
import {resolveShape} from '../../src/request-form/form/shape';
import {createRequestValidator} from '../../src/request-form/form/check';
import {keepMatchingFields, createInitialValue} from '../../src/request-form/form/initialValue';
import {createForm, createJsonOperation} from './fixture';

const Card = {
  type: 'object',
  required: ['method', 'number'],
  properties: {method: {type: 'string'}, number: {type: 'string', example: '4111'}, name: {type: 'string'}},
};
const Bank = {
  type: 'object',
  required: ['method', 'iban'],
  properties: {method: {type: 'string'}, iban: {type: 'string'}, name: {type: 'string'}},
};
const Method: Schema = {
  oneOf: [{$ref: '#/components/schemas/Card'}, {$ref: '#/components/schemas/Bank'}],
  discriminator: {propertyName: 'method', mapping: {CARD: '#/components/schemas/Card', BANK: 'Bank'}},
};
const data = createForm(
  createJsonOperation({type: 'object', required: ['pay'], properties: {pay: {$ref: '#/components/schemas/Method'}}}),
  {Card, Bank, Method},
);
const doc = toOpenApiDocument(data);
const method: Schema = {$ref: '#/components/schemas/Method'};

describe('a choice with a discriminator', () => {
  it('follows the filled-in value', () => {
    const shape = resolveShape(doc, method, {method: 'BANK'});
    expect(shape.choices).toMatchObject([
      {propertyName: 'method', chosen: 1, options: [{label: 'Card'}, {label: 'Bank'}]},
    ]);
    expect(Object.keys(shape.schema.properties ?? {})).toEqual(['method', 'iban', 'name']);
    expect(shape.schema.properties?.method).toEqual({const: 'BANK'});
  });

  it("starts with the required fields and the discriminator's value", () => {
    expect(createInitialValue(doc, method)).toEqual({method: 'CARD', number: '4111'});
  });

  it('keeps the fields that the next alternative also has', () => {
    const before = {method: 'CARD', number: '4111', name: 'Marta'};
    const next = keepMatchingFields(doc, resolveShape(doc, method, undefined, [1]), before);
    expect(next).toEqual({method: 'BANK', iban: 'string', name: 'Marta'});
  });
});

it('distinguishes alternatives without a discriminator by their content', () => {
  const schema: Schema = {
    properties: {kind: {enum: ['a', 'b']}},
    oneOf: [
      {title: 'First', properties: {kind: {const: 'a'}}},
      {title: 'Second', properties: {kind: {const: 'b'}}},
    ],
  };
  expect(resolveShape(doc, schema, {kind: 'b'}).choices[0]?.chosen).toBe(1);
  expect(resolveShape(doc, schema, {kind: 'b'}, [0]).choices[0]?.chosen).toBe(0);
});

it('stops at a recursive schema', () => {
  const Tree: Schema = {type: 'object', required: ['left'], properties: {left: {$ref: '#/components/schemas/Tree'}}};
  const tree = toOpenApiDocument(createForm(createJsonOperation({$ref: '#/components/schemas/Tree'}), {Tree}));
  expect(JSON.stringify(createInitialValue(tree, {$ref: '#/components/schemas/Tree'})).length).toBeLessThan(200);
});

it('changes, adds, and removes parts in a copy', () => {
  const value = {list: [{a: 1}, {a: 2}], text: 'x'};
  expect(setValueAtPath(value, ['list', 1, 'a'], 3)).toEqual({list: [{a: 1}, {a: 3}], text: 'x'});
  expect(setValueAtPath(value, ['list', 0], undefined)).toEqual({list: [{a: 2}], text: 'x'});
  expect(setValueAtPath(value, ['list', 2], {a: 4})).toEqual({list: [{a: 1}, {a: 2}, {a: 4}], text: 'x'});
  expect(setValueAtPath(value, ['text'], undefined)).toEqual({list: [{a: 1}, {a: 2}]});
  expect(value).toEqual({list: [{a: 1}, {a: 2}], text: 'x'});
});

it('distinguishes schemas from keywords with the same name', () => {
  const id = {type: 'string', maxLength: 3};
  const form = createForm(createJsonOperation({type: 'object', properties: {id: {$ref: '#/components/schemas/id'}}}), {
    id,
  });
  expect(Object.keys(form.schemas)).toEqual(['_id']);
});

it("doesn't treat a schema named constructor as a keyword", () => {
  const ref = {$ref: '#/components/schemas/constructor'};
  const form = createForm(createJsonOperation({type: 'object', properties: {part: ref}}), {
    constructor: {type: 'integer'},
  } as never);
  const check = createRequestValidator(form);
  const errors = check({parameters: {'path id': 'a'}, media: 'application/json', body: {part: 'x'}});
  expect(errors.map(({path, rule}) => `${path.join('.')} ${rule}`)).toEqual(['body.part type']);
});
