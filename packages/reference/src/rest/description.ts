import isEmpty from 'lodash/isEmpty';
import omit from 'lodash/omit';
import pick from 'lodash/pick';
import {
  METHODS,
  deref,
  eachOperation,
  resolveRef,
  schemaName,
  webhooksOf,
  type OpenApiDocument,
  type Operation,
  type PathItem,
  type RequestBody,
} from '@paydocs/specs/openapi/document';
import {operationKey} from '@paydocs/specs/openapi/operations';
import {pageId} from './names';
import type {PreparedDocument} from './prepare';

/** What the plugin reads of a schema that `components.schemas` holds. */
type NamedSchema = Record<string, unknown> & {title: string};

/**
 * The description that docusaurus-plugin-openapi-docs walks: the document itself, in which
 *
 * - each operation id, tag and title of a schema leads to the page that {@link prepareDocument} gives it:
 *   one that does is as it was written, and another is the page's id;
 * - a reference to a schema is the schema's name. Pages link to it, and the plugin would write out the
 *   schema wherever it is referred to, so that ten which refer to each other fill the memory;
 * - nothing is missing that the plugin can't do without, or there that it takes for an operation.
 *
 * @param document - a bundled document whose operations are named; it is not changed
 * @param pages - the ids of its pages
 * @returns a document without circles
 */
export function pluginDescription(document: OpenApiDocument, pages: PreparedDocument['pages']): OpenApiDocument {
  const description = withSchemaNames(document) as OpenApiDocument;
  description.info = {
    ...description.info,
    title: description.info?.title || 'API',
    version: description.info?.version || '1',
  };
  description.paths ??= {};
  description.webhooks = webhooksFor(description);
  delete (description as {'x-webhooks'?: unknown})['x-webhooks'];
  const tags = new Set((document.tags ?? []).map(({name}) => name).filter((name) => pages.tag.has(name)));
  eachOperation(description, (operation, _item, place) => {
    operation.tags?.forEach((tag) => tags.add(tag));
    const page = pages.operation.get(operationKey(place))!;
    if (pageId.operation(operation.operationId ?? '') !== page) operation.operationId = page;
    operation.tags &&= operation.tags.map((tag) => tagFor(tag, pages));
  });
  description.tags = [...tags].map((name) => {
    const tag = document.tags?.find((each) => each.name === name);
    return {...tag, 'x-displayName': tag?.['x-displayName'] || name, name: tagFor(name, pages)};
  });
  if (description.components) completeComponents(description.components, pages);
  return description;
}

function completeComponents(
  components: NonNullable<OpenApiDocument['components']>,
  pages: PreparedDocument['pages'],
): void {
  const schemas = Object.entries(components.schemas ?? {}).map(([name, schema]): [string, NamedSchema] => {
    const page = pages.schema.get(name)!;
    // `x-tags` would take a schema out of the list of all.
    return [name, {...omit(schema, 'x-tags'), title: pageId.schema(name) === page ? name : page}];
  });
  components.schemas = Object.fromEntries(schemas);
  for (const scheme of Object.values(components.securitySchemes ?? {})) {
    if ('type' in scheme && scheme.type === 'http') scheme.scheme ??= '';
  }
}

/** The plugin takes whatever a webhook has for an operation, and the content of its body for filled. */
function webhooksFor(description: OpenApiDocument): Record<string, PathItem> {
  const webhooks = Object.entries(webhooksOf(description)).map(([name, entry]) => {
    const item = pick(deref<PathItem>(description, entry), METHODS);
    const operations = Object.entries(item).map(([method, {requestBody, ...rest}]: [string, Operation]) => {
      const body = requestBody && deref<RequestBody>(description, requestBody);
      return [method, {...rest, ...(body && !isEmpty(body.content) && {requestBody: body})}];
    });
    return [name, Object.fromEntries(operations)] as [string, PathItem];
  });
  return Object.fromEntries(webhooks);
}

function tagFor(name: string, pages: PreparedDocument['pages']): string {
  const page = pages.tag.get(name)!;
  return pageId.tag(name) === page ? name : page;
}

function withSchemaNames(document: OpenApiDocument): unknown {
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') return schemaName(value) ?? value; // in the mapping of a discriminator
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const {$ref} = value as {$ref?: unknown};
    if (typeof $ref === 'string' && !isResolvable(document, $ref)) return {title: schemaName($ref) ?? $ref};
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item)]));
  };
  return visit(document);
}

/** What only looks like a reference, for example in a value, stays what it is. */
function isResolvable(document: OpenApiDocument, ref: string): boolean {
  if (ref.startsWith('#/components/schemas/')) return false;
  try {
    return resolveRef(document, ref) !== undefined;
  } catch {
    return false;
  }
}
