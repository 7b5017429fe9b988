import {describe, expect, it} from 'vitest';
import type {OperationListData, SchemaPageData} from '../../src/data/rest';
import {createErrorIndex, renderErrorsPartial} from '../../src/rest/pages/errorIndex';
import {createSchemaPage} from '../../src/rest/pages/schemaPage';
import {createTagPage} from '../../src/rest/pages/tagPage';
import {createDocument, createErrorResponse, Failure, options, withOperation} from './fixture';

describe('createSchemaPage', () => {
  const doc = withOperation(
    {requestBody: {$ref: '#/components/requestBodies/Make'}, responses: {404: createErrorResponse('gone')}},
    {
      components: {
        schemas: {
          Failure,
          Thing: {
            type: 'object',
            description: 'A thing.',
            properties: {failure: {$ref: '#/components/schemas/Failure'}},
          },
        },
        requestBodies: {Make: {content: {'application/json': {schema: {$ref: '#/components/schemas/Thing'}}}}},
      },
    },
  );

  it('shows fields, an example, codes, and usages', () => {
    const page = createSchemaPage(doc, 'Failure', options);
    expect(page.markdown.match(/^##.*$/gm)).toEqual([
      '## Fields {#fields}',
      '## Codes\\, causes\\, and solutions {#codes}',
      '## Example {#example}',
      '## Used by {#used-by}',
    ]);
    const data = page.data as SchemaPageData;
    expect(data.fields?.map(({id}) => id)).toEqual(['code', 'message', 'request-id', 'path']);
    expect(data.errors?.map(({code}) => code)).toEqual(['gone', 'busy', 'rare']);
    expect(data.uses).toEqual({
      'used-by': [
        {
          title: 'Operations',
          uses: [
            {
              text: 'Make a thing',
              href: '/operations/path-things-id-post/',
              method: 'post',
              occurrences: ['response 404'],
            },
          ],
        },
        {title: 'Schemas', uses: [{text: 'Thing', href: '/schemas/thing/'}]},
      ],
    });
    const {uses} = createSchemaPage(doc, 'Thing', options).data as SchemaPageData;
    expect(uses?.['used-by']?.[0]?.uses[0]?.occurrences).toEqual(['request body']);
  });
});

describe('a schema with rules', () => {
  it('titles their section by their kind', () => {
    const doc = createDocument({
      Rules: {type: 'object', not: {properties: {a: {}}}},
      Choice: {oneOf: [{title: 'A'}, {title: 'B'}]},
    });
    expect(createSchemaPage(doc, 'Rules', options).markdown).toContain('## Other rules {#alternatives}');
    expect(createSchemaPage(doc, 'Choice', options).markdown).toContain('## Alternatives {#alternatives}');
  });
});

describe('createErrorIndex', () => {
  it('lists each status with its meaning, schema, and codes', () => {
    const shared = {description: 'Wait a *little*.', content: createErrorResponse('busy').content};
    const doc = withOperation(
      {
        responses: {
          200: {description: 'OK'},
          404: createErrorResponse('gone'),
          409: {$ref: '#/components/responses/Busy'},
          default: {description: 'Else'},
        },
      },
      {components: {schemas: {Failure}, responses: {Busy: shared}}},
    );
    const {statuses} = createErrorIndex(
      doc,
      (text) => text,
      (name) => `/${name}/`,
    );
    expect(statuses).toEqual([
      {
        status: '404',
        title: 'Not found',
        schemas: [{text: 'Failure', href: '/Failure/'}],
        errors: [{id: 'error-gone', code: 'gone', status: '404', cause: 'It is `gone`.', cure: 'Make a new one.'}],
      },
      {
        status: '409',
        title: 'Conflict',
        html: 'Wait a *little*.',
        schemas: [{text: 'Failure', href: '/Failure/'}],
        errors: [{id: 'error-busy', code: 'busy', status: '409', cause: 'Busy.', cure: 'Wait.'}],
      },
    ]);
  });
});

it.each([
  ['416', '416 Range not satisfiable'],
  ['414', '414 URI too long'],
  ['499', '499'],
  ['4XX', '4XX Client error'],
])('renders the heading of status %s as "%s"', (status, heading) => {
  const doc = withOperation({responses: {[status]: {description: ''}}});
  const index = createErrorIndex(
    doc,
    (text) => text ?? '',
    () => '',
  );
  expect(renderErrorsPartial(index)).toContain(`### ${heading} {#status-${status.toLowerCase()}}`);
});

describe('createTagPage', () => {
  it('lists the operations of the tag', () => {
    const page = createTagPage(
      withOperation(
        {tags: ['Things'], description: 'Makes it. Well.'},
        {tags: [{name: 'Things', description: 'About *things*.'}]},
      ),
      'Things',
      options,
    );
    expect(page).toMatchObject({id: 'things', title: 'Things', description: 'About things.'});
    expect((page.data as OperationListData).operations).toEqual([
      {
        method: 'post',
        path: '/things/{id}',
        title: 'Make a thing',
        href: '/operations/path-things-id-post/',
        text: 'Makes it.',
      },
    ]);
  });
});
