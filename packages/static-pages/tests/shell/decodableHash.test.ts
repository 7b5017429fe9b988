/** The router gets no hash that Docusaurus fails on. */
import {afterEach, describe, expect, it, vi} from 'vitest';
import {patchRouterHistory, makeUrlHashDecodable, toDecodableHash} from '../../src/shell/decodableHash';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['', ''],
  ['#a', '#a'],
  ['#a%20b', '#a%20b'],
  ['#%', '#%25'],
  ['#50%', '#50%25'],
  ['#%ff', '#%25ff'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
])('turns %j into %j, which can be decoded', (hash, readable) => {
  expect(toDecodableHash(hash)).toBe(readable);
  expect(() => decodeURIComponent(readable)).not.toThrow();
});

describe('the router', () => {
  it('navigates to hashes that can be decoded', () => {
    const history = {push: vi.fn(), replace: vi.fn()};
    const {push, replace} = history;
    const stop = patchRouterHistory(history);
    history.push('/a/?b=%#50%', 1);
    history.replace({pathname: '/a/', hash: '#%'});
    history.push({pathname: '/a/'});
    expect(push.mock.calls).toEqual([
      ['/a/?b=%#50%25', 1],
      [{pathname: '/a/'}, undefined],
    ]);
    expect(replace.mock.calls).toEqual([[{pathname: '/a/', hash: '#%25'}, undefined]]);
    stop();
    expect(history.push).toBe(push);
  });
});

it.each([
  ['#%', [[{key: 'a'}, '', '#%25']]],
  ['#a%20b', []],
])('corrects %s in the address bar if necessary', (hash, calls) => {
  const replaceState = vi.fn();
  vi.stubGlobal('window', {location: {hash}, history: {state: {key: 'a'}, replaceState}});
  makeUrlHashDecodable();
  expect(replaceState.mock.calls).toEqual(calls);
});
