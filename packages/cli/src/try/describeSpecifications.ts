import fs from 'node:fs';
import path from 'node:path';
import {buildSchema} from 'graphql';
import {isOperationPage, listPages} from '@paydocs/reference/generate';
import {forEachOperation, getWebhooks, type OpenApiDocument} from '@paydocs/specs';

/**
 * Describes the specifications by the counts of their operations and other parts.
 *
 * @param copy - absolute path of a copy of the project, with generated references
 * @returns a line for each specification
 */
export function describeSpecifications(copy: string): string {
  const read = (file: string): string => fs.readFileSync(path.join(copy, '.generated', file), 'utf8');
  return [
    describeOpenApi(JSON.parse(read('openapi/openapi.json')) as OpenApiDocument),
    describeGraphql(read('schema/schema.graphql')),
  ].join('\n');
}

function describeOpenApi(document: OpenApiDocument): string {
  let operations = 0;
  let webhooks = 0;
  forEachOperation(document, (_operation, _item, location) => {
    if ('webhook' in location) webhooks += 1;
    else operations += 1;
  });
  const schemas = Object.keys(document.components?.schemas ?? {}).length;
  const events = Object.keys(getWebhooks(document)).length > 0 ? `, ${pluralize(webhooks, 'webhook')}` : '';
  return `REST: ${pluralize(operations, 'operation')}${events}, ${pluralize(schemas, 'schema')}`;
}

function describeGraphql(sdl: string): string {
  const pages = listPages(buildSchema(sdl));
  const operations = pages.filter(isOperationPage).length;
  const directives = pages.filter(({kind}) => kind === 'directives').length;
  const parts = [
    pluralize(operations, 'operation'),
    pluralize(pages.length - operations - directives, 'type'),
    pluralize(directives, 'directive'),
  ];
  return `GraphQL: ${parts.join(', ')}`;
}

function pluralize(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
