import {describe, expect, it} from 'vitest';
import type {Schema} from '@paydocs/contract/document';
import {compareRest} from '../../src/diff/rest';
import {KEYS} from './restKeys';
import {text, number, withQuery, withServers, CASES, otherOperation, withResponse} from './restCases';
import {createWebhook, createObject, createDescription, type DescriptionParts} from './small';

describe('levels for REST', () => {
  it.each(Object.entries(CASES))('reports %s once', (what, [level, before, after]) => {
    const found = compareRest(createDescription(before), createDescription(after));
    expect(found.map((change) => [change.level, change.key])).toEqual([[level, `REST ${KEYS[what]}`]]);
  });

  it('reports nothing if nothing changed', () => {
    for (const [, before] of Object.values(CASES))
      expect(compareRest(createDescription(before), createDescription(before))).toEqual([]);
  });
});

describe('changes without effect', () => {
  const named = {Thing: createObject(text), Text: text};
  it.each<[what: string, before: DescriptionParts, after: DescriptionParts]>([
    [
      'descriptions',
      {response: {...createObject(text), description: 'A'}},
      {response: {...createObject(text), description: 'B'}},
    ],
    [
      'the order of parameters',
      {parameters: [...(withQuery().parameters ?? []), {name: 'a', in: 'query'}]},
      {parameters: [{name: 'a', in: 'query'}, ...(withQuery().parameters ?? [])]},
    ],
    ['the order of values', {response: {enum: ['A', 'B']}}, {response: {enum: ['B', 'A']}}],
    [
      'a new name of an inline schema',
      {response: createObject(text)},
      {response: {$ref: '#/components/schemas/Thing'}, schemas: named},
    ],
    [
      'a different name of a schema',
      {response: {$ref: '#/components/schemas/Thing'}, schemas: named},
      {response: {$ref: '#/components/schemas/Other'}, schemas: {Other: createObject(text)}},
    ],
    [
      'a different form of null',
      {response: createObject({type: ['string', 'null']})},
      {response: createObject({anyOf: [{$ref: '#/components/schemas/Text'}, {type: 'null'}]}), schemas: named},
    ],
    [
      'a schema in allOf',
      {response: createObject(text)},
      {response: {allOf: [{$ref: '#/components/schemas/Thing'}]}, schemas: named},
    ],
    [
      'the name of a path parameter',
      {
        others: {
          'get /things/{id}': {...otherOperation, parameters: [{name: 'id', in: 'path', required: true, schema: text}]},
        },
      },
      {
        others: {
          'get /things/{thingId}': {
            ...otherOperation,
            parameters: [{name: 'thingId', in: 'path', required: true, schema: text}],
          },
        },
      },
    ],
    [
      'the case of a header name',
      {parameters: [{name: 'Trace-Id', in: 'header'}]},
      {parameters: [{name: 'trace-id', in: 'header'}]},
    ],
    ['a trailing slash of a URL', withServers('https://a.example/'), withServers('https://a.example')],
    [
      'a recursive schema',
      {
        response: {$ref: '#/components/schemas/Tree'},
        schemas: {Tree: {type: 'object', properties: {child: {$ref: '#/components/schemas/Tree'}}}},
      },
      {
        response: {$ref: '#/components/schemas/Tree'},
        schemas: {Tree: {type: 'object', properties: {child: {$ref: '#/components/schemas/Tree'}}}},
      },
    ],
  ])('%s', (_what, before, after) => {
    expect(compareRest(createDescription(before), createDescription(after))).toEqual([]);
  });
});

it('reports that a default value became false', () => {
  const withDefault = (more: Schema): DescriptionParts => ({request: createObject({type: 'boolean', ...more})});
  const [change] = compareRest(
    createDescription(withDefault({default: true})),
    createDescription(withDefault({default: false})),
  );
  expect(change?.text).toContain('from true to false');
});

describe('changes that are reported once', () => {
  it('reports a header that is removed from each response as one change, with the operations', () => {
    const withHeaders = (value: Record<string, unknown>): DescriptionParts => ({
      ...withResponse({headers: value}),
      others: {'get /things': {...otherOperation, responses: {200: {headers: value}, 404: {headers: value}}}},
    });
    const changes = compareRest(
      createDescription(withHeaders({'Retry-After': {schema: number}})),
      createDescription(withHeaders({})),
    );
    expect(changes.map(({key, text: words}) => [key, words])).toEqual([
      ['REST header Retry-After removed', 'the response header Retry-After was removed (things_get, things_make).'],
    ]);
  });

  it('reports a change to a type of requests and responses with the more severe level', () => {
    const withEnum = (values: string[]): DescriptionParts => ({
      request: {$ref: '#/components/schemas/Kind'},
      response: {$ref: '#/components/schemas/Kind'},
      schemas: {Kind: {type: 'string', enum: values}},
    });
    const changes = compareRest(createDescription(withEnum(['A', 'B'])), createDescription(withEnum(['A'])));
    expect(changes.map(({level, key}) => `${level} ${key}`)).toEqual(['breaking REST Kind=B removed']);
  });

  it('reports a renamed event once, without its name in the list of types', () => {
    const withEvent = (name: string): DescriptionParts => ({
      webhooks: {[name]: createWebhook(createObject(text, {properties: {type: {enum: [name]}}}))},
    });
    const changes = compareRest(
      createDescription(withEvent('thing.made')),
      createDescription(withEvent('thing.created')),
    );
    expect(changes.map(({key}) => key)).toEqual(['REST thing.made renamed']);
  });
});
