import {describe, expect, it} from 'vitest';
import type {Schema} from '@paydocs/specs';
import {createSampleValue} from '../../src/rest/samples/sampleValue';
import {createDocument, findField, createTree} from './fixture';

describe('conditions', () => {
  it('renders simple conditions as facts', () => {
    const facts = (schema: Schema): unknown => createTree(schema).facts;
    expect(facts({not: {const: 'x'}})).toEqual([['Not', 'x']]);
    expect(facts({not: {enum: [1, null]}})).toEqual([
      ['Not', '1'],
      ['Not', 'null'],
    ]);
    expect(facts({not: {pattern: '^a'}})).toEqual([['Not the pattern', '^a']]);
    expect(facts({not: {required: ['a', 'b']}})).toEqual([['Not together', 'a, b']]);
    expect(facts({not: {required: ['a']}})).toEqual([['Not allowed', 'a']]);
    expect(facts({not: {}})).toEqual([['Never allowed']]);
    expect(facts({type: 'array', items: {type: 'string', not: {const: 'x'}}})).toEqual([['Each item: not', 'x']]);
    expect(facts({dependentRequired: {card: ['cvc']}, propertyNames: {pattern: '^x'}})).toEqual([
      ['Property names: pattern', '^x'],
      ['With card, requires', 'cvc'],
    ]);
    expect(facts({unevaluatedProperties: false})).toEqual([['No other properties']]);
    expect(findField(createTree({properties: {a: false} as never}), 'a').facts).toEqual([['Never allowed']]);
  });

  it('renders other conditions as alternatives with fields, also from several merged schemas', () => {
    const rule = (name: string): Schema => ({
      if: {properties: {[name]: {const: 1}}},
      then: {required: ['x'], properties: {[`${name}More`]: {type: 'string'}}},
    });
    const tree = createTree({type: 'object', allOf: [rule('a'), rule('b')], not: {properties: {c: {type: 'string'}}}});
    expect(tree.choices).toHaveLength(1);
    expect(tree.choices?.[0]).toMatchObject({
      rule: 'conditions',
      alternatives: [
        {id: 'body-if', label: 'If it matches this', fields: [{id: 'body-if-a'}]},
        {id: 'body-then', fields: [{name: 'aMore'}, {name: 'x', required: true}]},
        {id: 'body-if-2', fields: [{name: 'b'}]},
        {id: 'body-then-2'},
        {id: 'body-not', label: 'Must not match this', fields: [{name: 'c'}]},
      ],
    });
  });

  it('ignores `then` and `else` without `if`', () => {
    const schema = {type: 'string'} as const;
    expect(createTree({type: 'object', allOf: [{then: schema}, {else: schema}]}).choices).toBeUndefined();
  });

  it('labels an alternative that only has required fields', () => {
    const tree = createTree({
      type: 'object',
      properties: {a: {}, b: {}},
      anyOf: [{required: ['a']}, {required: ['a', 'b']}],
    });
    expect(tree.choices?.[0]?.alternatives).toMatchObject([
      {label: 'With a', facts: [['Requires', 'a']]},
      {label: 'With a and b'},
    ]);
  });

  it('renders the conditions of a list along with the fields of its items', () => {
    const tree = createTree({
      type: 'array',
      items: {type: 'object', properties: {a: {}}},
      contains: {properties: {b: {}}},
      oneOf: [{title: 'Short', maxItems: 1}, {title: 'Long'}],
    });
    expect(tree.fields?.map(({name}) => name)).toEqual(['a']);
    expect(tree.choices?.map(({rule, alternatives}) => [rule, alternatives[0]?.label])).toEqual([
      ['one', 'Short'],
      ['conditions', 'At least one item must match this'],
    ]);
  });
});

describe('facts of a field', () => {
  it('shows constraints, defaults, examples, and descriptions of enum values', () => {
    const tree = createTree({
      type: 'object',
      additionalProperties: false,
      properties: {
        text: {type: 'string', minLength: 1, maxLength: 64, pattern: '^a<b$', default: 'x', example: 'y'},
        more: {type: 'number', exclusiveMinimum: 0, maximum: 5, multipleOf: 0.5},
        less: {type: 'number', minimum: 1, exclusiveMinimum: true},
        list: {type: 'array', maxItems: 1, uniqueItems: true, items: {type: 'string', pattern: 'z'}},
        map: {type: 'object', maxProperties: 50, additionalProperties: {type: 'string', maxLength: 500}},
        kind: {type: 'string', enum: ['A', ''], 'x-enumDescriptions': {A: 'Use `A`.'}},
        other: {enum: ['__proto__', 'constructor', 'B'], 'x-enumDescriptions': {B: 1} as never},
        rule: {not: {type: 'null'}, readOnly: true},
      },
    });
    const facts = (name: string): unknown => findField(tree, name).facts;
    expect(facts('text')).toEqual([['1 to 64 characters'], ['Pattern', '^a<b$'], ['Default', 'x'], ['Example', 'y']]);
    expect(facts('more')).toEqual([['Maximum 5'], ['Multiple of 0.5'], ['More than 0']]);
    expect(facts('less')).toEqual([['More than 1']]);
    expect(facts('list')).toEqual([['At most 1 item'], ['No duplicate items'], ['Each item: pattern', 'z']]);
    expect(facts('map')).toEqual([['At most 50 properties'], ['Each value: at most 500 characters']]);
    expect(findField(tree, 'kind').values).toEqual([
      {id: 'body-kind-a', name: 'A', html: 'Use <code>A</code>.'},
      {id: 'body-kind-2', name: '""'},
    ]);
    expect(findField(tree, 'other').values?.map(({name}) => name)).toEqual(['__proto__', 'constructor', 'B']);
    expect(findField(tree, 'rule')).toMatchObject({access: 'read-only', facts: [['Not of the type', 'null']]});
    expect(tree.facts).toEqual([['No other properties']]);
  });

  it('omits redundant examples', () => {
    const tree = createTree(
      {
        type: 'object',
        properties: {
          flag: {type: 'boolean', example: true},
          kind: {enum: ['A'], example: 'A'},
          same: {type: 'string', default: 'x', example: 'x'},
          long: {type: 'object', example: {text: 'x'.repeat(60)}},
          seen: {type: 'string', example: 'in the body'},
        },
      },
      {},
      {received: true, examples: new Set(['in the body'])},
    );
    expect(['flag', 'kind', 'same', 'seen'].flatMap((name) => findField(tree, name).facts ?? [])).toEqual([
      ['Default', 'x'],
    ]);
    expect(findField(tree, 'long').facts?.[0]?.[1]).toMatch(/^\{\n {2}"text"/);
  });

  it("doesn't require read-only fields in requests, or write-only fields in responses", () => {
    const schema: Schema = {
      type: 'object',
      required: ['id', 'pin'],
      properties: {id: {type: 'string', readOnly: true}, pin: {type: 'string', writeOnly: true}},
    };
    const required = (received: boolean): unknown[] =>
      createTree(schema, {}, {received}).fields?.map((field) => field.required) ?? [];
    expect(required(false)).toEqual([undefined, true]);
    expect(required(true)).toEqual(['always', undefined]);
  });

  it('renders maps of objects, pattern properties, and tuples as fields', () => {
    const inside = {type: 'object', properties: {x: {type: 'string'}}};
    const tree = createTree({
      type: 'object',
      properties: {
        m: {type: 'object', additionalProperties: inside},
        p: {type: 'object', patternProperties: {'^x-': inside}},
        t: {type: 'array', prefixItems: [{type: 'string'}, {type: 'integer'}]},
      },
    });
    expect(findField(tree, 'm', '{key}', 'x').id).toBe('body-m-key-x');
    expect(findField(tree, 'p', '/^x-/', 'x').type).toBe('string');
    expect(findField(tree, 't').fields?.map(({name, type}) => [name, type])).toEqual([
      ['[0]', 'string'],
      ['[1]', 'integer'],
    ]);
  });

  it('gives every field a unique ID', () => {
    const tree = createTree({
      type: 'object',
      properties: {paymentMethod: {type: 'object', properties: {cardBIN: {}}}, payment_method: {}, '{x}': {}, 日本: {}},
    });
    expect(tree.fields?.map(({id}) => id)).toEqual([
      'body-payment-method',
      'body-payment-method-2',
      'body-x',
      'body-日本',
    ]);
    expect(findField(tree, 'paymentMethod', 'cardBIN').id).toBe('body-payment-method-card-bin');
  });
});

describe('empty names', () => {
  it('renders an empty field name as quotes, with an ID', () => {
    const tree = createTree({type: 'object', required: [''], properties: {'': {type: 'string'}}});
    expect(tree.fields).toEqual([{id: 'body', name: '""', required: true, type: 'string'}]);
  });

  it('ignores an empty title when it labels an alternative', () => {
    const tree = createTree({
      oneOf: [
        {title: '', type: 'object', properties: {a: {}}},
        {title: '', type: 'object', properties: {b: {}}},
      ],
    });
    expect(tree.choices?.[0]?.alternatives.map(({label}) => label)).toEqual(['object 1', 'object 2']);
  });
});

it('shows the title of a field unless it only repeats the name', () => {
  const tree = createTree({
    type: 'object',
    properties: {iban: {type: 'string', title: 'Account of the payee'}, userId: {type: 'string', title: 'User ID'}},
  });
  expect(findField(tree, 'iban').facts).toEqual([['Title', 'Account of the payee']]);
  expect(findField(tree, 'userId').facts).toBeUndefined();
});

it('omits impossible properties from examples, and uses null for any value', () => {
  const schema = {
    type: 'object',
    properties: {never: false, any: {}, noted: {description: 'Any.'}, text: {type: 'string'}},
  };
  expect(createSampleValue(createDocument(), schema as unknown as Schema, 'request')).toEqual({
    any: null,
    noted: null,
    text: 'string',
  });
});
