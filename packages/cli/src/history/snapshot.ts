/** What a release keeps of both specifications: names, types, limits, values, deprecations; no texts and no examples. */
import {buildSchema, lexicographicSortSchema, parse, print, printSchema, visit} from 'graphql';
import {Document, isMap, isScalar, visit as visitYaml} from 'yaml';
import type {OpenApiDocument} from '@paydocs/contract/rest/document';

/** Keywords that programs can't notice. */
const TEXTS = /^(?:description|title|summary|examples?|tags|externalDocs|servers|security|x-.*)$/;

/** Keywords whose members have names of the provider's: one may be called like a keyword. */
const NAMED = new Set([
  ...['callbacks', 'content', 'headers', 'parameters', 'paths', 'requestBodies', 'responses', 'schemas', 'webhooks'],
  ...['$defs', 'dependentSchemas', 'mapping', 'patternProperties', 'properties'],
]);

/** Keywords whose values are data, and no part of the description. */
const DATA = new Set(['const', 'default']);

/** Lists that have no order. */
const UNORDERED = new Set(['enum', 'required']);

/**
 * @param document - the bundled description of the REST API
 * @returns the same description without what no program can notice, as YAML with sorted names
 */
export function restSnapshot({openapi, paths, webhooks, components}: OpenApiDocument & {openapi?: string}): string {
  const parts = {...components};
  delete parts.securitySchemes;
  const content = lean({openapi: openapi ?? '3.1.0', paths, webhooks, components: parts}, false);
  const document = new Document(content, {aliasDuplicateObjects: false, sortMapEntries: true});
  // What holds nothing but words takes one line, so that a changed field is one changed line.
  visitYaml(document, {
    Map(_, map) {
      map.flow = map.items.every(({value}) => isScalar(value));
    },
    Seq(_, list) {
      list.flow = list.items.every((item) => isScalar(item) || (isMap(item) && item.items.length === 1));
    },
  });
  return document.toString({lineWidth: 0});
}

/**
 * @param sdl - the joined schema of the GraphQL API
 * @returns the same schema without descriptions, with sorted names
 */
export function graphqlSnapshot(sdl: string): string {
  const document = parse(printSchema(lexicographicSortSchema(buildSchema(sdl))), {noLocation: true});
  const bare = visit(document, {
    enter: (node) =>
      'description' in node && node.description !== undefined ? {...node, description: undefined} : undefined,
  });
  return `${print(bare)}\n`;
}

function lean(value: unknown, holdsNames: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => lean(each, false));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([key]) => holdsNames || !TEXTS.test(key));
  return Object.fromEntries(
    members.map(([key, inside]): [string, unknown] => {
      if (!holdsNames && DATA.has(key)) return [key, inside];
      if (!holdsNames && UNORDERED.has(key) && isTexts(inside)) return [key, [...inside].sort()];
      return [key, lean(inside, !holdsNames && NAMED.has(key))];
    }),
  );
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
