import type {ErrorIndexData} from '../../data/rest';
import {getOwnValue} from '@paydocs/core';
import type {MarkdownRenderer} from '@paydocs/core/html';
import {
  deref,
  forEachOperation,
  getSchemaName,
  type OpenApiDocument,
  type Ref,
  type Response,
  flattenSchema,
} from '@paydocs/specs';
import {getAllErrors} from '@paydocs/specs/read';
import {omitEmptyValues} from '../../common/omitEmptyValues';
import {createIdGenerator} from '../../common/ids';
import {renderPageMdx} from '../../common/mdx';
import {addErrorIds} from './errorIds';
import {getReasonPhrase} from './reasonPhrases';

interface StatusSummary {
  /** Description of a response that operations refer to. */
  sharedDescription?: string;
  schemas: Set<string>;
}

/**
 * Creates the index of all error statuses (4xx and 5xx) in the responses of operations.
 *
 * @param doc - bundled document
 * @param render - renders descriptions
 * @param getSchemaUrl - returns the URL of a schema's page
 * @returns the statuses, each with its description, body schemas, and error codes
 */
export function createErrorIndex(
  doc: OpenApiDocument,
  render: MarkdownRenderer,
  getSchemaUrl: (name: string) => string,
): ErrorIndexData {
  const statuses = new Map<string, StatusSummary>();
  forEachOperation(doc, (operation, _item, location) => {
    if ('webhook' in location) return;
    for (const [status, entry] of Object.entries(operation.responses ?? {})) {
      if (!/^[45]/.test(status)) continue;
      const summary = statuses.get(status) ?? {schemas: new Set()};
      statuses.set(status, summary);
      addResponseToSummary(doc, summary, entry);
    }
  });
  const errors = addErrorIds(getAllErrors(doc, render), createIdGenerator());
  const sortedStatuses = [...statuses].sort(([one], [other]) => one.localeCompare(other, 'en', {numeric: true}));
  return {
    statuses: sortedStatuses.map(([status, {sharedDescription, schemas}]) => {
      const [firstSchema, ...otherSchemas] = schemas;
      const description =
        sharedDescription ??
        (firstSchema !== undefined && otherSchemas.length === 0 ? getSchemaDescription(doc, firstSchema) : undefined);
      return {
        status,
        title: getReasonPhrase(status),
        ...omitEmptyValues({
          html: render(description),
          schemas: [...schemas].map((name) => ({text: name, href: getSchemaUrl(name)})),
          errors: errors.filter((error) => error.status === status),
        }),
      };
    }),
  };
}

/**
 * Renders the partial that lists the error statuses. Its headings are part of the table of contents of each page that
 * imports it.
 *
 * @param index - all error statuses
 * @returns the MDX of the partial
 */
export function renderErrorsPartial({statuses}: ErrorIndexData): string {
  const sections = statuses.flatMap(({status, title}) => [
    `### ${`${status} ${title}`.trim()} {#status-${status.toLowerCase()}}`,
    `<ErrorStatus page={page} status=${JSON.stringify(status)} />`,
  ]);
  return renderPageMdx('errors.rest.json', 'rest', sections);
}

function addResponseToSummary(doc: OpenApiDocument, summary: StatusSummary, entry: Response | Ref): void {
  const response = deref<Response>(doc, entry);
  if ('$ref' in entry) summary.sharedDescription ??= response.description;
  for (const {schema} of Object.values(response.content ?? {})) {
    for (const {$ref} of [schema ?? {}, ...(schema?.allOf ?? [])]) {
      const name = getSchemaName($ref);
      if (name !== undefined) summary.schemas.add(name);
    }
  }
}

function getSchemaDescription(doc: OpenApiDocument, name: string): string | undefined {
  const schema = getOwnValue(doc.components?.schemas, name);
  return schema && flattenSchema(doc, schema).schema.description;
}
