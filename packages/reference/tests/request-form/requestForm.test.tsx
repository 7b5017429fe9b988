/** The initial form of each operation: each control has a label, and its descriptions exist. */
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {RequestForm} from '../../src/request-form/client/RequestForm';
import type {RequestData, RequestState} from '../../src/request-form/data';
import {readForeignDescriptions, createForms} from './random/descriptions';
import {createForm, createJsonOperation} from './fixture';
import {createOperation} from '../../src/request-form/form/graphql';
import {PROTOTYPE_NAMES} from '../../../../tests/foreign/prototypeNames';

beforeAll(() => {
  vi.stubGlobal('window', {location: {origin: 'https://docs.example', pathname: '/pay/', search: '', hash: ''}});
});
afterAll(() => void vi.unstubAllGlobals());

const renderForm = (data: RequestData, begin?: RequestState): string =>
  renderToStaticMarkup(<RequestForm data={data} types={{}} begin={begin} isBroken={false} onClose={() => undefined} />);

const extractValues = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => match[1]!);

describe.each(Object.entries(readForeignDescriptions()))('the form of each operation of %s', (_name, document) => {
  it.each(createForms(document).map(({name, data}) => [name, data] as const))(
    '%s labels its controls',
    (_operation, data) => {
      for (const {state} of data.examples) {
        const html = renderForm(data, state);
        const ids = extractValues(html, / id="([^"]*)"/g);
        expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
        const labeled = extractValues(html, / for="([^"]*)"/g);
        const controls = extractValues(html, /<(?:input|select|textarea) id="([^"]*)"/g);
        expect(controls.filter((id) => !labeled.includes(id))).toEqual([]);
        const described = extractValues(html, / aria-describedby="([^"]*)"/g).flatMap((list) => list.split(' '));
        expect(described.filter((id) => !ids.includes(id))).toEqual([]);
      }
    },
  );
});

describe('a form', () => {
  const data = createForm(
    createJsonOperation({
      type: 'object',
      required: ['amount'],
      properties: {amount: {type: 'integer', minimum: 1}, note: {type: ['string', 'null']}, kind: {enum: ['A', 'B']}},
    }),
  );
  const renderBody = (body: RequestState['body']): string =>
    renderForm(data, {parameters: {'path id': 'th_1'}, media: 'application/json', body: body!});

  it('shows errors next to their fields, and counts them', () => {
    const html = renderBody({amount: 0});
    expect(html).toMatch(/aria-invalid="true"[^>]*aria-required="true"/);
    expect(html).toMatch(/class="builder-error">Must be 1 or more\./);
    expect(html).toContain('Values to correct: 1');
    expect(renderBody({amount: 1})).toContain('The request matches the schema.');
  });

  it('shows required and given fields, and offers the rest', () => {
    const html = renderBody({kind: 'B'});
    expect(html).toContain('Required. Enter a value.');
    expect(html).toContain('aria-label="Add note"');
    expect(html).toContain('aria-label="Remove kind"');
    expect(html).not.toContain('aria-label="Remove amount"');
  });

  it('contains the programs and the link for the given values', () => {
    const html = renderBody({amount: 4242}).replace(/<[^>]+>/g, '');
    for (const text of ['&quot;amount&quot;: 4242', 'amount: 4242', '&#x27;amount&#x27; =&gt; 4242'])
      expect(html).toContain(text);
    expect(renderBody({amount: 4242})).toMatch(/data-copy="https:\/\/docs\.example\/pay\/#request=[\w-]+"/);
  });

  it('has no field for a key, and no way to send the request', () => {
    const html = renderBody({amount: 1});
    expect(html).not.toMatch(/type="(?:password|submit)"|<form/);
    expect(html).toContain('This page doesn’t send any requests.');
  });
});

describe('a form with the names of properties that every object has', () => {
  const byName = <T,>(value: T): Record<string, T> => Object.fromEntries(PROTOTYPE_NAMES.map((name) => [name, value]));
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
    ...createForm(
      createJsonOperation({type: 'object', properties: {variables: {type: 'object', properties: byName({})}}}),
    ),
    ...request,
  };
  const types = {
    Root: {fields: byName('constructor')},
    ...byName({fields: byName('constructor'), members: PROTOTYPE_NAMES}),
  };
  const renderGraphqlForm = (body: RequestState['body']): string =>
    renderToStaticMarkup(
      <RequestForm
        data={graphql}
        types={types}
        begin={{parameters: {}, media: 'application/json', body: body!}}
        isBroken={false}
        onClose={() => undefined}
      />,
    );

  it('lists the fields, and those inside selected fields', () => {
    const countCheckboxes = (html: string): number => extractValues(html, /(type="checkbox")/g).length;
    const collapsedCount = countCheckboxes(renderGraphqlForm({fields: {}}));
    expect(collapsedCount).toBeGreaterThanOrEqual(PROTOTYPE_NAMES.length);
    const expandedCount = countCheckboxes(
      renderGraphqlForm({fields: JSON.parse('{"__proto__": {"valueOf": true}}') as Record<string, never>}),
    );
    expect(expandedCount).toBeGreaterThan(collapsedCount + PROTOTYPE_NAMES.length);
  });

  it('sends only the given arguments', () => {
    const {operation, variables} = createOperation(graphql, {
      parameters: {},
      body: {variables: {valueOf: 1}, fields: {}},
    });
    expect(variables).toEqual({valueOf: 1});
    expect(operation).toContain('toString(valueOf: $valueOf)');
  });

  it('offers and requires them like other names', () => {
    const data = createForm(
      createJsonOperation({type: 'object', required: ['valueOf'], properties: byName({type: 'string'})}),
    );
    const html = renderForm(data, {parameters: {'path id': 'th_1'}, media: 'application/json', body: {}});
    for (const name of PROTOTYPE_NAMES.filter((each) => each !== 'valueOf'))
      expect(html).toContain(`aria-label="Add ${name}"`);
    expect(html).toContain('Required. Enter a value.');
  });
});
