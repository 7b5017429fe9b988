import {describe, expect, it} from 'vitest';
import type {RequestState} from '../src/data';
import {fromFragment, holdsRequest, toFragment} from '../src/form/fragment';
import {formOf, taking} from './fixture';

const data = formOf(taking({type: 'object'}));
const state: RequestState = {
  parameters: {'path id': 'a/b c'},
  media: 'application/json',
  body: {text: 'Café ☕ +/=', list: [1, null, true], nothing: null},
};

describe('a request in the fragment', () => {
  it('comes back as it was', () => {
    expect(fromFragment(toFragment(state), data)).toEqual(state);
  });

  it('needs no characters that programs for messages change', () => {
    expect(toFragment(state)).toMatch(/^#request=[\w-]+$/);
  });

  it('is told from the anchors of a page', () => {
    expect(holdsRequest(toFragment(state))).toBe(true);
    for (const hash of ['', '#', '#request-body', '#body-request', '#request']) expect(holdsRequest(hash)).toBe(false);
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

  it('brings no parameter and no media type that the operation lacks', () => {
    const foreign = {...state, media: 'text/evil', parameters: {'path id': 'x', 'header Authorization': 'Bearer k'}};
    expect(fromFragment(toFragment(foreign), data)).toEqual({...state, parameters: {'path id': 'x'}});
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
