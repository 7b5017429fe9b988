import isEmpty from 'lodash/isEmpty';
import omit from 'lodash/omit';
import pick from 'lodash/pick';
import {
  METHODS,
  deref,
  forEachOperation,
  resolveRef,
  getSchemaName,
  getWebhooks,
  type OpenApiDocument,
  type Operation,
  type PathItem,
  type RequestBody,
  getOperationKey,
} from '@paydocs/specs';
import {pageIdBuilders} from './names';
import type {PageIndex} from './pageIndex';

/** The properties of a schema in `components.schemas` that the plugin reads. */
type NamedSchema = Record<string, unknown> & {title: string};

/**
 * Creates the document that docusaurus-plugin-openapi-docs traverses, a copy of the original with three changes:
 *
 * - Each operation ID, tag, and schema title yields the page ID that {@link createPageIndex} assigned. Where the
 *   original name yields a different ID, the page ID replaces it.
 * - Each reference to a schema is replaced by an object with the schema's name, because pages link to schemas. The
 *   plugin would inline every referenced schema, and ten schemas that refer to each other would exhaust the memory.
 * - All properties that the plugin requires are present, and all that it would mistake for operations are removed.
 *
 * @param document - bundled document whose operation IDs are unique; it isn't changed
 * @param pages - IDs of its pages
 * @returns a document without circular references
 */
export function createPluginDocument(document: OpenApiDocument, pages: PageIndex['pages']): OpenApiDocument {
  const pluginDocument = replaceSchemaRefs(document) as OpenApiDocument;
  pluginDocument.info = {
    ...pluginDocument.info,
    title: pluginDocument.info?.title || 'API',
    version: pluginDocument.info?.version || '1',
  };
  pluginDocument.paths ??= {};
  pluginDocument.webhooks = createWebhooks(pluginDocument);
  delete (pluginDocument as {'x-webhooks'?: unknown})['x-webhooks'];
  const tags = new Set((document.tags ?? []).map(({name}) => name).filter((name) => pages.tag.has(name)));
  forEachOperation(pluginDocument, (operation, _item, location) => {
    operation.tags?.forEach((tag) => tags.add(tag));
    const pageName = pages.operation.get(getOperationKey(location))!;
    if (pageIdBuilders.operation(operation.operationId ?? '') !== pageName) operation.operationId = pageName;
    operation.tags &&= operation.tags.map((tag) => getPluginTagName(tag, pages));
  });
  pluginDocument.tags = [...tags].map((name) => {
    const tag = document.tags?.find((candidate) => candidate.name === name);
    return {...tag, 'x-displayName': tag?.['x-displayName'] || name, name: getPluginTagName(name, pages)};
  });
  if (pluginDocument.components) completeComponents(pluginDocument.components, pages);
  return pluginDocument;
}

function completeComponents(components: NonNullable<OpenApiDocument['components']>, pages: PageIndex['pages']): void {
  const schemas = Object.entries(components.schemas ?? {}).map(([name, schema]): [string, NamedSchema] => {
    const pageName = pages.schema.get(name)!;
    // `x-tags` would remove a schema from the list of all schemas.
    return [name, {...omit(schema, 'x-tags'), title: pageIdBuilders.schema(name) === pageName ? name : pageName}];
  });
  components.schemas = Object.fromEntries(schemas);
  for (const scheme of Object.values(components.securitySchemes ?? {})) {
    if ('type' in scheme && scheme.type === 'http') scheme.scheme ??= '';
  }
}

/**
 * Creates the document's webhooks with operations only. The plugin would treat every key of a webhook as an operation,
 * and it assumes that a request body has content.
 */
function createWebhooks(document: OpenApiDocument): Record<string, PathItem> {
  const webhooks = Object.entries(getWebhooks(document)).map(([name, entry]) => {
    const item = pick(deref<PathItem>(document, entry), METHODS);
    const operations = Object.entries(item).map(([method, {requestBody, ...rest}]: [string, Operation]) => {
      const body = requestBody && deref<RequestBody>(document, requestBody);
      return [method, {...rest, ...(body && !isEmpty(body.content) && {requestBody: body})}];
    });
    return [name, Object.fromEntries(operations)] as [string, PathItem];
  });
  return Object.fromEntries(webhooks);
}

function getPluginTagName(name: string, pages: PageIndex['pages']): string {
  const pageName = pages.tag.get(name)!;
  return pageIdBuilders.tag(name) === pageName ? name : pageName;
}

function replaceSchemaRefs(document: OpenApiDocument): unknown {
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') return getSchemaName(value) ?? value; // in the mapping of a discriminator
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const {$ref} = value as {$ref?: unknown};
    if (typeof $ref === 'string' && !isResolvable(document, $ref)) return {title: getSchemaName($ref) ?? $ref};
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item)]));
  };
  return visit(document);
}

/** Checks whether a reference points to a value other than a schema. In an example, `$ref` may be ordinary data. */
function isResolvable(document: OpenApiDocument, ref: string): boolean {
  if (ref.startsWith('#/components/schemas/')) return false;
  try {
    return resolveRef(document, ref) !== undefined;
  } catch {
    return false;
  }
}
