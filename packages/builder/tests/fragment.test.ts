import {describe, expect, it} from 'vitest';
import type {RequestData, RequestState} from '../src/data';
import {fromFragment, hasRequest, toFragment} from '../src/form/fragment';
import {formOf, taking} from './fixture';

const data = formOf(taking({type: 'object'}));
const state: RequestState = {
  parameters: {'path id': 'a/b c'},
  media: 'application/json',
  body: {text: 'Café ☕ +/=', list: [1, null, true], nothing: null},
};

const linkOf = (parts: unknown): string =>
  `#request=${Buffer.from(typeof parts === 'string' ? parts : JSON.stringify(parts)).toString('base64url')}`;

describe('a request in the fragment', () => {
  it('comes back as it was', () => {
    expect(fromFragment(toFragment(state), data)).toEqual(state);
  });

  it('needs no characters that programs for messages change', () => {
    expect(toFragment(state)).toMatch(/^#request=[\w-]+$/);
  });

  it('is told from the anchors of a page', () => {
    expect(hasRequest(toFragment(state))).toBe(true);
    for (const hash of ['', '#', '#request-body', '#body-request', '#request']) expect(hasRequest(hash)).toBe(false);
  });

  it('may have no body, or null as one', () => {
    const none = {parameters: state.parameters, media: 'application/json'};
    expect(fromFragment(toFragment(none), data)).toEqual(none);
    expect(fromFragment(toFragment({...state, body: null}), data)).toEqual({...state, body: null});
  });

  it.each([
    '#request=',
    '#request=%%%',
    '#request=e30',
    '#request=W10',
    '#request=AAAA',
    `${toFragment(state).slice(0, -9)}`,
  ])('that was cut off or forged is none: %s', (hash) => expect(fromFragment(hash, data)).toBeUndefined());

  it.each([
    ['a parameter', [{'path id': 'x', 'header Authorization': 'Bearer k'}, 'application/json', {}]],
    ['a media type', [{'path id': 'x'}, 'text/evil', {}]],
    ['a part', [{'path id': 'x'}, 'application/json', {}, 1]],
  ])('that has %s which the operation lacks is none', (_, parts) => {
    expect(fromFragment(linkOf(parts), data)).toBeUndefined();
  });

  it.each(['.', ')', ',', '=', '==', '&x=1', '%3D', ').', '”', '>'])(
    'is what it was with %s after it, which programs for messages add',
    (end) => expect(fromFragment(toFragment(state) + end, data)).toEqual(state),
  );
});

describe('an operation of GraphQL in the fragment', () => {
  const types = {
    Payment: {fields: {id: '', card: 'Card', method: 'Method'}},
    Card: {fields: {last4: ''}},
    Method: {fields: {}, members: ['Card']},
  };
  const of = (returns: string): RequestData => ({
    ...formOf(taking({type: 'object'})),
    ...{parameters: [], graphql: {returns} as RequestData['graphql']},
  });
  const read = (body: string, returns = 'Payment'): unknown =>
    fromFragment(linkOf(`[{},"application/json",${body}]`), of(returns), types)?.body;

  it.each([
    '{"variables":{},"fields":{"id":true,"card":{"last4":true},"method":{"... on Card":{"last4":true}}}}',
    '{"variables":{},"fields":{"__typename":true,"card":{}}}',
    '{"fields":{}}',
  ])('is read where its type has all that is selected: %s', (body) => {
    expect(read(body)).toEqual(JSON.parse(body));
  });

  it.each([
    ['a field that the type lacks', '{"variables":{},"fields":{"id":true,"nope":true}}'],
    ['a field that only another type has', '{"variables":{},"fields":{"last4":true}}'],
    ['an object of which nothing is selected', '{"variables":{},"fields":{"card":true}}'],
    ['a value of which something is selected', '{"variables":{},"fields":{"id":{"x":true}}}'],
    ['a type that the object can’t be', '{"variables":{},"fields":{"method":{"... on Payment":{"id":true}}}}'],
    ['what every object inherits', '{"variables":{},"fields":{"__proto__":true,"constructor":true}}'],
    ['what every object inherits, as a type', '{"variables":{},"fields":{"card":{"__proto__":{}}}}'],
    ['no fields', '{"variables":{}}'],
    ['no object', '[]'],
    ['a third part', '{"variables":{},"fields":{"id":true},"extensions":{}}'],
  ])('that has %s is none', (_, body) => expect(read(body)).toBeUndefined());

  it('that returns a value selects nothing', () => {
    expect(read('{"variables":{}}', '')).toEqual({variables: {}});
    expect(read('{"variables":{},"fields":{"id":true}}', '')).toBeUndefined();
  });
});

it('the form has no place for a key', () => {
  const form = formOf({
    ...taking({type: 'object'}),
    parameters: [
      {name: 'Authorization', in: 'header', required: true, schema: {type: 'string'}},
      {name: 'Idempotency-Key', in: 'header', schema: {type: 'string'}},
      {name: 'X-Account', in: 'header', schema: {type: 'string'}},
    ],
  });
  expect(form.parameters.map(({name}) => name)).toEqual(['X-Account']);
  expect(form.examples[0]?.state.parameters).toEqual({});
});
