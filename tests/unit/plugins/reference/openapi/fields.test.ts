import {describe, expect, it} from 'vitest';
import type {Schema} from '../../../../../src/plugins/reference/openapi/document';
import {sampleValue} from '../../../../../src/plugins/reference/openapi/sampleValue';
import {documentOf, fieldAt, treeOf} from './fixture';

describe('types', () => {
  it.each([
    [{type: 'integer', format: 'int64'}, 'integer (int64)'],
    [{type: 'string', enum: ['A', 'B']}, 'string (enum)'],
    [{enum: [1, 2]}, 'number (enum)'],
    [{type: 'array', items: {type: 'array', items: {type: 'string', format: 'email'}}}, 'array of array of string (email)'],
    [{type: 'object', additionalProperties: {type: 'string'}}, 'map of string'],
    [{type: 'object', additionalProperties: true}, 'map of any'],
    [{properties: {a: {}}}, 'object'],
    [{type: ['string', 'integer']}, 'string or integer'],
    [{oneOf: [{type: 'string'}, {type: 'object', properties: {}}]}, 'string or object'],
    [{}, 'any'],
  ])('labels %j', (schema, label) => {
    expect(treeOf(schema).type).toBe(label);
  });
});

describe('nullable', () => {
  it.each([
    [{type: 'string', nullable: true}],
    [{type: ['string', 'null']}],
    [{anyOf: [{type: 'string'}, {type: 'null'}]}],
    [{oneOf: [{type: 'null'}, {$ref: '#/components/schemas/Text'}]}],
    [{type: 'string', nullable: true, enum: ['A', null]}],
  ])('sees it in %j', (schema) => {
    const tree = treeOf(schema, {Text: {type: 'string'}});
    expect(tree.nullable).toBe(true);
    expect(tree.type).toMatch(/^string/);
    expect(tree.choices).toBeUndefined();
    expect(tree.values?.map(({value}) => value) ?? ['A']).toEqual(['A']);
  });

  it('keeps the name of a nullable reference', () => {
    const tree = treeOf({anyOf: [{$ref: '#/components/schemas/Text'}, {type: 'null'}], description: 'Mine.'}, {Text: {type: 'string', description: 'Its.'}});
    expect(tree).toMatchObject({html: '<p>Mine.</p>', ref: {text: 'Text', href: '/schemas/text/'}});
  });
});

describe('references', () => {
  it('prefers what stands beside a reference', () => {
    const tree = treeOf(
      {type: 'object', properties: {a: {$ref: '#/components/schemas/Amount', description: 'Beside.', deprecated: true}}},
      {Amount: {type: 'integer', description: 'Own.', minimum: 0}},
    );
    expect(fieldAt(tree, 'a')).toMatchObject({html: '<p>Beside.</p>', deprecated: true, ref: {text: 'Amount'}, facts: [['Minimum 0']]});
  });

  it('cuts recursion with a link', () => {
    const tree = treeOf({$ref: '#/components/schemas/Node'}, {
      Node: {type: 'object', properties: {name: {type: 'string'}, children: {type: 'array', items: {$ref: '#/components/schemas/Node'}}}},
    });
    expect(fieldAt(tree, 'children')).toMatchObject({cut: 'recursion', type: 'array of object', ref: {href: '/schemas/node/'}});
  });

  it('survives schemas that are nothing but themselves', () => {
    expect(treeOf({$ref: '#/components/schemas/A'}, {A: {$ref: '#/components/schemas/A'}}).type).toBe('any');
    expect(treeOf({$ref: '#/components/schemas/L'}, {L: {type: 'array', items: {$ref: '#/components/schemas/L'}}}).type).toMatch(/^array of/);
  });

  it('cuts the deepest named schemas of a tree that is too large, and no others', () => {
    const wide = Object.fromEntries(Array.from({length: 10}, (_, index) => [`f${index}`, {type: 'string'}]));
    const schemas = {
      Deep: {type: 'object', properties: wide},
      Middle: {type: 'object', properties: {...wide, deep: {$ref: '#/components/schemas/Deep'}, inline: {type: 'object', properties: {kept: {type: 'string'}}}}},
    };
    const tree = treeOf({type: 'object', properties: {middle: {$ref: '#/components/schemas/Middle'}}}, schemas, {limit: 15});
    expect(fieldAt(tree, 'middle', 'deep')).toMatchObject({cut: 'size', ref: {text: 'Deep'}});
    expect(fieldAt(tree, 'middle', 'inline', 'kept').type).toBe('string');
  });

  it('links to fields that the page shows above', () => {
    const Address = {type: 'object', properties: Object.fromEntries(['line1', 'line2', 'city', 'zip', 'country'].map((name) => [name, {type: 'string'}]))};
    const ref = {$ref: '#/components/schemas/Address'};
    const tree = treeOf({type: 'object', properties: {home: ref, work: ref}}, {Address});
    expect(fieldAt(tree, 'home', 'city').id).toBe('body-home-city');
    expect(fieldAt(tree, 'work')).toMatchObject({above: {text: 'home', href: '#body-home'}});
    expect(fieldAt(tree, 'work').fields).toBeUndefined();
  });
});

describe('allOf', () => {
  it('merges properties, requirements and refinements', () => {
    const tree = treeOf(
      {allOf: [{$ref: '#/components/schemas/Base'}, {type: 'object', required: ['code'], properties: {code: {enum: ['b']}, extra: {type: 'boolean'}}}]},
      {Base: {type: 'object', description: 'Base.', required: ['id'], properties: {id: {type: 'string'}, code: {type: 'string', enum: ['a', 'b'], description: 'Why.'}}}},
    );
    expect(tree.fields?.map(({name, required}) => [name, required])).toEqual([['id', true], ['code', true], ['extra', undefined]]);
    expect(fieldAt(tree, 'code')).toMatchObject({html: '<p>Why.</p>', values: [{value: 'b'}], type: 'string (enum)'});
  });

  it('takes a single reference as the named schema', () => {
    const tree = treeOf({nullable: true, description: 'Mine.', allOf: [{$ref: '#/components/schemas/Text'}]}, {Text: {type: 'string'}});
    expect(tree).toMatchObject({ref: {text: 'Text'}, nullable: true, html: '<p>Mine.</p>'});
  });
});

describe('choices', () => {
  const schemas = {
    Card: {type: 'object', properties: {method: {const: 'CARD'}, number: {type: 'string'}}},
    Sepa: {type: 'object', title: 'SEPA', properties: {method: {type: 'string'}, iban: {type: 'string'}}},
  };

  it('names the alternatives and the values that choose them', () => {
    const tree = treeOf({
      oneOf: [{$ref: '#/components/schemas/Card'}, {$ref: '#/components/schemas/Sepa'}],
      discriminator: {propertyName: 'method', mapping: {SEPA: '#/components/schemas/Sepa', RTP: 'Sepa'}},
    }, schemas);
    expect(tree.choices).toMatchObject([{rule: 'one', by: 'method', alternatives: [
      {id: 'body-card', label: 'Card', when: ['CARD'], fields: [{id: 'body-card-method', facts: [['Always', 'CARD']]}, {name: 'number'}]},
      {id: 'body-sepa', label: 'SEPA', when: ['SEPA', 'RTP']},
    ]}]);
  });

  it('finds the alternatives of a discriminator without oneOf', () => {
    const tree = treeOf({$ref: '#/components/schemas/Pet'}, {
      Pet: {type: 'object', discriminator: {propertyName: 'kind'}, properties: {kind: {type: 'string'}}},
      Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: 'object', properties: {lives: {type: 'integer'}}}]},
    });
    expect(tree.choices).toMatchObject([{by: 'kind', alternatives: [{label: 'Cat', when: ['Cat'], fields: [{name: 'lives'}]}]}]);
  });

  it('shows a choice of constants as values with meanings', () => {
    const tree = treeOf({oneOf: [{const: 'A', description: 'First.'}, {const: 'B', title: 'Second'}]});
    expect(tree).toMatchObject({type: 'string (enum)', values: [{value: 'A', html: 'First.'}, {value: 'B', html: 'Second'}]});
  });

  it('keeps fields and several choices of one schema apart', () => {
    const tree = treeOf({type: 'object', properties: {a: {}}, anyOf: [{required: ['a']}, {properties: {b: {}}}], oneOf: [{title: 'X'}, {title: 'Y'}]});
    expect(tree.choices?.map(({rule}) => rule)).toEqual(['one', 'any']);
    expect(tree.fields?.map(({name}) => name)).toEqual(['a']);
  });
});

describe('conditions', () => {
  it('are said in words where these suffice', () => {
    const facts = (schema: Schema): unknown => treeOf(schema).facts;
    expect(facts({not: {const: 'x'}})).toEqual([['Not', 'x']]);
    expect(facts({not: {enum: [1, null]}})).toEqual([['Not', '1'], ['Not', 'null']]);
    expect(facts({not: {pattern: '^a'}})).toEqual([['Not the pattern', '^a']]);
    expect(facts({not: {required: ['a', 'b']}})).toEqual([['Not together', 'a, b']]);
    expect(facts({not: {required: ['a']}})).toEqual([['Not allowed', 'a']]);
    expect(facts({not: {}})).toEqual([['Never allowed']]);
    expect(facts({type: 'array', items: {type: 'string', not: {const: 'x'}}})).toEqual([['Each item: not', 'x']]);
    expect(facts({dependentRequired: {card: ['cvc']}, propertyNames: {pattern: '^x'}})).toEqual([['Property names: pattern', '^x'], ['With card, requires', 'cvc']]);
    expect(facts({unevaluatedProperties: false})).toEqual([['No other properties']]);
    expect(fieldAt(treeOf({properties: {a: false} as never}), 'a').facts).toEqual([['Never allowed']]);
  });

  it('are fields of their own elsewhere, and add up when schemas are joined', () => {
    const rule = (name: string): Schema => ({if: {properties: {[name]: {const: 1}}}, then: {required: ['x'], properties: {[`${name}More`]: {type: 'string'}}}});
    const tree = treeOf({type: 'object', allOf: [rule('a'), rule('b')], not: {properties: {c: {type: 'string'}}}});
    expect(tree.choices).toHaveLength(1);
    expect(tree.choices?.[0]).toMatchObject({rule: 'conditions', alternatives: [
      {id: 'body-if', label: 'If it matches this', fields: [{id: 'body-if-a'}]},
      {id: 'body-then', fields: [{name: 'aMore'}, {name: 'x', required: true}]},
      {id: 'body-if-2', fields: [{name: 'b'}]},
      {id: 'body-then-2'},
      {id: 'body-not', label: 'Must not match this', fields: [{name: 'c'}]},
    ]});
  });

  it('name an alternative that only says what it needs', () => {
    const tree = treeOf({type: 'object', properties: {a: {}, b: {}}, anyOf: [{required: ['a']}, {required: ['a', 'b']}]});
    expect(tree.choices?.[0]?.alternatives).toMatchObject([{label: 'With a', facts: [['Requires', 'a']]}, {label: 'With a and b'}]);
  });

  it('of a list stand beside those of its items', () => {
    const tree = treeOf({type: 'array', items: {type: 'object', properties: {a: {}}}, contains: {properties: {b: {}}}, oneOf: [{title: 'Short', maxItems: 1}, {title: 'Long'}]});
    expect(tree.fields?.map(({name}) => name)).toEqual(['a']);
    expect(tree.choices?.map(({rule, alternatives}) => [rule, alternatives[0]?.label])).toEqual([['one', 'Short'], ['conditions', 'An item has to match this']]);
  });
});

describe('what a field says', () => {
  it('has constraints, default, examples and meanings', () => {
    const tree = treeOf({type: 'object', additionalProperties: false, properties: {
      text: {type: 'string', minLength: 1, maxLength: 64, pattern: '^a<b$', default: 'x', example: 'y'},
      more: {type: 'number', exclusiveMinimum: 0, maximum: 5, multipleOf: 0.5},
      less: {type: 'number', minimum: 1, exclusiveMinimum: true},
      list: {type: 'array', maxItems: 1, uniqueItems: true, items: {type: 'string', pattern: 'z'}},
      map: {type: 'object', maxProperties: 50, additionalProperties: {type: 'string', maxLength: 500}},
      kind: {type: 'string', enum: ['A', ''], 'x-enumDescriptions': {A: 'Use `A`.'}},
      rule: {not: {type: 'null'}, readOnly: true},
    }});
    const facts = (name: string): unknown => fieldAt(tree, name).facts;
    expect(facts('text')).toEqual([['1 to 64 characters'], ['Pattern', '^a<b$'], ['Default', 'x'], ['Example', 'y']]);
    expect(facts('more')).toEqual([['Maximum 5'], ['Multiple of 0.5'], ['More than 0']]);
    expect(facts('less')).toEqual([['More than 1']]);
    expect(facts('list')).toEqual([['At most 1 item'], ['No item twice'], ['Each item: pattern', 'z']]);
    expect(facts('map')).toEqual([['At most 50 properties'], ['Each value: at most 500 characters']]);
    expect(fieldAt(tree, 'kind').values).toEqual([{value: 'A', html: 'Use <code>A</code>.'}, {value: '""'}]);
    expect(fieldAt(tree, 'rule')).toMatchObject({access: 'read-only', facts: [['Not of the type', 'null']]});
    expect(tree.facts).toEqual([['No other properties']]);
  });

  it('leaves out examples that say nothing new', () => {
    const tree = treeOf(
      {type: 'object', properties: {
        flag: {type: 'boolean', example: true}, kind: {enum: ['A'], example: 'A'}, same: {type: 'string', default: 'x', example: 'x'},
        long: {type: 'object', example: {text: 'x'.repeat(60)}}, seen: {type: 'string', example: 'in the body'},
      }},
      {},
      {received: true, examples: new Set(['in the body'])},
    );
    expect(['flag', 'kind', 'same', 'seen'].flatMap((name) => fieldAt(tree, name).facts ?? [])).toEqual([['Default', 'x']]);
    expect(fieldAt(tree, 'long').facts?.[0]?.[1]).toMatch(/^\{\n {2}"text"/);
  });

  it('does not ask for what is only read, and promises nothing of what is only written', () => {
    const schema: Schema = {type: 'object', required: ['id', 'pin'], properties: {id: {type: 'string', readOnly: true}, pin: {type: 'string', writeOnly: true}}};
    const required = (received: boolean): unknown[] => treeOf(schema, {}, {received}).fields?.map((field) => field.required) ?? [];
    expect(required(false)).toEqual([undefined, true]);
    expect(required(true)).toEqual(['always', undefined]);
  });

  it('shows maps of objects, patterns of names and tuples as fields', () => {
    const inside = {type: 'object', properties: {x: {type: 'string'}}};
    const tree = treeOf({type: 'object', properties: {m: {type: 'object', additionalProperties: inside}, p: {type: 'object', patternProperties: {'^x-': inside}}, t: {type: 'array', prefixItems: [{type: 'string'}, {type: 'integer'}]}}});
    expect(fieldAt(tree, 'm', '{key}', 'x').id).toBe('body-m-key-x');
    expect(fieldAt(tree, 'p', '/^x-/', 'x').type).toBe('string');
    expect(fieldAt(tree, 't').fields?.map(({name, type}) => [name, type])).toEqual([['[0]', 'string'], ['[1]', 'integer']]);
  });

  it('gives every field an id of its own', () => {
    const tree = treeOf({type: 'object', properties: {paymentMethod: {type: 'object', properties: {cardBIN: {}}}, payment_method: {}, '{x}': {}, '日本': {}}});
    expect(tree.fields?.map(({id}) => id)).toEqual(['body-payment-method', 'body-payment-method-2', 'body-x', 'body-日本']);
    expect(fieldAt(tree, 'paymentMethod', 'cardBIN').id).toBe('body-payment-method-card-bin');
  });
});

describe('empty names', () => {
  it('shows a field without a name in quotes, with an address', () => {
    const tree = treeOf({type: 'object', required: [''], properties: {'': {type: 'string'}}});
    expect(tree.fields).toEqual([{id: 'body', name: '""', required: true, type: 'string'}]);
  });

  it('names an alternative by something else than an empty title', () => {
    const tree = treeOf({oneOf: [{title: '', type: 'object', properties: {a: {}}}, {title: '', type: 'object', properties: {b: {}}}]});
    expect(tree.choices?.[0]?.alternatives.map(({label}) => label)).toEqual(['object 1', 'object 2']);
  });
});

it('shows the title of a field that says more than its name', () => {
  const tree = treeOf({type: 'object', properties: {iban: {type: 'string', title: 'Account of the payee'}, userId: {type: 'string', title: 'User ID'}}});
  expect(fieldAt(tree, 'iban').facts).toEqual([['Title', 'Account of the payee']]);
  expect(fieldAt(tree, 'userId').facts).toBeUndefined();
});

it('makes no example of what may not be there, and null of what may be anything', () => {
  const schema = {type: 'object', properties: {never: false, any: {}, noted: {description: 'Any.'}, text: {type: 'string'}}};
  expect(sampleValue(documentOf(), schema as unknown as Schema, 'request')).toEqual({any: null, noted: null, text: 'string'});
});
