import path from 'node:path';
import type {NormalizedNodeType, Oas3Preprocessor, UserContext} from '@redocly/openapi-core';

/** Replaces the schemas `true` and `false` of OpenAPI 3.1 with objects, for the linter and the pages. */
export const replaceBooleanSchemas: Oas3Preprocessor = () => {
  const enter = (node: unknown, {type, specVersion}: UserContext): void => {
    if (specVersion !== 'oas3_1' || typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node))
      if (typeof value === 'boolean' && isSchema(type, key))
        (node as Record<string, unknown>)[key] = value ? {} : {not: {}};
  };
  return {any: {enter}, ref: {enter}};
};

/** Checks whether a value is a schema. In `items` and other keywords of schemas, booleans have their own meaning. */
function isSchema(type: NormalizedNodeType, key: string): boolean {
  const child = type.items ?? type.additionalProperties ?? type.properties[key];
  const childType = typeof child === 'function' && type.name !== 'Schema' ? child({}, key) : child;
  return childType != null && 'name' in childType && childType.name === 'Schema';
}

/** Replaces schema names in the mapping of a discriminator with references. */
export const replaceSchemaNames: Oas3Preprocessor = () => {
  let root = '';
  return {
    Root: (_root, {location}) => void (root = location.source.absoluteRef),
    DiscriminatorMapping(mapping, {location}) {
      const file = location.source.absoluteRef;
      const rootPath = file === root ? '' : path.relative(path.dirname(file), root).split(path.sep).join('/');
      for (const [value, target] of Object.entries<unknown>(mapping ?? {}))
        if (typeof target === 'string' && /^[A-Za-z0-9._-]+$/.test(target) && !/\.(?:ya?ml|json)$/.test(target))
          mapping[value] = `${rootPath}#/components/schemas/${target}`;
    },
  };
};
