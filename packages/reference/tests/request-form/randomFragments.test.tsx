/**
 * Links that anyone may have written: the form opens with their values, or treats them as damaged.
 *
 * @module-tag mutations
 */
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import type {Json} from '@paydocs/specs';
import {randomNumbers} from '../../../../tests/foreign/random';
import {RequestForm} from '../../src/request-form/client/RequestForm';
import type {RequestData} from '../../src/request-form/data';
import type {OutputTypes} from '../../src/request-form/graphqlForm';
import {decodeRequestFragment, encodeRequestFragment} from '../../src/request-form/form/fragment';
import {createForm, createJsonOperation} from './fixture';
import {readForeignDescriptions, createForms} from './random/descriptions';
import {createRandomState} from './random/values';

beforeAll(() => {
  vi.stubGlobal('window', {location: {origin: 'https://docs.example', pathname: '/pay/', search: '', hash: ''}});
});
afterAll(() => void vi.unstubAllGlobals());

/** Opens the form as a link does. */
function openLink(data: RequestData, hash: string, types: OutputTypes = {}): 'open' | 'damaged' {
  const begin = decodeRequestFragment(hash, data, types);
  renderToStaticMarkup(
    <RequestForm data={data} types={types} begin={begin} isBroken={!begin} onClose={() => undefined} />,
  );
  if (begin) encodeRequestFragment(begin);
  return begin ? 'open' : 'damaged';
}

const createFragment = (json: string): string => `#request=${Buffer.from(json).toString('base64url')}`;
const nest = (levels: number, [start, end]: readonly [string, string]): string =>
  `${start.repeat(levels)}1${end.repeat(levels)}`;

const plainForm = createForm(
  createJsonOperation({type: 'object', properties: {amount: {type: 'integer'}, inner: {type: 'object'}}}),
);

describe.each([
  ['objects', ['{"a":', '}']],
  ['lists', ['[', ']']],
] as const)('nested %s', (_, marks) => {
  it.each([2000, 100_000])('are damaged at %i levels', (levels) => {
    expect(openLink(plainForm, createFragment(`[{},null,${nest(levels, marks)}]`))).toBe('damaged');
    expect(openLink(plainForm, createFragment(`[{"path id":${nest(levels, marks)}},null,{}]`))).toBe('damaged');
    expect(openLink(plainForm, createFragment(nest(levels, marks)))).toBe('damaged');
  });

  it('open up to the depth of a request', () => {
    expect(openLink(plainForm, createFragment(`[{},null,${nest(40, marks)}]`))).toBe('open');
  });
});

it.each(['"\\ud800"', '{"\\udfff":1}'])('half a character is damaged: %s', (json) => {
  expect(openLink(plainForm, createFragment(`[{"path id":"a"},null,${json}]`))).toBe('damaged');
});

const HARD_STRINGS = [
  '',
  '__proto__',
  'constructor',
  'toString',
  '/',
  '~',
  '%',
  '%E0%A4%A',
  'path id',
  'null',
  '\u0000',
  '🙂',
  '$',
];
const SCALARS: Json[] = [null, true, false, 0, -1, 1e308, 0.1, '', '\n', 'x'.repeat(5000), ...HARD_STRINGS];

/** Creates random JSON, with names that the form knows and names that are hard to handle. */
function createRandomJson(names: readonly string[], random: () => number, depth = 0): Json {
  const pick = <Item,>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const size = (): number => Math.floor(random() * 4);
  if (depth > 4 || random() < 0.4) return pick(SCALARS);
  if (random() < 0.3) return Array.from({length: size()}, () => createRandomJson(names, random, depth + 1));
  const entries = Array.from({length: size()}, () => [
    pick([...names, ...names, ...HARD_STRINGS]),
    createRandomJson(names, random, depth + 1),
  ]);
  return Object.fromEntries(entries) as Json;
}

const collectNames = (data: RequestData): string[] => [
  ...data.parameters.map(({in: place, name}) => `${place} ${name}`),
  ...[...JSON.stringify(data).matchAll(/"([A-Za-z]\w*)":/g)].map((match) => match[1]!),
];

/** Replaces a random part of a value. */
function replaceRandomPart(value: Json, other: Json, random: () => number): Json {
  if (typeof value !== 'object' || value === null || random() < 0.2) return other;
  const entries = Object.entries(value);
  if (entries.length === 0) return other;
  const [name, part] = entries[Math.floor(random() * entries.length)]!;
  const next = {...value, [name]: replaceRandomPart(part, other, random)};
  return Array.isArray(value) ? Object.values(next) : next;
}

describe.each(Object.entries(readForeignDescriptions()))('random links to operations of %s', (_, document) => {
  const forms = createForms(document);

  it('open the form or are damaged', () => {
    const random = randomNumbers(11);
    for (let index = 0; index < 60; index += 1) {
      const {data} = forms[index % forms.length]!;
      const names = collectNames(data);
      const media = data.body?.media[0]?.type ?? null;
      const {parameters, body = null} = createRandomState(data, random);
      const randomRequest = [createRandomJson(names, random), media, createRandomJson(names, random)];
      const changedRequest = replaceRandomPart(
        [parameters as Json, media, body],
        createRandomJson(names, random),
        random,
      );
      const complete = encodeRequestFragment({parameters, ...(media !== null && {media}), body});
      const cut = Math.floor(random() * complete.length);
      for (const hash of [
        createFragment(JSON.stringify(randomRequest)),
        createFragment(JSON.stringify(changedRequest)),
        complete.slice(0, cut),
        `#request=${complete.slice(cut)}`,
        `#request=${encodeURIComponent(String.fromCodePoint(...Array.from({length: 9}, () => Math.floor(random() * 0xd7ff))))}`,
      ])
        expect(() => openLink(data, hash), hash).not.toThrow();
    }
  });
});

it('random links to a GraphQL operation open the form or are damaged', () => {
  const data: RequestData = {
    ...plainForm,
    parameters: [],
    graphql: {
      ...{kind: 'query', field: 'payment', arguments: {id: 'ID!'}, returns: 'Payment', types: '/types.json'},
      conflictingFields: {Card: ['last4']},
      calls: {url: 'https://api.example/graphql', apiKeyVariable: 'ACME_API_KEY'} as never,
    },
  };
  const types = {
    Payment: {fields: {id: '', method: 'Method'}},
    Method: {fields: {}, members: ['Card']},
    Card: {fields: {last4: ''}},
  };
  const random = randomNumbers(12);
  const names = ['id', 'method', '... on Card', 'last4', 'variables', 'fields', '__typename'];
  for (let index = 0; index < 500; index += 1) {
    const body = {variables: createRandomJson(names, random), fields: createRandomJson(names, random)};
    const state =
      random() < 0.2
        ? createRandomJson(names, random)
        : replaceRandomPart(body, createRandomJson(names, random), random);
    const hash = createFragment(JSON.stringify([{}, null, state]));
    expect(() => openLink(data, hash, types), JSON.stringify(state)).not.toThrow();
  }
});
