import {
  METHODS,
  deref,
  getOperationKey,
  getWebhooks,
  type Method,
  type OpenApiDocument,
  type Operation,
  type PathItem,
} from '@paydocs/specs';
import type {PageIndex} from './pageIndex';

/** Operation with the extension by which the plugin sorts pages. */
type PluginOperation = Operation & {'x-position'?: number};

/**
 * Creates the document that docusaurus-plugin-openapi-docs traverses. It has only what the plugin needs to create the
 * items of pages and their sidebar: page IDs as operation IDs, tags, and schema titles. Of the original document, the
 * plugin would inline every referenced schema, and ten schemas that refer to each other would exhaust the memory.
 *
 * @param document - bundled document; it isn't changed
 * @param pages - IDs of its pages
 * @returns a document in which each operation has its own path
 */
export function createPluginDocument(document: OpenApiDocument, pages: PageIndex['pages']): object {
  const paths: Record<string, object> = {};
  const addPaths = (items: Record<string, PathItem>, type: 'path' | 'webhook'): void => {
    for (const [key, entry] of Object.entries(items)) {
      const operations = Object.entries(deref<PathItem>(document, entry)) as [Method, PluginOperation][];
      for (const [method, operation] of operations) {
        if (!METHODS.includes(method)) continue;
        const location = type === 'path' ? {path: key, method} : {webhook: key, method};
        const operationId = pages.operation.get(getOperationKey(location))!;
        paths[`/${operationId}`] = {
          get: {
            operationId,
            tags: operation.tags?.map((tag) => pages.tag.get(tag)),
            responses: {},
            'x-position': type === 'path' ? operation['x-position'] : undefined,
          },
        };
      }
    }
  };
  addPaths(document.paths ?? {}, 'path');
  addPaths(getWebhooks(document), 'webhook');
  const tags = [...pages.tag].map(([name, id]) => {
    const tag = document.tags?.find((candidate) => candidate.name === name);
    return {name: id, 'x-displayName': tag?.['x-displayName'] || name};
  });
  const schemas = Object.keys(document.components?.schemas ?? {}).map((name) => [
    name,
    {title: pages.schema.get(name)},
  ]);
  return {
    openapi: '3.1.0',
    info: {title: document.info?.title || 'API', version: '1'},
    paths,
    tags,
    components: {schemas: Object.fromEntries(schemas)},
  };
}
