import type {ErrorIndexData} from '../../data/rest';
import {ownValue} from '@paydocs/core/ownValue';
import type {MarkdownRenderer} from '@paydocs/core/markdown/markdown';
import {deref, eachOperation, schemaName} from '@paydocs/specs/openapi/document';
import type {OpenApiDocument, Ref, Response} from '@paydocs/specs/openapi/document';
import {allErrors} from '@paydocs/specs/openapi/errors';
import {flatten} from '@paydocs/specs/openapi/flatten';
import {compact} from '../../common/compact';
import {idSource} from '../../common/ids';
import {pageMdx} from '../../common/mdx';
import {withIds} from './errorIds';
import {reasonOf} from './reasons';

interface Seen {
  /** The description that all operations share. */
  shared?: string;
  schemas: Set<string>;
}

/**
 * @param doc - the bundled document
 * @param render - for descriptions
 * @param schemaUrl - the address of a schema's page
 * @returns every error status that operations answer with: what it means, the body's schema, and the codes that belong to it
 */
export function errorIndex(
  doc: OpenApiDocument,
  render: MarkdownRenderer,
  schemaUrl: (name: string) => string,
): ErrorIndexData {
  const statuses = new Map<string, Seen>();
  eachOperation(doc, (operation, _item, place) => {
    if ('webhook' in place) return;
    for (const [status, entry] of Object.entries(operation.responses ?? {})) {
      if (!/^[45]/.test(status)) continue;
      const seen = statuses.get(status) ?? {schemas: new Set()};
      statuses.set(status, seen);
      note(doc, seen, entry);
    }
  });
  const errors = withIds(allErrors(doc, render), idSource());
  const sorted = [...statuses].sort(([one], [other]) => one.localeCompare(other, 'en', {numeric: true}));
  return {
    statuses: sorted.map(([status, {shared, schemas}]) => {
      const [only, ...others] = schemas;
      const meaning = shared ?? (only !== undefined && others.length === 0 ? descriptionOf(doc, only) : undefined);
      return {
        status,
        title: reasonOf(status),
        ...compact({
          html: render(meaning),
          schemas: [...schemas].map((name) => ({text: name, href: schemaUrl(name)})),
          errors: errors.filter((error) => error.status === status),
        }),
      };
    }),
  };
}

/**
 * @param index - every error status
 * @returns the part of a page that lists them, in MDX: its headings stand in the table of contents of
 *   each page that imports it
 */
export function errorsPartial({statuses}: ErrorIndexData): string {
  const sections = statuses.flatMap(({status, title}) => [
    `### ${`${status} ${title}`.trim()} {#status-${status.toLowerCase()}}`,
    `<ErrorStatus page={page} status=${JSON.stringify(status)} />`,
  ]);
  return pageMdx('errors.rest.json', 'rest', sections);
}

function note(doc: OpenApiDocument, seen: Seen, entry: Response | Ref): void {
  const response = deref<Response>(doc, entry);
  if ('$ref' in entry) seen.shared ??= response.description;
  for (const {schema} of Object.values(response.content ?? {})) {
    for (const {$ref} of [schema ?? {}, ...(schema?.allOf ?? [])]) {
      const name = schemaName($ref);
      if (name !== undefined) seen.schemas.add(name);
    }
  }
}

function descriptionOf(doc: OpenApiDocument, name: string): string | undefined {
  const schema = ownValue(doc.components?.schemas, name);
  return schema && flatten(doc, schema).schema.description;
}
