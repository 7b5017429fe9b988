/** What the references say themselves, in another language. */
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildSchema} from 'graphql';
import {readPackageMessages} from '@paydocs/core/readPackageMessages';
import {withMessages} from '@paydocs/core/translate';
import type {OperationPageData} from '../src/data/rest';
import {renderPageBody} from '../src/graphql/pageMdx';
import {listPages} from '../src/graphql/pageNames';
import {createOperationPage} from '../src/rest/pages/operationPage';
import {createSchemaPage} from '../src/rest/pages/schemaPage';
import {documentOf, options, withOperation} from './rest/fixture';

const folder = path.resolve('packages/reference');
const texts = {...readPackageMessages(folder, 'es'), ...readPackageMessages(folder, 'es', 'pages')};
const spanish = <Result>(work: () => Result): Result => withMessages(texts, work);
const headings = (markdown: string): string[] => markdown.match(/^##.*$/gm) ?? [];

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
  const page = spanish(() => createOperationPage(operation, {path: '/things/{id}', method: 'post'}, options));
  const {parameters, body, responses} = page.data as OperationPageData;

  it('has its headings in the language, at the same addresses', () => {
    expect(headings(page.markdown)).toEqual([
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

  it('says the facts of fields in it, and still knows an example', () => {
    expect(parameters?.path?.[0]?.facts).toEqual([['Como máximo 1 carácter'], ['Ejemplo', 'a']]);
    const tags = body?.media[0]?.schema?.fields?.[0];
    expect(tags?.facts).toEqual([['Cada elemento: al menos 2 caracteres']]);
  });

  it('leaves the example of a schema out of its facts, in any language', () => {
    const doc = documentOf({Code: {type: 'string', example: 'x'}});
    const {markdown, data} = spanish(() => createSchemaPage(doc, 'Code', options));
    expect(headings(markdown)).toEqual(['## Ejemplo {#example}']);
    expect(data).toMatchObject({type: 'string'});
    expect(data).not.toHaveProperty('facts');
  });
});

it('a GraphQL page has its headings in the language, at the same addresses', () => {
  const [enumPage] = listPages(buildSchema('type Query { a: E } enum E { X }')).filter(({name}) => name === 'E');
  const data = {definition: '', values: [{id: 'x', name: 'X'}]} as never;
  expect(headings(spanish(() => renderPageBody(enumPage!, data)))).toEqual([
    '## Valores {#section-values}',
    '## Definición {#section-definition}',
  ]);
});
