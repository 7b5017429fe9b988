import {describe, expect, it} from 'vitest';
import type {Operation, Parameter, Schema} from '@paydocs/contract/rest/document';
import {compareRest} from '../../src/diff/rest';
import {REST_RULES, type RuleId} from '../../src/diff/rest/rules';
import {event, having, small, type Small} from './small';

type Case = [before: Small, after: Small];

const text: Schema = {type: 'string'};
const number: Schema = {type: 'integer'};
const other: Operation = {operationId: 'things_get', responses: {}};

/** The same change of a field that programs send. */
const sent = (before: Schema, after: Schema): Case => [{request: having(before)}, {request: having(after)}];
/** The same change of a field that programs read. */
const read = (before: Schema, after: Schema): Case => [{response: having(before)}, {response: having(after)}];

const query = (more: Record<string, unknown> = {}, schema: Schema = text): Small => ({
  parameters: [{name: 'limit', in: 'query', schema, ...more} satisfies Parameter],
});
const operation = (more: Record<string, unknown>): Small => ({operation: more});
const body = (more: Record<string, unknown>): Small =>
  operation({requestBody: {content: {'application/json': {schema: text}}, ...more}});
const answers = (...statuses: string[]): Small =>
  operation({responses: Object.fromEntries(statuses.map((status) => [status, {description: ''}]))});
const answer = (more: Record<string, unknown>): Small => operation({responses: {200: {description: '', ...more}}});
const servers = (...urls: string[]): Small => ({document: {servers: urls.map((url) => ({url}))}});
const keys = (...security: Record<string, string[]>[]): Small => ({document: {security}});
const scheme = (of: Record<string, string>): Small => ({document: {components: {securitySchemes: {key: of}}}});
const one: Schema = {title: 'One', type: 'object', properties: {a: text}};
const two: Schema = {title: 'Two', type: 'object', properties: {b: text}};

const CASES: Record<RuleId, Case> = {
  'api-operation-id-changed': [{}, operation({operationId: 'things_create'})],
  'api-removed-without-deprecation': [{others: {'get /things': other}}, {}],
  'endpoint-added': [{}, {others: {'get /things': other}}],
  'endpoint-deprecated': [{}, operation({deprecated: true})],
  'endpoint-moved': [{others: {'get /things': other}}, {others: {'get /stuff': other}}],
  'endpoint-reactivated': [operation({deprecated: true}), {}],
  'fact-changed': [
    {document: {'x-facts': {window: {value: '7 days', about: ['capture']}}}},
    {document: {'x-facts': {window: {value: '5 days', about: ['capture']}}}},
  ],
  'server-url-added': [servers('https://a.example'), servers('https://a.example', 'https://b.example')],
  'server-url-changed': [servers('https://a.example'), servers('https://b.example')],
  'server-url-removed': [servers('https://a.example', 'https://b.example'), servers('https://a.example')],
  'api-security-added': [keys({key: []}), keys({key: []}, {oauth: []})],
  'api-security-removed': [keys({key: []}, {oauth: []}), keys({key: []})],
  'api-security-dropped': [keys({key: []}), {document: {security: [{key: []}]}, operation: {security: []}}],
  'api-security-required': [keys(), keys({key: []})],
  'api-security-scope-added': [keys({key: []}), keys({key: ['write']})],
  'api-security-scope-removed': [keys({key: ['write']}), keys({key: []})],
  'api-security-component-changed': [scheme({type: 'http', scheme: 'bearer'}), scheme({type: 'http', scheme: 'basic'})],
  'new-optional-request-parameter': [{}, query()],
  'new-required-request-parameter': [{}, query({required: true})],
  'request-parameter-became-optional': [query({required: true}), query()],
  'request-parameter-became-required': [query(), query({required: true})],
  'request-parameter-default-value-changed': [query({}, {...text, default: 'a'}), query({}, {...text, default: 'b'})],
  'request-parameter-deprecated': [query(), query({deprecated: true})],
  'request-parameter-reactivated': [query({deprecated: true}), query()],
  'request-parameter-removed': [query(), {}],
  'request-parameter-style-changed': [
    query({}, {type: 'array', items: text}),
    query({explode: false}, {type: 'array', items: text}),
  ],
  'request-body-added-optional': [{}, body({})],
  'request-body-added-required': [{}, body({required: true})],
  'request-body-became-optional': [body({required: true}), body({})],
  'request-body-became-required': [body({}), body({required: true})],
  'request-body-media-type-added': [body({}), body({content: {'application/json': {schema: text}, 'text/csv': {}}})],
  'request-body-media-type-removed': [body({content: {'application/json': {schema: text}, 'text/csv': {}}}), body({})],
  'request-body-removed': [body({}), {}],
  'response-media-type-added': [answer({}), answer({content: {'text/csv': {}}})],
  'response-media-type-removed': [answer({content: {'text/csv': {}}}), answer({})],
  'response-non-success-status-added': [answers('200'), answers('200', '409')],
  'response-non-success-status-removed': [answers('200', '409'), answers('200')],
  'response-success-status-added': [answers('200'), answers('200', '202')],
  'response-success-status-removed': [answers('200', '202'), answers('200')],
  'response-header-added': [answer({}), answer({headers: {'Retry-After': {schema: number}}})],
  'response-header-became-optional': [
    answer({headers: {'Retry-After': {required: true}}}),
    answer({headers: {'Retry-After': {}}}),
  ],
  'response-header-became-required': [
    answer({headers: {'Retry-After': {}}}),
    answer({headers: {'Retry-After': {required: true}}}),
  ],
  'response-header-removed': [answer({headers: {'Retry-After': {schema: number}}}), answer({})],
  'webhook-added': [{webhooks: {}}, {webhooks: {'thing.made': event(text)}}],
  'webhook-removed': [{webhooks: {'thing.made': event(text)}}, {webhooks: {}}],
  'webhook-renamed': [{webhooks: {'thing.made': event(text)}}, {webhooks: {'thing.created': event(text)}}],
  'new-optional-request-property': [
    {request: having(text)},
    {request: {type: 'object', properties: {field: text, more: text}}},
  ],
  'new-required-request-property': [
    {request: having(text)},
    {request: {type: 'object', properties: {field: text, more: text}, required: ['more']}},
  ],
  'request-property-became-optional': [{request: having(text, {required: ['field']})}, {request: having(text)}],
  'request-property-became-required': [{request: having(text)}, {request: having(text, {required: ['field']})}],
  'request-property-removed': [
    {request: {type: 'object', properties: {field: text, more: text}}},
    {request: having(text)},
  ],
  'request-property-removed-from-closed': [
    {request: {type: 'object', properties: {field: text, more: text}, additionalProperties: false}},
    {request: having(text, {additionalProperties: false})},
  ],
  'request-additional-properties-closed': [
    {request: having(text)},
    {request: having(text, {additionalProperties: false})},
  ],
  'request-additional-properties-opened': [
    {request: having(text, {additionalProperties: false})},
    {request: having(text)},
  ],
  'response-optional-property-added': [
    {response: having(text)},
    {response: {type: 'object', properties: {field: text, more: text}}},
  ],
  'response-property-became-optional': [{response: having(text, {required: ['field']})}, {response: having(text)}],
  'response-property-became-required': [{response: having(text)}, {response: having(text, {required: ['field']})}],
  'response-property-removed': [
    {response: {type: 'object', properties: {field: text, more: text}}},
    {response: having(text)},
  ],
  'response-additional-properties-closed': [
    {response: having(text)},
    {response: having(text, {additionalProperties: false})},
  ],
  'response-additional-properties-opened': [
    {response: having(text, {additionalProperties: false})},
    {response: having(text)},
  ],
  'property-deprecated': read(text, {...text, deprecated: true}),
  'property-reactivated': read({...text, deprecated: true}, text),
  'request-property-became-not-nullable': sent({type: ['string', 'null']}, text),
  'request-property-became-nullable': sent(text, {anyOf: [text, {type: 'null'}]}),
  'response-property-became-not-nullable': read({oneOf: [text, {type: 'null'}]}, text),
  'response-property-became-nullable': read(text, {type: ['string', 'null']}),
  'request-property-type-changed': sent(text, number),
  'request-property-type-generalized': sent(number, {type: 'number'}),
  'response-property-type-changed': read(having(text), text),
  'response-property-type-generalized': read(number, {type: 'number'}),
  'response-property-type-specialized': read({type: ['string', 'integer']}, text),
  'request-property-became-enum': sent(text, {...text, enum: ['A']}),
  'request-property-enum-removed': sent({...text, enum: ['A']}, text),
  'request-property-enum-value-added': sent({...text, enum: ['A']}, {...text, enum: ['A', 'B']}),
  'request-property-enum-value-removed': sent(
    {anyOf: [{...text, enum: ['A', 'B']}, {type: 'null'}]},
    {anyOf: [{...text, enum: ['A']}, {type: 'null'}]},
  ),
  'response-property-became-enum': read(text, {...text, enum: ['A']}),
  'response-property-const-changed': read({const: 'a'}, {const: 'b'}),
  'response-property-enum-removed': read({...text, enum: ['A']}, text),
  'response-property-enum-value-added': read({...text, enum: ['A']}, {...text, enum: ['A', 'B']}),
  'response-property-enum-value-removed': read({...text, enum: ['A', 'B']}, {...text, enum: ['A']}),
  'request-property-limit-set': sent(text, {...text, maxLength: 9}),
  'request-property-limit-tightened': sent({...text, maxLength: 9}, {...text, maxLength: 8}),
  'request-property-limit-loosened': sent({...text, minLength: 9}, {...text, minLength: 8}),
  'response-property-limit-loosened': read({...text, maxLength: 9}, text),
  'response-property-limit-tightened': read(number, {...number, minimum: 1}),
  'request-property-pattern-added': sent(text, {...text, pattern: '^a'}),
  'request-property-pattern-changed': sent({...text, pattern: '^a'}, {...text, pattern: '^b'}),
  'request-property-pattern-removed': sent({...text, pattern: '^a'}, text),
  'response-property-pattern-changed': read({...text, pattern: '^a'}, text),
  'request-property-default-value-changed': sent({...text, default: 'a'}, text),
  'response-property-default-value-changed': read({...text, default: 'a'}, text),
  'request-property-one-of-added': sent({oneOf: [one]}, {oneOf: [one, two]}),
  'request-property-one-of-removed': sent({oneOf: [one, two]}, {oneOf: [one]}),
  'request-property-wrapped-in-one-of': sent({type: 'object'}, {type: 'object', oneOf: [one, two]}),
  'response-property-any-of-added': read({anyOf: [one]}, {anyOf: [one, two]}),
  'response-property-one-of-added': read({oneOf: [one]}, {oneOf: [one, two]}),
  'response-property-one-of-removed': read({oneOf: [one, two]}, {oneOf: [two]}),
  'response-property-wrapped-in-one-of': read({type: 'object'}, {type: 'object', oneOf: [one, two]}),
  'schema-assertion-changed': sent({...number, multipleOf: 5}, {...number, multipleOf: 10}),
};

describe('rules for REST', () => {
  it.each(Object.entries(CASES))('tells %s once', (rule, [before, after]) => {
    const found = compareRest(small(before), small(after));
    expect(found.map((change) => [change.rule, change.level])).toEqual([[rule, REST_RULES[rule as RuleId].level]]);
  });

  it('tells nothing of what is the same', () => {
    for (const [before] of Object.values(CASES)) expect(compareRest(small(before), small(before))).toEqual([]);
  });

  it('says why where oasdiff judges otherwise', () => {
    const levels = {ERR: 'breaking', WARN: 'dangerous', INFO: 'safe'} as const;
    const unexplained = Object.entries(REST_RULES).filter(([, rule]) => {
      const isTheirs = 'oasdiff' in rule && rule.oasdiff !== undefined && levels[rule.oasdiff] === rule.level;
      return !isTheirs && !('why' in rule);
    });
    expect(unexplained).toEqual([]);
  });
});

describe('what is no change', () => {
  const named = {Thing: having(text), Text: text};
  it.each<[what: string, before: Small, after: Small]>([
    ['texts', {response: {...having(text), description: 'A'}}, {response: {...having(text), description: 'B'}}],
    [
      'the order of parameters',
      {parameters: [...(query().parameters ?? []), {name: 'a', in: 'query'}]},
      {parameters: [{name: 'a', in: 'query'}, ...(query().parameters ?? [])]},
    ],
    ['the order of values', {response: {enum: ['A', 'B']}}, {response: {enum: ['B', 'A']}}],
    [
      'a schema that gets a name',
      {response: having(text)},
      {response: {$ref: '#/components/schemas/Thing'}, schemas: named},
    ],
    [
      'another name of a schema',
      {response: {$ref: '#/components/schemas/Thing'}, schemas: named},
      {response: {$ref: '#/components/schemas/Other'}, schemas: {Other: having(text)}},
    ],
    [
      'another form of null',
      {response: having({type: ['string', 'null']})},
      {response: having({anyOf: [{$ref: '#/components/schemas/Text'}, {type: 'null'}]}), schemas: named},
    ],
    [
      'a schema in allOf',
      {response: having(text)},
      {response: {allOf: [{$ref: '#/components/schemas/Thing'}]}, schemas: named},
    ],
    [
      'the name of a parameter in a path',
      {others: {'get /things/{id}': {...other, parameters: [{name: 'id', in: 'path', required: true, schema: text}]}}},
      {
        others: {
          'get /things/{thingId}': {
            ...other,
            parameters: [{name: 'thingId', in: 'path', required: true, schema: text}],
          },
        },
      },
    ],
    [
      'a header in other letters',
      {parameters: [{name: 'Trace-Id', in: 'header'}]},
      {parameters: [{name: 'trace-id', in: 'header'}]},
    ],
    ['a slash at the end of a URL', servers('https://a.example/'), servers('https://a.example')],
    [
      'a schema that holds itself',
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
    expect(compareRest(small(before), small(after))).toEqual([]);
  });
});

it('says that a default value became false', () => {
  const of = (more: Schema): Small => ({request: having({type: 'boolean', ...more})});
  const [change] = compareRest(small(of({default: true})), small(of({default: false})));
  expect(change?.text).toContain('from true to false');
});

describe('what is told once', () => {
  it('tells a header that goes from each response as one change, with the operations', () => {
    const headers = (value: Record<string, unknown>): Small => ({
      ...answer({headers: value}),
      others: {'get /things': {...other, responses: {200: {headers: value}, 404: {headers: value}}}},
    });
    const changes = compareRest(small(headers({'Retry-After': {schema: number}})), small(headers({})));
    expect(changes.map(({key, text: words}) => [key, words])).toEqual([
      ['REST header Retry-After removed', 'the response header Retry-After was removed (things_get, things_make).'],
    ]);
  });

  it('tells a change of a type that requests and responses have by its worse side', () => {
    const both = (values: string[]): Small => ({
      request: {$ref: '#/components/schemas/Kind'},
      response: {$ref: '#/components/schemas/Kind'},
      schemas: {Kind: {type: 'string', enum: values}},
    });
    const changes = compareRest(small(both(['A', 'B'])), small(both(['A'])));
    expect(changes.map(({level, key}) => `${level} ${key}`)).toEqual(['breaking REST Kind=B removed']);
  });

  it('tells a renamed event once, and not its name in the list of types', () => {
    const of = (name: string): Small => ({
      webhooks: {[name]: event(having(text, {properties: {type: {enum: [name]}}}))},
    });
    const changes = compareRest(small(of('thing.made')), small(of('thing.created')));
    expect(changes.map(({key}) => key)).toEqual(['REST thing.made renamed']);
  });
});
