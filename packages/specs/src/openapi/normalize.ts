import path from 'node:path';
import {DATA_KEYS, NAME_MAP_KEYS} from './reading/sources';

/** Keywords whose value is a schema. In others, such as `items`, booleans have their own meaning. */
const SCHEMA_KEYS = new Set(['schema', 'not', 'if', 'then', 'else', 'contains', 'propertyNames', 'contentSchema']);
/** Keywords whose value is a map of schemas. */
const SCHEMA_MAP_KEYS = new Set([
  'schemas',
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
]);
/** Keywords whose value is a list of schemas. */
const SCHEMA_LIST_KEYS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);

/**
 * Normalizes schemas for the linter and the pages: replaces `true` and `false` with objects, and schema names in the
 * mapping of a discriminator with references.
 *
 * @param content - parsed content of a file, which is changed in place
 * @param file - absolute path of the file
 * @param root - absolute path of the root file; `hasBooleans` is true if its OpenAPI version allows booleans as schemas
 */
export function normalizeSchemas(content: unknown, file: string, root: {file: string; hasBooleans: boolean}): void {
  const rootPath = file === root.file ? '' : path.relative(path.dirname(file), root.file).split(path.sep).join('/');
  const seen = new Set<object>();
  const visit = (node: unknown, isNamed: boolean, holdsSchemas: boolean): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const entries = node as Record<string, unknown>;
    for (const [key, value] of Object.entries(node)) {
      if (!isNamed && (DATA_KEYS.has(key) || key.startsWith('x-'))) continue;
      if (typeof value === 'boolean' && root.hasBooleans && (holdsSchemas || (!isNamed && SCHEMA_KEYS.has(key))))
        entries[key] = value ? {} : {not: {}};
      if (!isNamed && key === 'discriminator') normalizeMapping(value, `${rootPath}#/components/schemas/`);
      else
        visit(
          value,
          !isNamed && (NAME_MAP_KEYS.has(key) || SCHEMA_MAP_KEYS.has(key)),
          !isNamed && (SCHEMA_MAP_KEYS.has(key) || SCHEMA_LIST_KEYS.has(key)),
        );
    }
  };
  visit(content, false, false);
}

function normalizeMapping(discriminator: unknown, rootPath: string): void {
  const mapping = (discriminator as {mapping?: unknown} | null)?.mapping;
  if (typeof mapping !== 'object' || mapping === null) return;
  for (const [value, target] of Object.entries(mapping))
    if (typeof target === 'string' && /^[A-Za-z0-9._-]+$/.test(target) && !/\.(?:ya?ml|json)$/.test(target))
      (mapping as Record<string, string>)[value] = rootPath + target;
}
