/** The form as it is shown first: of each operation, each control has a name, and what is said of it is there. */
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {Builder} from '../src/client/Builder';
import type {RequestData, RequestState} from '../src/data';
import {foreignDescriptions, formsOf} from './random/descriptions';
import {formOf, taking} from './fixture';
import {createOperation} from '../src/form/graphql';
import {OWN_NAMES} from '../../../tests/foreign/ownNames';

beforeAll(() => {
  vi.stubGlobal('window', {location: {origin: 'https://docs.example', pathname: '/pay/', search: '', hash: ''}});
});
afterAll(() => void vi.unstubAllGlobals());

const shown = (data: RequestData, begin?: RequestState): string =>
  renderToStaticMarkup(<Builder data={data} types={{}} begin={begin} isBroken={false} onClose={() => undefined} />);

const valuesOf = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match[1]!);

describe.each(Object.entries(foreignDescriptions()))('the form of each operation of %s', (_name, document) => {
  it.each(formsOf(document).map(({name, data}) => [name, data] as const))('%s names its parts', (_operation, data) => {
    for (const {state} of data.examples) {
      const html = shown(data, state);
      const ids = valuesOf(html, / id="([^"]*)"/g);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const named = valuesOf(html, / for="([^"]*)"/g);
      const controls = valuesOf(html, /<(?:input|select|textarea) id="([^"]*)"/g);
      expect(controls.filter((id) => !named.includes(id))).toEqual([]);
      const described = valuesOf(html, / aria-describedby="([^"]*)"/g).flatMap((list) => list.split(' '));
      expect(described.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });
});

describe('a form', () => {
  const data = formOf(
    taking({
      type: 'object',
      required: ['amount'],
      properties: {amount: {type: 'integer', minimum: 1}, note: {type: ['string', 'null']}, kind: {enum: ['A', 'B']}},
    }),
  );
  const with_ = (body: RequestState['body']): string =>
    shown(data, {parameters: {'path id': 'th_1'}, media: 'application/json', body: body!});

  it('says what is wrong beside the field, and counts it', () => {
    const html = with_({amount: 0});
    expect(html).toMatch(/aria-invalid="true"[^>]*aria-required="true"/);
    expect(html).toMatch(/class="builder-error">Must be 1 or more\./);
    expect(html).toContain('Values to correct: 1');
    expect(with_({amount: 1})).toContain('The request matches the schema.');
  });

  it('shows what is required or given, and offers the rest', () => {
    const html = with_({kind: 'B'});
    expect(html).toContain('Required. Enter a value.');
    expect(html).toContain('aria-label="Add note"');
    expect(html).toContain('aria-label="Remove kind"');
    expect(html).not.toContain('aria-label="Remove amount"');
  });

  it('holds the programs of what is filled in, and the link to it', () => {
    const html = with_({amount: 4242}).replace(/<[^>]+>/g, '');
    for (const text of ['&quot;amount&quot;: 4242', 'amount: 4242', '&#x27;amount&#x27; =&gt; 4242'])
      expect(html).toContain(text);
    expect(with_({amount: 4242})).toMatch(/data-copy="https:\/\/docs\.example\/pay\/#request=[\w-]+"/);
  });

  it('has no place for a key, and nothing that sends', () => {
    const html = with_({amount: 1});
    expect(html).not.toMatch(/type="(?:password|submit)"|<form/);
    expect(html).toContain('This page doesn’t send any requests.');
  });
});

describe('a form whose names are those of what every object has', () => {
  const byName = <T,>(value: T): Record<string, T> => Object.fromEntries(OWN_NAMES.map((name) => [name, value]));
  const request: Pick<RequestData, 'graphql'> = {
    graphql: {
      ...{
        kind: 'query',
        field: 'toString',
        arguments: byName('String'),
        returns: 'Root',
        conflictingFields: {},
        types: '',
      },
      calls: {url: '', webSocketUrl: '', apiKeyVariable: ''},
    },
  };
  const graphql: RequestData = {
    ...formOf(taking({type: 'object', properties: {variables: {type: 'object', properties: byName({})}}})),
    ...request,
  };
  const types = {Root: {fields: byName('constructor')}, ...byName({fields: byName('constructor'), members: OWN_NAMES})};
  const page = (body: RequestState['body']): string =>
    renderToStaticMarkup(
      <Builder
        data={graphql}
        types={types}
        begin={{parameters: {}, media: 'application/json', body: body!}}
        isBroken={false}
        onClose={() => undefined}
      />,
    );

  it('lists them, and what is inside of those that are selected', () => {
    const count = (html: string): number => valuesOf(html, /(type="checkbox")/g).length;
    const closed = count(page({fields: {}}));
    expect(closed).toBeGreaterThanOrEqual(OWN_NAMES.length);
    const opened = count(page({fields: JSON.parse('{"__proto__": {"valueOf": true}}') as Record<string, never>}));
    expect(opened).toBeGreaterThan(closed + OWN_NAMES.length);
  });

  it('sends those that are given, and no others', () => {
    const {operation, variables} = createOperation(graphql, {
      parameters: {},
      body: {variables: {valueOf: 1}, fields: {}},
    });
    expect(variables).toEqual({valueOf: 1});
    expect(operation).toContain('toString(valueOf: $valueOf)');
  });

  it('offers and requires them as other names', () => {
    const data = formOf(taking({type: 'object', required: ['valueOf'], properties: byName({type: 'string'})}));
    const html = shown(data, {parameters: {'path id': 'th_1'}, media: 'application/json', body: {}});
    for (const name of OWN_NAMES.filter((each) => each !== 'valueOf'))
      expect(html).toContain(`aria-label="Add ${name}"`);
    expect(html).toContain('Required. Enter a value.');
  });
});
