/** Checks what a reader needs first on an operation's page: the most important fields, and one table of errors. */
import {createElement as element, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import * as graphql from '../../src/components/graphql';
import * as rest from '../../src/components/rest';
import type {OperationPageData, RestFieldData} from '../../src/data/rest';

const render = (part: ReactElement): string => renderToStaticMarkup(part).replaceAll('<!-- -->', '');
const createField = (name: string, rest: Partial<RestFieldData> = {}): RestFieldData => ({
  id: name,
  name,
  type: 'string',
  ...rest,
});
const createFields = (...names: string[]): RestFieldData[] => names.map((name) => createField(name));
const basePage: OperationPageData = {endpoint: {method: 'POST', path: '/books'}, responses: {}};
const renderBody = (all: RestFieldData[]): string =>
  render(
    element(rest.Body, {
      page: {...basePage, body: {media: [{type: 'application/json', schema: {type: 'object', fields: all}}]}},
    }),
  );
const getNames = (page: string): string[] =>
  [...page.matchAll(/data-copy-address="">(.*?)</g)].map(([, name]) => name!);
const getSummaries = (page: string): string[] =>
  [...page.matchAll(/<details[^>]*><summary[^>]*>(.*?)<\/summary>/g)].map(([, text]) => text!);

describe('the fields of a body', () => {
  it('list required fields first, then keep the order of the specification', () => {
    const all = [
      createField('a'),
      createField('b', {required: true}),
      createField('c'),
      createField('d', {required: true}),
    ];
    expect(getNames(renderBody(all))).toEqual(['b', 'd', 'a', 'c']);
    const nested = renderBody([createField('o', {type: 'object', fields: all})]);
    expect(getNames(nested)).toEqual(['o', 'b', 'd', 'a', 'c']);
  });

  it('keep a reference to an earlier field after that field', () => {
    const firstOccurrence = {text: 'Address', href: '#home'};
    const all = [
      createField('home'),
      createField('work', {required: true, fields: [createField('street', {firstOccurrence})]}),
    ];
    expect(getNames(renderBody(all))).toEqual(['home', 'work', 'street']);
  });

  it('show a small object inline, and collapse a larger one under the names of its fields', () => {
    const small = renderBody([createField('customer', {fields: createFields('name', 'email', 'phone')})]);
    expect(small).not.toContain('<details');
    expect(getNames(small)).toEqual(['customer', 'name', 'email', 'phone']);
    const large = renderBody([
      createField('customer', {fields: createFields('name', 'email', 'phone', 'tax', 'age', 'size', 'hat')}),
    ]);
    expect(getSummaries(large)).toEqual(['customer: name, email, phone, tax, 3 more']);
    expect(large).not.toContain('open=""');
    const deep = renderBody([
      createField('o', {fields: [createField('p', {fields: createFields('a', 'b', 'c', 'd', 'e')})]}),
    ]);
    expect(getSummaries(deep)).toEqual(['o: p', 'p: a, b, c, d, e']);
    const both = renderBody([createField('o', {fields: [createField('p', {fields: createFields('a')})]})]);
    expect(getSummaries(both), 'what is nested twice is not small').toEqual(['o: p']);
  });

  it('name the alternatives of a collapsed choice', () => {
    const alternatives = ['Card', 'Bizum'].map((label) => ({
      id: label,
      label,
      type: 'object',
      fields: createFields(`${label}1`, `${label}2`),
    }));
    const choice = createField('way', {
      fields: createFields('kind'),
      choices: [{rule: 'one', discriminator: 'kind', alternatives}],
    });
    expect(getSummaries(renderBody([choice]))[0]).toBe('way: kind; one of Card, Bizum');
  });

  it('are collapsed after the first ten under their names, except required ones', () => {
    const many = Array.from({length: 20}, (_, index) => `f${index}`);
    const [summary = ''] = getSummaries(renderBody(createFields(...many)));
    expect(summary).toBe(`10 more fields: ${many.slice(10).join(', ')}`);
    expect(getNames(renderBody(createFields(...many)))).toEqual(many);
    expect(getSummaries(renderBody(many.map((name) => createField(name, {required: true}))))).toEqual([]);
    expect(getSummaries(renderBody(createFields(...many.slice(0, 14)))), 'hardly any').toEqual([]);
  });
});

describe('anchors', () => {
  it('belong to values with and without a description', () => {
    const values = [
      {id: 'kind-a', name: 'A', html: 'First.'},
      {id: 'kind-b', name: 'B'},
    ];
    expect(renderBody([createField('kind', {values})])).toContain('<li id="kind-a"><code>A</code> First.</li>');
    expect(renderBody([createField('kind', {values: values.slice(1)})])).toContain('<code id="kind-b">B</code>');
  });

  it('belong to error codes: in the row of a status with one code, otherwise in its list of codes', () => {
    const createError = (code: string): {id: string; code: string; status: string} => ({
      id: `error-${code}`,
      code,
      status: '404',
    });
    const renderTable = (...codes: string[]): string =>
      render(
        element(rest.Failures, {
          page: {
            ...basePage,
            responses: {404: {status: '404', title: '404 Not found'}},
            errors: codes.map(createError),
          },
        }),
      );
    expect(renderTable('gone')).toContain('<code id="error-gone">gone</code>');
    expect(renderTable('gone', 'busy')).toContain('<dt id="error-busy"><code>busy</code></dt>');
    expect(renderTable('gone', 'busy').match(/id="error-gone"/g)).toHaveLength(1);
  });
});

it('lists the guides that use an operation under a summary, and links to them from the contents', () => {
  const guides = {'/create/': [{text: 'Pay', href: '/pay/'}]};
  expect(render(element(rest.Guides, {guides, of: '/create/'}))).toMatch(
    /<details id="used-in-guides"[^>]*><summary data-markdown-ignore="">Used in guides: Pay<\/summary><p><a href="\/pay\/">Pay<\/a><\/p>/,
  );
  expect(render(element(rest.Guides, {guides, of: '/other/'}))).toBe('');
  const renderContents = (url: string): string => render(element(rest.Contents, {links: [], guides, of: url}));
  expect(renderContents('/create/')).toContain('<a href="#used-in-guides">Used in guides</a>');
  expect(renderContents('/other/')).not.toContain('<a');
});

it('shows the arguments of a GraphQL field like the fields of an object', () => {
  const renderArguments = (count: number): string =>
    render(
      element(graphql.Members, {
        page: {
          definition: '',
          fields: [{...createField('books'), arguments: createFields(...'abcdefg'.slice(0, count))}],
        },
        section: 'fields',
      }),
    );
  expect(getSummaries(renderArguments(4))).toEqual([]);
  expect(getSummaries(renderArguments(7))).toEqual(['books: a, b, c, d, 3 more']);
});

describe('the error table', () => {
  const responses: OperationPageData['responses'] = {
    201: {status: '201', html: '<p>Made.</p>'},
    400: {
      status: '400',
      title: '400 Bad request',
      html: '<p>It is malformed.</p>',
      media: [{type: 'application/json', schema: {type: 'object', fields: createFields('code')}}],
      headers: createFields('Request-Id'),
      examples: [{text: 'A field', href: '#example-400'}],
    },
    404: {status: '404', title: '404 Not found', html: '<p>It is gone.</p>'},
    '5XX': {status: '5XX', title: '5XX Ours', html: '<p>We failed.</p>'},
  };
  const errors = [
    {code: 'bad_json', status: '400', cause: 'No JSON.', cure: 'Use a library.'},
    {code: 'bad_field', status: '400', cause: 'A field.', cure: 'Correct it.'},
    {code: 'gone', status: '404', cause: 'Gone.', cure: 'Make another.'},
    {code: 'down', status: '503', cause: 'Down.', cure: 'Wait.'},
    {code: 'odd', status: '418', cause: 'Tea.', cure: 'Pour.'},
  ].map((error) => ({id: `error-${error.code}`, ...error}));
  const page = render(element(rest.Failures, {page: {...basePage, responses, errors}}));
  const rows = page.split('<tbody').slice(1);

  it('is a single table, with a row and an anchor for each error status', () => {
    expect(page.match(/<table/g)).toHaveLength(1);
    expect([...page.matchAll(/<h3 id="(.*?)">(.*?)<\/h3>/g)].map(([, id, title]) => [id, title])).toEqual([
      ['response-400', '400 Bad request'],
      ['response-404', '404 Not found'],
      ['response-5xx', '5XX Ours'],
    ]);
    expect(page).toContain('<h2 id="errors"');
  });

  it('shows codes and causes, and the solution if a status has one code', () => {
    expect(rows[0]).toMatch(/<code>bad_json\nbad_field<\/code>.*What happened.*It is malformed\./s);
    expect(rows[1]).toMatch(/<code id="error-gone">gone<\/code>.*It is gone\..*data-label="What to do">Make another\./);
    expect(rows[2]).toMatch(/<code id="error-down">down<\/code>.*Wait\./);
  });

  it('collapses causes, solutions, fields, headers, and examples under a summary in each row', () => {
    expect(getSummaries(rows[0]!)[0]).toBe('2 codes, with causes and solutions, fields, headers, examples');
    const [, inside = ''] = rows[0]!.split('</summary>');
    for (const text of ['No JSON.', 'Correct it.', 'A field']) expect(rows[0]).toContain(text);
    expect(inside).toContain('bad_json');
    expect(page).not.toMatch(/<details[^>]*open/);
    expect(getNames(rows[0]!)).toEqual(['code', 'Request-Id']);
  });

  it('is followed by the codes that belong to none of its statuses', () => {
    expect(page.split('</table>')[1]).toContain('<code>odd</code> 418');
  });

  it('has no heading and no solution column if the specification explains no codes', () => {
    const plain = render(element(rest.Failures, {page: {...basePage, responses}}));
    expect(plain).not.toContain('<h2');
    expect(plain).not.toContain('What to do');
    expect(plain).toContain('>Status</th>');
  });
});
