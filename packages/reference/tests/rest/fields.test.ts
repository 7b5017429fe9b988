import {describe, expect, it} from 'vitest';
import type {Schema} from '@paydocs/specs';
import {findField, createTree} from './fixture';

describe('types', () => {
  it.each([
    [{type: 'integer', format: 'int64'}, 'integer (int64)'],
    [{type: 'string', enum: ['A', 'B']}, 'string (enum)'],
    [{enum: [1, 2]}, 'number (enum)'],
    [
      {type: 'array', items: {type: 'array', items: {type: 'string', format: 'email'}}},
      'array of array of string (email)',
    ],
    [{type: 'object', additionalProperties: {type: 'string'}}, 'map of string'],
    [{type: 'object', additionalProperties: true}, 'map of any'],
    [{properties: {a: {}}}, 'object'],
    [{type: ['string', 'integer']}, 'string or integer'],
    [{oneOf: [{type: 'string'}, {type: 'object', properties: {}}]}, 'string or object'],
    [{}, 'any'],
  ])('labels %j', (schema, label) => {
    expect(createTree(schema).type).toBe(label);
  });
});

describe('names of built-in object properties', () => {
  const NAMES = ['constructor', 'hasOwnProperty', 'toString', '__proto__'];

  it('are rendered as fields if only `required` lists them', () => {
    const tree = createTree({type: 'object', required: NAMES, properties: {a: {type: 'string'}}});
    expect(tree.fields?.map(({name}) => name)).toEqual(['a', ...NAMES]);
  });

  it('are taken only from the part of allOf that defines them', () => {
    const properties = Object.fromEntries(NAMES.map((name) => [name, {type: 'integer'}]));
    const tree = createTree({
      allOf: [
        {type: 'object', properties: {a: {type: 'string'}}},
        {type: 'object', properties},
      ],
    });
    expect(tree.fields?.map(({name, type}) => `${name}: ${type}`)).toEqual([
      'a: string',
      ...NAMES.map((name) => `${name}: integer`),
    ]);
  });
});

describe('nullable', () => {
  it.each([
    [{type: 'string', nullable: true}],
    [{type: ['string', 'null']}],
    [{anyOf: [{type: 'string'}, {type: 'null'}]}],
    [{oneOf: [{type: 'null'}, {$ref: '#/components/schemas/Text'}]}],
    [{type: 'string', nullable: true, enum: ['A', null]}],
  ])('is detected in %j', (schema) => {
    const tree = createTree(schema, {Text: {type: 'string'}});
    expect(tree.nullable).toBe(true);
    expect(tree.type).toMatch(/^string/);
    expect(tree.choices).toBeUndefined();
    expect(tree.values?.map(({name}) => name) ?? ['A']).toEqual(['A']);
  });

  it('keeps the name of a nullable reference', () => {
    const tree = createTree(
      {anyOf: [{$ref: '#/components/schemas/Text'}, {type: 'null'}], description: 'Mine.'},
      {Text: {type: 'string', description: 'Its.'}},
    );
    expect(tree).toMatchObject({html: '<p>Mine.</p>', ref: {text: 'Text', href: '/schemas/text/'}});
  });
});

describe('references', () => {
  it('prefers siblings of a reference', () => {
    const tree = createTree(
      {
        type: 'object',
        properties: {a: {$ref: '#/components/schemas/Amount', description: 'Beside.', deprecated: true}},
      },
      {Amount: {type: 'integer', description: 'Own.', minimum: 0}},
    );
    expect(findField(tree, 'a')).toMatchObject({
      html: '<p>Beside.</p>',
      deprecated: true,
      ref: {text: 'Amount'},
      facts: [['Minimum 0']],
    });
  });

  it('replaces recursion with a link', () => {
    const tree = createTree(
      {$ref: '#/components/schemas/Node'},
      {
        Node: {
          type: 'object',
          properties: {name: {type: 'string'}, children: {type: 'array', items: {$ref: '#/components/schemas/Node'}}},
        },
      },
    );
    expect(findField(tree, 'children')).toMatchObject({
      truncatedBy: 'recursion',
      type: 'array of object',
      ref: {href: '/schemas/node/'},
    });
  });

  it('handles schemas that only refer to themselves', () => {
    expect(createTree({$ref: '#/components/schemas/A'}, {A: {$ref: '#/components/schemas/A'}}).type).toBe('any');
    expect(
      createTree({$ref: '#/components/schemas/L'}, {L: {type: 'array', items: {$ref: '#/components/schemas/L'}}}).type,
    ).toMatch(/^array of/);
  });

  it('truncates only the deepest named schemas of a tree that is too large', () => {
    const wide = Object.fromEntries(Array.from({length: 10}, (_, index) => [`f${index}`, {type: 'string'}]));
    const schemas = {
      Deep: {type: 'object', properties: wide},
      Middle: {
        type: 'object',
        properties: {
          ...wide,
          deep: {$ref: '#/components/schemas/Deep'},
          inline: {type: 'object', properties: {kept: {type: 'string'}}},
        },
      },
    };
    const tree = createTree({type: 'object', properties: {middle: {$ref: '#/components/schemas/Middle'}}}, schemas, {
      limit: 15,
    });
    expect(findField(tree, 'middle', 'deep')).toMatchObject({truncatedBy: 'size', ref: {text: 'Deep'}});
    expect(findField(tree, 'middle', 'inline', 'kept').type).toBe('string');
  });

  it('truncates schemas without fields that have each other as alternatives', () => {
    const names = Array.from({length: 12}, (_, index) => `Shape${index}`);
    const refs = names.map((name) => `#/components/schemas/${name}`);
    const shape: Schema = {
      oneOf: refs.map(($ref) => ({$ref})),
      discriminator: {propertyName: 'kind', mapping: Object.fromEntries(refs.map((ref, index) => [`${index}`, ref]))},
    };
    const tree = createTree({$ref: refs[0]!}, Object.fromEntries(names.map((name) => [name, shape])));
    expect(tree.choices?.[0]?.alternatives.map(({label}) => label)).toEqual(names);
    expect(JSON.stringify(tree).length).toBeLessThan(100_000);
  });

  it('links to fields that the page has already shown', () => {
    const Address = {
      type: 'object',
      properties: Object.fromEntries(
        ['line1', 'line2', 'city', 'zip', 'country'].map((name) => [name, {type: 'string'}]),
      ),
    };
    const ref = {$ref: '#/components/schemas/Address'};
    const tree = createTree({type: 'object', properties: {home: ref, work: ref}}, {Address});
    expect(findField(tree, 'home', 'city').id).toBe('body-home-city');
    expect(findField(tree, 'work')).toMatchObject({firstOccurrence: {text: 'home', href: '#body-home'}});
    expect(findField(tree, 'work').fields).toBeUndefined();
  });
});

describe('allOf', () => {
  it('merges properties, required fields, and refinements', () => {
    const tree = createTree(
      {
        allOf: [
          {$ref: '#/components/schemas/Base'},
          {type: 'object', required: ['code'], properties: {code: {enum: ['b']}, extra: {type: 'boolean'}}},
        ],
      },
      {
        Base: {
          type: 'object',
          description: 'Base.',
          required: ['id'],
          properties: {id: {type: 'string'}, code: {type: 'string', enum: ['a', 'b'], description: 'Why.'}},
        },
      },
    );
    expect(tree.fields?.map(({name, required}) => [name, required])).toEqual([
      ['id', true],
      ['code', true],
      ['extra', undefined],
    ]);
    expect(findField(tree, 'code')).toMatchObject({html: '<p>Why.</p>', values: [{name: 'b'}], type: 'string (enum)'});
  });

  it('treats a single reference as the named schema', () => {
    const tree = createTree(
      {nullable: true, description: 'Mine.', allOf: [{$ref: '#/components/schemas/Text'}]},
      {Text: {type: 'string'}},
    );
    expect(tree).toMatchObject({ref: {text: 'Text'}, nullable: true, html: '<p>Mine.</p>'});
  });
});

describe('choices', () => {
  const schemas = {
    Card: {type: 'object', properties: {method: {const: 'CARD'}, number: {type: 'string'}}},
    Sepa: {type: 'object', title: 'SEPA', properties: {method: {type: 'string'}, iban: {type: 'string'}}},
  };

  it('lists the alternatives and the discriminator values that select them', () => {
    const tree = createTree(
      {
        oneOf: [{$ref: '#/components/schemas/Card'}, {$ref: '#/components/schemas/Sepa'}],
        discriminator: {propertyName: 'method', mapping: {SEPA: '#/components/schemas/Sepa', RTP: 'Sepa'}},
      },
      schemas,
    );
    expect(tree.choices).toMatchObject([
      {
        rule: 'one',
        discriminator: 'method',
        alternatives: [
          {
            id: 'body-card',
            label: 'Card',
            when: ['CARD'],
            fields: [{id: 'body-card-method', facts: [['Always', 'CARD']]}, {name: 'number'}],
          },
          {id: 'body-sepa', label: 'SEPA', when: ['SEPA', 'RTP']},
        ],
      },
    ]);
  });

  it('selects an alternative by its name if the alternatives share an enum of their names', () => {
    const Kind = {type: 'string', enum: ['Cat', 'Dog']};
    const pet = {type: 'object', properties: {kind: {$ref: '#/components/schemas/Kind'}}};
    const tree = createTree(
      {
        oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}],
        discriminator: {propertyName: 'kind'},
      },
      {Kind, Cat: pet, Dog: pet},
    );
    expect(tree.choices).toMatchObject([{alternatives: [{when: ['Cat']}, {when: ['Dog']}]}]);
  });

  it('selects an alternative by all values that only it has, and by none of a mapping to something else', () => {
    const createPet = (values: string[]): Schema => ({type: 'object', properties: {kind: {enum: values}}});
    const schemas = {Cat: createPet(['Cat', 'Kitten']), Dog: createPet(['Dog', 'Puppy'])};
    const inline = [createPet(['a']), createPet(['b'])];
    const discriminator = {propertyName: 'kind'};
    const oneOf = [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}];
    expect(createTree({oneOf, discriminator}, schemas).choices).toMatchObject([
      {alternatives: [{when: ['Cat', 'Kitten']}, {when: ['Dog', 'Puppy']}]},
    ]);
    const mapping = {c: 'https://example.com/c.json'};
    expect(createTree({oneOf: inline, discriminator: {...discriminator, mapping}}).choices).toMatchObject([
      {alternatives: [{when: ['a']}, {when: ['b']}]},
    ]);
  });

  it('finds the alternatives of a discriminator without oneOf', () => {
    const tree = createTree(
      {$ref: '#/components/schemas/Pet'},
      {
        Pet: {type: 'object', discriminator: {propertyName: 'kind'}, properties: {kind: {type: 'string'}}},
        Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: 'object', properties: {lives: {type: 'integer'}}}]},
      },
    );
    expect(tree.choices).toMatchObject([
      {discriminator: 'kind', alternatives: [{label: 'Cat', when: ['Cat'], fields: [{name: 'lives'}]}]},
    ]);
  });

  it('renders a choice of constants as values with descriptions', () => {
    const tree = createTree({
      oneOf: [
        {const: 'A', description: 'First.'},
        {const: 'B', title: 'Second'},
      ],
    });
    expect(tree).toMatchObject({
      type: 'string (enum)',
      values: [
        {name: 'A', html: 'First.'},
        {name: 'B', html: 'Second'},
      ],
    });
  });

  it('keeps fields and several choices of a schema separate', () => {
    const tree = createTree({
      type: 'object',
      properties: {a: {}},
      anyOf: [{required: ['a']}, {properties: {b: {}}}],
      oneOf: [{title: 'X'}, {title: 'Y'}],
    });
    expect(tree.choices?.map(({rule}) => rule)).toEqual(['one', 'any']);
    expect(tree.fields?.map(({name}) => name)).toEqual(['a']);
  });
});
