/** Checks what the components of both references render in the same way. */
import {createElement as element, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import * as graphql from '../../src/components/graphql';
import * as rest from '../../src/components/rest';
import type {GraphqlPageData} from '../../src/data/graphql';
import type {OperationPageData, SchemaPageData} from '../../src/data/rest';
import type {SamplesData} from '../../src/data/reference';

const render = (part: ReactElement): string => renderToStaticMarkup(part).replaceAll('<!-- -->', '');
const basePage: OperationPageData = {endpoint: {method: 'POST', path: '/books'}, responses: {}};

describe('a field', () => {
  const baseField = {id: 'pages', name: 'pages', required: true, facts: [['Default', '20']]} as const;
  const field = {
    ...baseField,
    facts: [...baseField.facts.map((fact) => [...fact] as [string, string])],
    deprecated: true as const,
  };

  it('shows name, requirement, default, and deprecation in the same words', () => {
    const schema: SchemaPageData = {type: 'object', fields: [{...field, type: 'integer'}]};
    const input: GraphqlPageData = {definition: '', fields: [{...field, type: 'Int'}]};
    const first = render(element(rest.SchemaFields, {page: schema}));
    const second = render(element(graphql.Members, {page: input, section: 'fields'}));
    const getTermLine = (page: string): string => /<dt[\s\S]*?<\/dt>/.exec(page)?.[0] ?? '';
    expect(getTermLine(first)).toContain('> <b>required</b> integer · Default <code>20</code> <strong');
    expect(getTermLine(second).replace('<code>Int</code>', 'integer')).toBe(getTermLine(first));
  });

  it('links the type name in its label, regardless of brackets and exclamation marks', () => {
    const fields = [{id: 'a', name: 'a', type: '[Book!]!', ref: {href: '/book/'}}];
    const page: GraphqlPageData = {definition: '', fields};
    expect(render(element(graphql.Members, {page, section: 'fields'}))).toContain(
      '<code>[<a href="/book/">Book</a>!]!</code>',
    );
    const returns = {type: 'Shelf!', ref: {href: '/shelf/'}, fields};
    expect(render(element(graphql.Returns, {page: {definition: '', returns}}))).toContain('<a href="/shelf/#a">a</a>');
  });
});

describe('a GraphQL operation', () => {
  const fields = Array.from({length: 15}, (_, index) => ({
    id: `f${index}`,
    name: `f${index}`,
    type: 'ID',
    html: 'One.',
  }));
  const input = {id: 'by', name: 'by', type: 'By!', ref: {href: '/by/'}, inputFields: fields};
  const returns = {type: 'Shelf!', ref: {href: '/shelf/'}, fields};
  const argumentsHtml = render(
    element(graphql.Members, {page: {definition: '', arguments: [{...input, isOneOf: true}]}, section: 'arguments'}),
  );

  it('shows the first ten fields of its arguments and result, and collapses the others', () => {
    for (const page of [argumentsHtml, render(element(graphql.Returns, {page: {definition: '', returns}}))]) {
      const [first = '', others = ''] = page.split(/<details[^>]*><summary data-markdown-ignore="">/);
      expect(first.match(/>f\d+</g)).toHaveLength(10);
      expect(others).toMatch(/^5 more fields: f10, f11, f12, f13, f14<\/summary>/);
      expect(others.match(/>f\d+</g)).toHaveLength(5);
    }
  });

  it('links the fields to the page of their type, and keeps the anchor for an argument with the same name', () => {
    expect(argumentsHtml).toContain('<a href="/by/#f0">f0</a>');
    expect(argumentsHtml.match(/ id="[^"]*"/g)).toEqual([' id="by"']);
    expect(argumentsHtml).toContain('Set exactly one of the fields.');
  });

  it('shows all required fields', () => {
    const all = fields.map((field) => ({...field, required: true as const}));
    const page: GraphqlPageData = {definition: '', arguments: [{...input, inputFields: all}]};
    expect(render(element(graphql.Members, {page, section: 'arguments'}))).not.toContain('<details');
  });
});

it('shows the reason for a deprecation, or otherwise what to do', () => {
  const renderNotice = (deprecated: true | string): string =>
    render(element(graphql.Summary, {page: {definition: '', deprecated}}));
  expect(renderNotice(true)).toContain('<strong>Deprecated.</strong> Don’t use it in new integrations.</p>');
  expect(render(element(rest.Endpoint, {page: {...basePage, deprecated: true}}))).toContain('Don’t use it in new');
  expect(renderNotice('<p>Use <code>b</code>.</p>')).toMatch(
    /<strong>Deprecated.<\/strong> <p[^>]*>Use <code>b<\/code>.<\/p>/,
  );
  expect(renderNotice('<p>Use <code>b</code>.</p>')).not.toContain('Don’t use it');
});

describe('code samples', () => {
  const tabs = [
    {id: 'curl', label: 'curl'},
    {id: 'php', label: 'PHP'},
  ];
  const oneExample: SamplesData = {tabs, examples: [{id: 'sample-a', label: 'A', code: ['<i>1</i>', '<i>2</i>']}]};
  const twoExamples: SamplesData = {
    tabs,
    examples: [...oneExample.examples, {id: 'sample-b', label: 'B', code: ['3', '4']}],
  };
  const findBlocks = (page: string): string[] => page.match(/<pre[^>]*data-panel[^>]*>[^<]*/g) ?? [];

  it('have a language picker in both references that applies to all pages, except for live operations', () => {
    const examples = [{id: 'operation', label: 'Operation', code: 'query'}];
    const page = render(element(graphql.Example, {page: {definition: '', examples, samples: oneExample}}));
    expect(page).toContain('data-picker="language"');
    expect(render(element(rest.Samples, {page: {...basePage, samples: oneExample}}))).toContain(
      'data-picker="language"',
    );
    const live = {definition: '', examples, samples: {...oneExample, isLive: true as const}};
    expect(render(element(graphql.Example, {page: live}))).not.toContain('data-picker="language"');
  });

  it('identify their example only if there are several, because an anchor of the page may have the same name', () => {
    expect(render(element(rest.Samples, {page: {...basePage, samples: oneExample}}))).not.toContain('data-example=');
    const page = render(element(rest.Samples, {page: {...basePage, samples: twoExamples}}));
    expect(findBlocks(page).map((block) => /data-title="(.*?)" data-example="(.*?)"/.exec(block)?.slice(1))).toEqual([
      ['curl: A', 'sample-a'],
      ['curl: B', 'sample-b'],
      ['PHP: A', 'sample-a'],
      ['PHP: B', 'sample-b'],
    ]);
  });
});

it('lists the usages of a type with names in parentheses, and links after a colon', () => {
  const uses = [{text: 'lend', href: '/lend/', method: 'post', occurrences: ['request body', 'response 200']}];
  const schema: SchemaPageData = {type: 'object', uses: {'used-by': [{title: 'Operations', uses}]}};
  expect(render(element(rest.Uses, {page: schema, section: 'used-by'}))).toMatch(
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
  const graphqlHtml = render(element(graphql.Uses, {page, section: 'used-by'}));
  expect(graphqlHtml).toContain(
    '<li><a href="/lend/">lend</a> (deprecated), through <a href="/page/">Page.nodes</a></li>',
  );
  expect(graphqlHtml).toContain(
    '<a href="/give/">give</a>: <a href="/lend/#first">first</a>, <a href="/lend/#last">last</a>',
  );
});
