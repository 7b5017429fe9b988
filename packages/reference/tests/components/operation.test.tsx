/** What an operation's page opens with: the fields that a reader needs first, and one table of errors. */
import {createElement as element, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import * as graphql from '../../src/components/graphql';
import * as rest from '../../src/components/rest';
import type {OperationPageData, RestFieldData} from '../../src/data/rest';

const html = (part: ReactElement): string => renderToStaticMarkup(part).replaceAll('<!-- -->', '');
const field = (name: string, rest: Partial<RestFieldData> = {}): RestFieldData => ({
  id: name,
  name,
  type: 'string',
  ...rest,
});
const fields = (...names: string[]): RestFieldData[] => names.map((name) => field(name));
const call: OperationPageData = {endpoint: {method: 'POST', path: '/books'}, responses: {}};
const bodyOf = (all: RestFieldData[]): string =>
  html(
    element(rest.Body, {
      page: {...call, body: {media: [{type: 'application/json', schema: {type: 'object', fields: all}}]}},
    }),
  );
const namesIn = (page: string): string[] => [...page.matchAll(/data-copy-address="">(.*?)</g)].map(([, name]) => name!);
const summaries = (page: string): string[] =>
  [...page.matchAll(/<details[^>]*><summary[^>]*>(.*?)<\/summary>/g)].map(([, text]) => text!);

describe('the fields of a body', () => {
  it('begin with those that must be sent, then stand in the order of the specification', () => {
    const all = [field('a'), field('b', {required: true}), field('c'), field('d', {required: true})];
    expect(namesIn(bodyOf(all))).toEqual(['b', 'd', 'a', 'c']);
    const nested = bodyOf([field('o', {type: 'object', fields: all})]);
    expect(namesIn(nested)).toEqual(['o', 'b', 'd', 'a', 'c']);
  });

  it('keep what refers to a place above below that place', () => {
    const firstOccurrence = {text: 'Address', href: '#home'};
    const all = [field('home'), field('work', {required: true, fields: [field('street', {firstOccurrence})]})];
    expect(namesIn(bodyOf(all))).toEqual(['home', 'work', 'street']);
  });

  it('show a small object in its place, and close a larger one behind the names of what is inside', () => {
    const small = bodyOf([field('customer', {fields: fields('name', 'email', 'phone')})]);
    expect(small).not.toContain('<details');
    expect(namesIn(small)).toEqual(['customer', 'name', 'email', 'phone']);
    const large = bodyOf([field('customer', {fields: fields('name', 'email', 'phone', 'tax', 'age', 'size', 'hat')})]);
    expect(summaries(large)).toEqual(['customer: name, email, phone, tax, 3 more']);
    expect(large).not.toContain('open=""');
    const deep = bodyOf([field('o', {fields: [field('p', {fields: fields('a', 'b', 'c', 'd', 'e')})]})]);
    expect(summaries(deep)).toEqual(['o: p', 'p: a, b, c, d, e']);
    const both = bodyOf([field('o', {fields: [field('p', {fields: fields('a')})]})]);
    expect(summaries(both), 'what is nested twice is not small').toEqual(['o: p']);
  });

  it('name the alternatives of a closed choice', () => {
    const alternatives = ['Card', 'Bizum'].map((label) => ({
      id: label,
      label,
      type: 'object',
      fields: fields(`${label}1`, `${label}2`),
    }));
    const way = field('way', {fields: fields('kind'), choices: [{rule: 'one', discriminator: 'kind', alternatives}]});
    expect(summaries(bodyOf([way]))[0]).toBe('way: kind; one of Card, Bizum');
  });

  it('are the first ten; what the others are is told, and what must be sent is never among them', () => {
    const many = Array.from({length: 20}, (_, index) => `f${index}`);
    const [summary = ''] = summaries(bodyOf(fields(...many)));
    expect(summary).toBe(`10 more fields: ${many.slice(10).join(', ')}`);
    expect(namesIn(bodyOf(fields(...many)))).toEqual(many);
    expect(summaries(bodyOf(many.map((name) => field(name, {required: true}))))).toEqual([]);
    expect(summaries(bodyOf(fields(...many.slice(0, 14)))), 'hardly any').toEqual([]);
  });
});

describe('addresses', () => {
  it('are those of values, with a meaning or without', () => {
    const values = [
      {id: 'kind-a', name: 'A', html: 'First.'},
      {id: 'kind-b', name: 'B'},
    ];
    expect(bodyOf([field('kind', {values})])).toContain('<li id="kind-a"><code>A</code> First.</li>');
    expect(bodyOf([field('kind', {values: values.slice(1)})])).toContain('<code id="kind-b">B</code>');
  });

  it('are those of error codes: of the only one of a status in its row, of several where they are explained', () => {
    const error = (code: string): {id: string; code: string; status: string} => ({
      id: `error-${code}`,
      code,
      status: '404',
    });
    const table = (...codes: string[]): string =>
      html(
        element(rest.Failures, {
          page: {...call, responses: {404: {status: '404', title: '404 Not found'}}, errors: codes.map(error)},
        }),
      );
    expect(table('gone')).toContain('<code id="error-gone">gone</code>');
    expect(table('gone', 'busy')).toContain('<dt id="error-busy"><code>busy</code></dt>');
    expect(table('gone', 'busy').match(/id="error-gone"/g)).toHaveLength(1);
  });
});

it('the guides that use an operation are one click away, and have a place in its contents', () => {
  const guides = {'/create/': [{text: 'Pay', href: '/pay/'}]};
  expect(html(element(rest.Guides, {guides, of: '/create/'}))).toMatch(
    /<details id="used-in-guides"[^>]*><summary data-markdown-ignore="">Used in guides: Pay<\/summary><p><a href="\/pay\/">Pay<\/a><\/p>/,
  );
  expect(html(element(rest.Guides, {guides, of: '/other/'}))).toBe('');
  const contents = (of: string): string => html(element(rest.Contents, {links: [], guides, of}));
  expect(contents('/create/')).toContain('<a href="#used-in-guides">Used in guides</a>');
  expect(contents('/other/')).not.toContain('<a');
});

it('the arguments of a field in GraphQL are shown as small objects are', () => {
  const member = (count: number): string =>
    html(
      element(graphql.Members, {
        page: {definition: '', fields: [{...field('books'), arguments: fields(...'abcdefg'.slice(0, count))}]},
        section: 'fields',
      }),
    );
  expect(summaries(member(4))).toEqual([]);
  expect(summaries(member(7))).toEqual(['books: a, b, c, d, 3 more']);
});

describe('the table of errors', () => {
  const responses: OperationPageData['responses'] = {
    201: {status: '201', html: '<p>Made.</p>'},
    400: {
      status: '400',
      title: '400 Bad request',
      html: '<p>It is malformed.</p>',
      media: [{type: 'application/json', schema: {type: 'object', fields: fields('code')}}],
      headers: fields('Request-Id'),
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
  const page = html(element(rest.Failures, {page: {...call, responses, errors}}));
  const rows = page.split('<tbody').slice(1);

  it('is one, with a row for each status that refuses, at its address', () => {
    expect(page.match(/<table/g)).toHaveLength(1);
    expect([...page.matchAll(/<h3 id="(.*?)">(.*?)<\/h3>/g)].map(([, id, title]) => [id, title])).toEqual([
      ['response-400', '400 Bad request'],
      ['response-404', '404 Not found'],
      ['response-5xx', '5XX Ours'],
    ]);
    expect(page).toContain('<h2 id="errors"');
  });

  it('says codes, what happened, and what to do where a status has one code', () => {
    expect(rows[0]).toMatch(/<code>bad_json\nbad_field<\/code>.*What happened.*It is malformed\./s);
    expect(rows[1]).toMatch(/<code id="error-gone">gone<\/code>.*It is gone\..*data-label="What to do">Make another\./);
    expect(rows[2]).toMatch(/<code id="error-down">down<\/code>.*Wait\./);
  });

  it('has causes, cures, fields, headers and examples behind each row, closed, and says so', () => {
    expect(summaries(rows[0]!)[0]).toBe('2 codes, with causes and solutions, fields, headers, examples');
    const [, inside = ''] = rows[0]!.split('</summary>');
    for (const text of ['No JSON.', 'Correct it.', 'A field']) expect(rows[0]).toContain(text);
    expect(inside).toContain('bad_json');
    expect(page).not.toMatch(/<details[^>]*open/);
    expect(namesIn(rows[0]!)).toEqual(['code', 'Request-Id']);
  });

  it('loses no code that belongs to none of its statuses', () => {
    expect(page.split('</table>')[1]).toContain('<code>odd</code> 418');
  });

  it('has no heading and no second column of texts where the specification explains no codes', () => {
    const plain = html(element(rest.Failures, {page: {...call, responses}}));
    expect(plain).not.toContain('<h2');
    expect(plain).not.toContain('What to do');
    expect(plain).toContain('>Status</th>');
  });
});
