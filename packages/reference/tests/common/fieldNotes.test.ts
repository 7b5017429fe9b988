import {Kind, parseConstValue, type ConstDirectiveNode} from 'graphql';
import {describe, expect, it} from 'vitest';
import {withMessages} from '@paydocs/core';
import type {Schema} from '@paydocs/specs';
import {createDirectiveFacts, createExtensionFacts, type FieldNote} from '../../src/common/fieldNotes';
import {createPageContext} from '../../src/rest/context';
import {createParameterField} from '../../src/rest/pages/parameters';
import {createSchemaTree} from '../../src/rest/fields/fields';
import {createDocument, findField, options} from '../rest/fixture';

const notes: FieldNote[] = [
  {extension: 'x-personal-data', directive: 'personalData', label: 'Personal data'},
  {extension: 'x-kept', label: 'Kept for days'},
  {directive: 'cost', label: 'Cost'},
];

function createDirective(name: string, args: Record<string, string> = {}): ConstDirectiveNode {
  const toName = (value: string): {kind: Kind.NAME; value: string} => ({kind: Kind.NAME, value});
  return {
    kind: Kind.DIRECTIVE,
    name: toName(name),
    arguments: Object.entries(args).map(([key, value]) => ({
      kind: Kind.ARGUMENT,
      name: toName(key),
      value: parseConstValue(value),
    })),
  };
}

describe('createExtensionFacts', () => {
  it('returns a fact for each extension, with its value unless it is true', () => {
    expect(createExtensionFacts(notes, {'x-personal-data': true, 'x-kept': 30, 'x-other': 1})).toEqual([
      ['Personal data'],
      ['Kept for days', '30'],
    ]);
    expect(createExtensionFacts(notes, {'x-personal-data': false})).toEqual([]);
    expect(createExtensionFacts(notes, {})).toEqual([]);
  });

  it('translates the label', () => {
    withMessages({'paydocs.note.x-personal-data': 'Datos personales'}, () =>
      expect(createExtensionFacts(notes, {'x-personal-data': true})).toEqual([['Datos personales']]),
    );
  });
});

describe('createDirectiveFacts', () => {
  it('returns a fact for each directive, with its arguments', () => {
    expect(createDirectiveFacts(notes, [createDirective('personalData'), createDirective('other')])).toEqual([
      ['Personal data'],
    ]);
    expect(createDirectiveFacts(notes, [createDirective('cost', {points: '5'})])).toEqual([['Cost', '5']]);
    expect(createDirectiveFacts(notes, [createDirective('cost', {points: '5', per: '"item"'})])).toEqual([
      ['Cost', '{"points":5,"per":"item"}'],
    ]);
    expect(createDirectiveFacts(notes, undefined)).toEqual([]);
  });
});

describe('the rows of a REST reference', () => {
  const context = createPageContext(createDocument({Email: {type: 'string', 'x-personal-data': true}}), {
    ...options,
    fieldNotes: notes,
  });

  it('show the notes of fields, also from a named schema', () => {
    const tree = createSchemaTree(
      context,
      {
        type: 'object',
        properties: {
          email: {$ref: '#/components/schemas/Email'},
          phone: {type: 'string', maxLength: 20, 'x-personal-data': true},
        },
      },
      {prefix: 'body'},
    );
    expect(findField(tree, 'email').facts).toEqual([['Personal data']]);
    expect(findField(tree, 'phone').facts).toEqual([['Personal data'], ['At most 20 characters']]);
  });

  it('show the notes of the members of a list or map', () => {
    const facts = (schema: Schema): unknown => createSchemaTree(context, schema, {prefix: 'body'}).facts;
    const email = {$ref: '#/components/schemas/Email'};
    expect(facts({type: 'array', items: email})).toEqual([['Each item: Personal data']]);
    expect(facts({type: 'object', additionalProperties: {type: 'string', 'x-kept': 30}})).toEqual([
      ['Each value: Kept for days', '30'],
    ]);
  });

  it('show the notes of parameters', () => {
    const parameter = {name: 'email', in: 'query', schema: {type: 'string'}, 'x-personal-data': true} as const;
    expect(createParameterField(context, 'email', parameter, ['query']).facts).toEqual([['Personal data']]);
  });
});
