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
  flatten,
} from '@paydocs/specs';
import {getAllErrors} from '@paydocs/specs/read';
import {compact} from '../../common/compact';
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
      addResponse(doc, summary, entry);
    }
  });
  const errors = addErrorIds(getAllErrors(doc, render), createIdGenerator());
  const sortedStatuses = [...statuses].sort(([one], [other]) => one.localeCompare(other, 'en', {numeric: true}));
  return {
    statuses: sortedStatuses.map(([status, {sharedDescription, schemas}]) => {
      const [firstSchema, ...otherSchemas] = schemas;
      const description =
        sharedDescription ??
        (firstSchema !== undefined && otherSchemas.length === 0 ? getDescription(doc, firstSchema) : undefined);
      return {
        status,
        title: getReasonPhrase(status),
        ...compact({
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

function addResponse(doc: OpenApiDocument, summary: StatusSummary, entry: Response | Ref): void {
  const response = deref<Response>(doc, entry);
  if ('$ref' in entry) summary.sharedDescription ??= response.description;
  for (const {schema} of Object.values(response.content ?? {})) {
    for (const {$ref} of [schema ?? {}, ...(schema?.allOf ?? [])]) {
      const name = getSchemaName($ref);
      if (name !== undefined) summary.schemas.add(name);
    }
  }
}

function getDescription(doc: OpenApiDocument, name: string): string | undefined {
  const schema = getOwnValue(doc.components?.schemas, name);
  return schema && flatten(doc, schema).schema.description;
}
