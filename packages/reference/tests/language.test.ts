/** Checks the references' own texts in another language. */
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildSchema} from 'graphql';
import {readPackageMessages, withMessages} from '@paydocs/core';
import type {OperationPageData} from '../src/data/rest';
import {renderPageBody} from '../src/graphql/pageMdx';
import {listPages} from '../src/graphql/pageNames';
import {createOperationPage} from '../src/rest/pages/operationPage';
import {createSchemaPage} from '../src/rest/pages/schemaPage';
import {createDocument, options, withOperation} from './rest/fixture';

const folder = path.resolve('packages/reference');
const messages = {...readPackageMessages(folder, 'es'), ...readPackageMessages(folder, 'es', 'pages')};
const runInSpanish = <Result>(work: () => Result): Result => withMessages(messages, work);
const findHeadings = (markdown: string): string[] => markdown.match(/^##.*$/gm) ?? [];

describe('a REST page', () => {
  const operation = withOperation({
    parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string', maxLength: 1, example: 'a'}}],
    requestBody: {
      content: {
        'application/json': {
          schema: {type: 'object', properties: {tags: {type: 'array', items: {type: 'string', minLength: 2}}}},
        },
      },
    },
    responses: {200: {description: 'Found'}, '4XX': {description: ''}, default: {description: ''}},
  });
  const page = runInSpanish(() => createOperationPage(operation, {path: '/things/{id}', method: 'post'}, options));
  const {parameters, body, responses} = page.data as OperationPageData;

  it('translates its headings, and keeps their anchors', () => {
    expect(findHeadings(page.markdown)).toEqual([
      '## Ejemplos de código {#samples}',
      '## Parámetros de ruta {#path-parameters}',
      '## Cuerpo de la petición {#request-body}',
      '## Respuestas {#responses}',
      '### 200 Found {#response-200}',
    ]);
    expect(Object.values(responses).map(({title}) => title)).toEqual([
      ...[undefined, '4XX Error del cliente', 'Por defecto: cualquier otro estado'],
    ]);
    expect(page.markdown).toContain('{"text":"4XX","href":"#response-4xx"}');
    expect(page.markdown).toContain('{"text":"Por defecto","href":"#response-default"}');
  });

  it('translates the facts of fields, and still recognizes an example', () => {
    expect(parameters?.path?.[0]?.facts).toEqual([['Como máximo 1 carácter'], ['Ejemplo', 'a']]);
    const tags = body?.media[0]?.schema?.fields?.[0];
    expect(tags?.facts).toEqual([['Cada elemento: al menos 2 caracteres']]);
  });

  it('omits the example of a schema from its facts in any language', () => {
    const doc = createDocument({Code: {type: 'string', example: 'x'}});
    const {markdown, data} = runInSpanish(() => createSchemaPage(doc, 'Code', options));
    expect(findHeadings(markdown)).toEqual(['## Ejemplo {#example}']);
    expect(data).toMatchObject({type: 'string'});
    expect(data).not.toHaveProperty('facts');
  });
});

it('translates the headings of a GraphQL page, and keeps their anchors', () => {
  const [enumPage] = listPages(buildSchema('type Query { a: E } enum E { X }')).filter(({name}) => name === 'E');
  const data = {definition: '', values: [{id: 'x', name: 'X'}]} as never;
  expect(findHeadings(runInSpanish(() => renderPageBody(enumPage!, data)))).toEqual([
    '## Valores {#section-values}',
    '## Definición {#section-definition}',
  ]);
});
