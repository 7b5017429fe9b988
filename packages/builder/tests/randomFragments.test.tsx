/**
 * Links that anybody may have written: the form opens with what they say, or they count as damaged.
 *
 * @module-tag mutations
 */
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import type {Json} from '@paydocs/specs/openapi/document';
import {randomNumbers} from '../../../tests/foreign/random';
import {Builder} from '../src/client/Builder';
import type {RequestData} from '../src/data';
import type {OutputTypes} from '../src/graphqlForm';
import {fromFragment, toFragment} from '../src/form/fragment';
import {formOf, taking} from './fixture';
import {foreignDescriptions, formsOf} from './random/descriptions';
import {randomState} from './random/values';

beforeAll(() => {
  vi.stubGlobal('window', {location: {origin: 'https://docs.example', pathname: '/pay/', search: '', hash: ''}});
});
afterAll(() => void vi.unstubAllGlobals());

/** Opens the form as a link does. */
function open(data: RequestData, hash: string, types: OutputTypes = {}): 'open' | 'damaged' {
  const begin = fromFragment(hash, data, types);
  renderToStaticMarkup(<Builder data={data} types={types} begin={begin} isBroken={!begin} onClose={() => undefined} />);
  if (begin) toFragment(begin);
  return begin ? 'open' : 'damaged';
}

const fragmentOf = (json: string): string => `#request=${Buffer.from(json).toString('base64url')}`;
const nested = (levels: number, [start, end]: readonly [string, string]): string =>
  `${start.repeat(levels)}1${end.repeat(levels)}`;

const plain = formOf(taking({type: 'object', properties: {amount: {type: 'integer'}, inner: {type: 'object'}}}));

describe.each([
  ['objects', ['{"a":', '}']],
  ['lists', ['[', ']']],
] as const)('%s in one another', (_, marks) => {
  it.each([2000, 100_000])('%i levels deep are damaged', (levels) => {
    expect(open(plain, fragmentOf(`[{},null,${nested(levels, marks)}]`))).toBe('damaged');
    expect(open(plain, fragmentOf(`[{"path id":${nested(levels, marks)}},null,{}]`))).toBe('damaged');
    expect(open(plain, fragmentOf(nested(levels, marks)))).toBe('damaged');
  });

  it('as deep as a request may be open', () => {
    expect(open(plain, fragmentOf(`[{},null,${nested(40, marks)}]`))).toBe('open');
  });
});

it.each(['"\\ud800"', '{"\\udfff":1}'])('half a character is damaged: %s', (json) => {
  expect(open(plain, fragmentOf(`[{"path id":"a"},null,${json}]`))).toBe('damaged');
});

const WEIRD = [
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
const SCALARS: Json[] = [null, true, false, 0, -1, 1e308, 0.1, '', '\n', 'x'.repeat(5000), ...WEIRD];

/** Any JSON, with names that the form knows, and names that are hard. */
function anything(names: readonly string[], random: () => number, depth = 0): Json {
  const pick = <Item,>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const size = (): number => Math.floor(random() * 4);
  if (depth > 4 || random() < 0.4) return pick(SCALARS);
  if (random() < 0.3) return Array.from({length: size()}, () => anything(names, random, depth + 1));
  const entries = Array.from({length: size()}, () => [
    pick([...names, ...names, ...WEIRD]),
    anything(names, random, depth + 1),
  ]);
  return Object.fromEntries(entries) as Json;
}

const namesIn = (data: RequestData): string[] => [
  ...data.parameters.map(({in: place, name}) => `${place} ${name}`),
  ...[...JSON.stringify(data).matchAll(/"([A-Za-z]\w*)":/g)].map((match) => match[1]!),
];

/** Another value in the place of one part of a value. */
function spoil(value: Json, other: Json, random: () => number): Json {
  if (typeof value !== 'object' || value === null || random() < 0.2) return other;
  const entries = Object.entries(value);
  if (entries.length === 0) return other;
  const [name, part] = entries[Math.floor(random() * entries.length)]!;
  const next = {...value, [name]: spoil(part, other, random)};
  return Array.isArray(value) ? Object.values(next) : next;
}

describe.each(Object.entries(foreignDescriptions()))('random links to operations of %s', (_, document) => {
  const forms = formsOf(document);

  it('open the form or are damaged', () => {
    const random = randomNumbers(11);
    for (let index = 0; index < 60; index += 1) {
      const {data} = forms[index % forms.length]!;
      const names = namesIn(data);
      const media = data.body?.media[0]?.type ?? null;
      const {parameters, body = null} = randomState(data, random);
      const made = [anything(names, random), media, anything(names, random)];
      const spoiled = spoil([parameters as Json, media, body], anything(names, random), random);
      const whole = toFragment({parameters, ...(media !== null && {media}), body});
      const cut = Math.floor(random() * whole.length);
      for (const hash of [
        fragmentOf(JSON.stringify(made)),
        fragmentOf(JSON.stringify(spoiled)),
        whole.slice(0, cut),
        `#request=${whole.slice(cut)}`,
        `#request=${encodeURIComponent(String.fromCodePoint(...Array.from({length: 9}, () => Math.floor(random() * 0xd7ff))))}`,
      ])
        expect(() => open(data, hash), hash).not.toThrow();
    }
  });
});

it('random links to an operation of GraphQL open the form or are damaged', () => {
  const data: RequestData = {
    ...plain,
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
    const body = {variables: anything(names, random), fields: anything(names, random)};
    const state = random() < 0.2 ? anything(names, random) : spoil(body, anything(names, random), random);
    const hash = fragmentOf(JSON.stringify([{}, null, state]));
    expect(() => open(data, hash, types), JSON.stringify(state)).not.toThrow();
  }
});
