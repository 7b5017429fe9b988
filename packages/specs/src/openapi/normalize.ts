import path from 'node:path';
import {DATA_KEYS, NAME_MAP_KEYS} from './reading/sources';

/**
 * Keys of a schema, of a map of schemas, and of a list of schemas. Booleans in `items` and similar keywords have their
 * own meaning.
 */
const SCHEMA_KEYS = new Set(['schema', 'not', 'if', 'then', 'else', 'contains', 'propertyNames', 'contentSchema']);
const SCHEMA_MAP_KEYS = new Set([
  'schemas',
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
]);
const SCHEMA_LIST_KEYS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);

/**
 * Normalizes what has several forms: replaces schemas that are `true` or `false` with objects, and schema names in the
 * mapping of a discriminator with references. The linter and the pages support only these forms.
 *
 * @param content - parsed content of a file; it is changed in place, and lines don't change
 * @param file - absolute path of the file
 * @param root - absolute path of the root file, and whether its OpenAPI version allows `true` and `false` as schemas
 */
export function normalize(content: unknown, file: string, root: {file: string; hasBooleans: boolean}): void {
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
