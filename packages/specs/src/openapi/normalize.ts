import path from 'node:path';
import {DATA, NAMES} from './reading/sources';

/** Where a schema stands, a map of schemas, and a list of them. Booleans below `items` and its like have meanings of their own. */
const SCHEMA = new Set(['schema', 'not', 'if', 'then', 'else', 'contains', 'propertyNames', 'contentSchema']);
const MAPS = new Set(['schemas', 'properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);
const LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);

/**
 * Writes what has several forms in the one that the linter and pages know: schemas that are `true` or `false` as objects,
 * and names of schemas in the mapping of a discriminator as references.
 *
 * @param content - what a file of a description holds; it is changed in place, and its lines stay
 * @param file - absolute path of the file
 * @param root - absolute path of the root file, and whether its version of OpenAPI has schemas that are `true` or `false`
 */
export function normalize(content: unknown, file: string, root: {file: string; hasBooleans: boolean}): void {
  const start = file === root.file ? '' : path.relative(path.dirname(file), root.file).split(path.sep).join('/');
  const seen = new Set<object>();
  const visit = (node: unknown, isNamed: boolean, holdsSchemas: boolean): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const entries = node as Record<string, unknown>;
    for (const [key, value] of Object.entries(node)) {
      if (!isNamed && (DATA.has(key) || key.startsWith('x-'))) continue;
      if (typeof value === 'boolean' && root.hasBooleans && (holdsSchemas || (!isNamed && SCHEMA.has(key))))
        entries[key] = value ? {} : {not: {}};
      if (!isNamed && key === 'discriminator') nameMapping(value, `${start}#/components/schemas/`);
      else visit(value, !isNamed && (NAMES.has(key) || MAPS.has(key)), !isNamed && (MAPS.has(key) || LISTS.has(key)));
    }
  };
  visit(content, false, false);
}

function nameMapping(discriminator: unknown, start: string): void {
  const mapping = (discriminator as {mapping?: unknown} | null)?.mapping;
  if (typeof mapping !== 'object' || mapping === null) return;
  for (const [value, target] of Object.entries(mapping))
    if (typeof target === 'string' && /^[A-Za-z0-9._-]+$/.test(target) && !/\.(?:ya?ml|json)$/.test(target))
      (mapping as Record<string, string>)[value] = start + target;
}
