import {describe, expect, it} from 'vitest';
import type {RequestData, RequestState} from '../../src/request-form/data';
import {decodeRequestFragment, isRequestFragment, encodeRequestFragment} from '../../src/request-form/form/fragment';
import {createForm, createJsonOperation} from './fixture';

const data = createForm(createJsonOperation({type: 'object'}));
const state: RequestState = {
  parameters: {'path id': 'a/b c'},
  media: 'application/json',
  body: {text: 'Café ☕ +/=', list: [1, null, true], nothing: null},
};

const createFragment = (parts: unknown): string =>
  `#request=${Buffer.from(typeof parts === 'string' ? parts : JSON.stringify(parts)).toString('base64url')}`;

describe('a request in the fragment', () => {
  it('survives a round trip', () => {
    expect(decodeRequestFragment(encodeRequestFragment(state), data)).toEqual(state);
  });

  it('contains no characters that messaging apps change', () => {
    expect(encodeRequestFragment(state)).toMatch(/^#request=[\w-]+$/);
  });

  it('is distinguished from the anchors of a page', () => {
    expect(isRequestFragment(encodeRequestFragment(state))).toBe(true);
    for (const hash of ['', '#', '#request-body', '#body-request', '#request'])
      expect(isRequestFragment(hash)).toBe(false);
  });

  it('can have no body, or null as its body', () => {
    const none = {parameters: state.parameters, media: 'application/json'};
    expect(decodeRequestFragment(encodeRequestFragment(none), data)).toEqual(none);
    expect(decodeRequestFragment(encodeRequestFragment({...state, body: null}), data)).toEqual({...state, body: null});
  });

  it.each([
    '#request=',
    '#request=%%%',
    '#request=e30',
    '#request=W10',
    '#request=AAAA',
    `${encodeRequestFragment(state).slice(0, -9)}`,
  ])('is ignored if it is truncated or forged: %s', (hash) =>
    expect(decodeRequestFragment(hash, data)).toBeUndefined(),
  );

  it.each([
    ['a parameter', [{'path id': 'x', 'header Authorization': 'Bearer k'}, 'application/json', {}]],
    ['a media type', [{'path id': 'x'}, 'text/evil', {}]],
    ['an element', [{'path id': 'x'}, 'application/json', {}, 1]],
  ])('is ignored if it has %s that the operation lacks', (_, parts) => {
    expect(decodeRequestFragment(createFragment(parts), data)).toBeUndefined();
  });

  it.each(['.', ')', ',', '=', '==', '&x=1', '%3D', ').', '”', '>'])(
    'is unchanged by a trailing %s, which messaging apps add',
    (end) => expect(decodeRequestFragment(encodeRequestFragment(state) + end, data)).toEqual(state),
  );
});

describe('a GraphQL operation in the fragment', () => {
  const types = {
    Payment: {fields: {id: '', card: 'Card', method: 'Method'}},
    Card: {fields: {last4: ''}},
    Method: {fields: {}, members: ['Card']},
  };
  const createGraphqlForm = (returns: string): RequestData => ({
    ...createForm(createJsonOperation({type: 'object'})),
    ...{parameters: [], graphql: {returns} as RequestData['graphql']},
  });
  const readBody = (body: string, returns = 'Payment'): unknown =>
    decodeRequestFragment(createFragment(`[{},"application/json",${body}]`), createGraphqlForm(returns), types)?.body;

  it.each([
    '{"variables":{},"fields":{"id":true,"card":{"last4":true},"method":{"... on Card":{"last4":true}}}}',
    '{"variables":{},"fields":{"__typename":true,"card":{}}}',
    '{"fields":{}}',
  ])('is read if its type has all selected fields: %s', (body) => {
    expect(readBody(body)).toEqual(JSON.parse(body));
  });

  it.each([
    ['a field that the type lacks', '{"variables":{},"fields":{"id":true,"nope":true}}'],
    ['a field that only another type has', '{"variables":{},"fields":{"last4":true}}'],
    ['an object without selected fields', '{"variables":{},"fields":{"card":true}}'],
    ['a value with selected fields', '{"variables":{},"fields":{"id":{"x":true}}}'],
    ['a type that the object can’t be', '{"variables":{},"fields":{"method":{"... on Payment":{"id":true}}}}'],
    ['property names that every object inherits', '{"variables":{},"fields":{"__proto__":true,"constructor":true}}'],
    ['a property name that every object inherits, as a type', '{"variables":{},"fields":{"card":{"__proto__":{}}}}'],
    ['no fields', '{"variables":{}}'],
    ['an array as its body', '[]'],
    ['an unknown property', '{"variables":{},"fields":{"id":true},"extensions":{}}'],
  ])('is ignored if it has %s', (_, body) => expect(readBody(body)).toBeUndefined());

  it('selects nothing if it returns a value', () => {
    expect(readBody('{"variables":{}}', '')).toEqual({variables: {}});
    expect(readBody('{"variables":{},"fields":{"id":true}}', '')).toBeUndefined();
  });
});

it('a form has no field for a key', () => {
  const form = createForm({
    ...createJsonOperation({type: 'object'}),
    parameters: [
      {name: 'Authorization', in: 'header', required: true, schema: {type: 'string'}},
      {name: 'Idempotency-Key', in: 'header', schema: {type: 'string'}},
      {name: 'X-Account', in: 'header', schema: {type: 'string'}},
    ],
  });
  expect(form.parameters.map(({name}) => name)).toEqual(['X-Account']);
  expect(form.examples[0]?.state.parameters).toEqual({});
});
