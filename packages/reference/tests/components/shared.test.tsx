/** What the components of both references show alike, whichever made the data. */
import {createElement as element, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import * as graphql from '../../src/components/graphql';
import * as rest from '../../src/components/rest';
import type {GraphqlPageData} from '../../src/data/graphql';
import type {OperationPageData, SchemaPageData} from '../../src/data/rest';
import type {SamplesData} from '../../src/data/reference';

const html = (part: ReactElement): string => renderToStaticMarkup(part).replaceAll('<!-- -->', '');
const call: OperationPageData = {endpoint: {method: 'POST', path: '/books'}, responses: {}};

describe('a field', () => {
  const own = {id: 'pages', name: 'pages', required: true, facts: [['Default', '20']]} as const;
  const said = {...own, facts: [...own.facts.map((fact) => [...fact] as [string, string])], deprecated: true as const};

  it('has name, requirement, default and deprecation in the same words', () => {
    const schema: SchemaPageData = {type: 'object', fields: [{...said, type: 'integer'}]};
    const input: GraphqlPageData = {definition: '', fields: [{...said, type: 'Int'}]};
    const first = html(element(rest.SchemaFields, {page: schema}));
    const second = html(element(graphql.Members, {page: input, section: 'fields'}));
    const line = (page: string): string => /<dt[\s\S]*?<\/dt>/.exec(page)?.[0] ?? '';
    expect(line(first)).toContain('> <b>required</b> integer · Default <code>20</code> <strong');
    expect(line(second).replace('<code>Int</code>', 'integer')).toBe(line(first));
  });

  it('links the type that its label names, whatever stands around the name', () => {
    const fields = [{id: 'a', name: 'a', type: '[Book!]!', ref: {href: '/book/'}}];
    const page: GraphqlPageData = {definition: '', fields};
    expect(html(element(graphql.Members, {page, section: 'fields'}))).toContain(
      '<code>[<a href="/book/">Book</a>!]!</code>',
    );
    const returns = {type: 'Shelf!', ref: {href: '/shelf/'}, fields};
    expect(html(element(graphql.Returns, {page: {definition: '', returns}}))).toContain('<a href="/shelf/#a">a</a>');
  });
});

describe('an operation of GraphQL', () => {
  const fields = Array.from({length: 15}, (_, index) => ({
    id: `f${index}`,
    name: `f${index}`,
    type: 'ID',
    html: 'One.',
  }));
  const input = {id: 'by', name: 'by', type: 'By!', ref: {href: '/by/'}, inputFields: fields};
  const returns = {type: 'Shelf!', ref: {href: '/shelf/'}, fields};
  const taken = html(
    element(graphql.Members, {page: {definition: '', arguments: [{...input, isOneOf: true}]}, section: 'arguments'}),
  );

  it('shows the first ten fields of what it takes and returns, and the others on demand', () => {
    for (const page of [taken, html(element(graphql.Returns, {page: {definition: '', returns}}))]) {
      const [first = '', others = ''] = page.split(/<details[^>]*><summary data-markdown-ignore="">/);
      expect(first.match(/>f\d+</g)).toHaveLength(10);
      expect(others).toMatch(/^5 more fields: f10, f11, f12, f13, f14<\/summary>/);
      expect(others.match(/>f\d+</g)).toHaveLength(5);
    }
  });

  it('links the fields to the page of their type: an argument of the same name keeps its own address', () => {
    expect(taken).toContain('<a href="/by/#f0">f0</a>');
    expect(taken.match(/ id="[^"]*"/g)).toEqual([' id="by"']);
    expect(taken).toContain('Set exactly one of the fields.');
  });

  it('shows all that must be given', () => {
    const all = fields.map((field) => ({...field, required: true as const}));
    const page: GraphqlPageData = {definition: '', arguments: [{...input, inputFields: all}]};
    expect(html(element(graphql.Members, {page, section: 'arguments'}))).not.toContain('<details');
  });
});

it('what is deprecated says why, or else what to do', () => {
  const notice = (deprecated: true | string): string =>
    html(element(graphql.Summary, {page: {definition: '', deprecated}}));
  expect(notice(true)).toContain('<strong>Deprecated.</strong> Don’t use it in new integrations.</p>');
  expect(html(element(rest.Endpoint, {page: {...call, deprecated: true}}))).toContain('Don’t use it in new');
  expect(notice('<p>Use <code>b</code>.</p>')).toMatch(
    /<strong>Deprecated.<\/strong> <p[^>]*>Use <code>b<\/code>.<\/p>/,
  );
  expect(notice('<p>Use <code>b</code>.</p>')).not.toContain('Don’t use it');
});

describe('code samples', () => {
  const tabs = [
    {id: 'curl', label: 'curl'},
    {id: 'php', label: 'PHP'},
  ];
  const one: SamplesData = {tabs, examples: [{id: 'sample-a', label: 'A', code: ['<i>1</i>', '<i>2</i>']}]};
  const two: SamplesData = {tabs, examples: [...one.examples, {id: 'sample-b', label: 'B', code: ['3', '4']}]};
  const blocks = (page: string): string[] => page.match(/<pre[^>]*data-panel[^>]*>[^<]*/g) ?? [];

  it('are those of a language in both references, and a choice counts for all pages', () => {
    const examples = [{id: 'operation', label: 'Operation', code: 'query'}];
    const page = html(element(graphql.Example, {page: {definition: '', examples, samples: one}}));
    expect(page).toContain('data-picker="language"');
    expect(html(element(rest.Samples, {page: {...call, samples: one}}))).toContain('data-picker="language"');
    const live = {definition: '', examples, samples: {...one, isLive: true as const}};
    expect(html(element(graphql.Example, {page: live}))).not.toContain('data-picker="language"');
  });

  it('say which example they are where there is a choice alone: an address of the page may have that name', () => {
    expect(html(element(rest.Samples, {page: {...call, samples: one}}))).not.toContain('data-example=');
    const page = html(element(rest.Samples, {page: {...call, samples: two}}));
    expect(blocks(page).map((block) => /data-title="(.*?)" data-example="(.*?)"/.exec(block)?.slice(1))).toEqual([
      ['curl: A', 'sample-a'],
      ['curl: B', 'sample-b'],
      ['PHP: A', 'sample-a'],
      ['PHP: B', 'sample-b'],
    ]);
  });
});

it('who uses a type stands with names in brackets and links behind a colon', () => {
  const uses = [{text: 'lend', href: '/lend/', method: 'post', occurrences: ['request body', 'response 200']}];
  const schema: SchemaPageData = {type: 'object', uses: {'used-by': [{title: 'Operations', uses}]}};
  expect(html(element(rest.Uses, {page: schema, section: 'used-by'}))).toMatch(
    />POST<\/span> <a href="\/lend\/">lend<\/a> \(request body, response 200\)<\/li>/,
  );
  const links = [
    {text: 'first', href: '/lend/#first'},
    {text: 'last', href: '/lend/#last'},
  ];
  const page: GraphqlPageData = {
    definition: '',
    uses: {
      'used-by': [
        {
          title: 'Fields',
          uses: [
            {...{text: 'lend', href: '/lend/', deprecated: true}, through: {text: 'Page.nodes', href: '/page/'}},
            {text: 'give', href: '/give/', occurrences: links},
          ],
        },
      ],
    },
  };
  const shown = html(element(graphql.Uses, {page, section: 'used-by'}));
  expect(shown).toContain('<li><a href="/lend/">lend</a> (deprecated), through <a href="/page/">Page.nodes</a></li>');
  expect(shown).toContain(
    '<a href="/give/">give</a>: <a href="/lend/#first">first</a>, <a href="/lend/#last">last</a>',
  );
});
