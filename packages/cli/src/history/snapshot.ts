/**
 * Renders snapshots of both specifications: names, types, limits, values, and deprecations, but no texts or examples.
 */
import {buildSchema, lexicographicSortSchema, parse, print, printSchema, visit} from 'graphql';
import {Document, isMap, isScalar, visit as visitYaml} from 'yaml';
import type {OpenApiDocument} from '@paydocs/contract/document';

/** Matches keywords that snapshots omit. */
const IGNORED_KEYWORDS = /^(?:description|title|summary|examples?|tags|externalDocs|servers|security|x-.*)$/;

/** Keywords whose members have names that the API's provider chooses. These names may equal keywords. */
const NAME_MAP_KEYWORDS = new Set([
  ...['callbacks', 'content', 'headers', 'parameters', 'paths', 'requestBodies', 'responses', 'schemas', 'webhooks'],
  ...['$defs', 'dependentSchemas', 'mapping', 'patternProperties', 'properties'],
]);

/** Keywords whose values are data, not part of the description. */
const DATA_KEYWORDS = new Set(['const', 'default']);

/** Keywords of lists in which the order doesn't matter. */
const UNORDERED_LIST_KEYWORDS = new Set(['enum', 'required']);

/**
 * Renders the snapshot of the REST API.
 *
 * @param document - bundled description of the REST API
 * @returns the parts of the description that affect programs, as YAML with sorted names
 */
export function renderRestSnapshot({
  openapi,
  paths,
  webhooks,
  components,
}: OpenApiDocument & {openapi?: string}): string {
  const parts = {...components};
  delete parts.securitySchemes;
  const content = removeIgnoredKeywords({openapi: openapi ?? '3.1.0', paths, webhooks, components: parts}, false);
  const document = new Document(content, {aliasDuplicateObjects: false, sortMapEntries: true});
  // Collections of scalars take one line each, so that a changed field is one changed line.
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
 * Renders the snapshot of the GraphQL API.
 *
 * @param sdl - joined schema of the GraphQL API
 * @returns the schema (SDL) without descriptions, with sorted names
 */
export function renderGraphqlSnapshot(sdl: string): string {
  const document = parse(printSchema(lexicographicSortSchema(buildSchema(sdl))), {noLocation: true});
  const withoutDescriptions = visit(document, {
    enter: (node) =>
      'description' in node && node.description !== undefined ? {...node, description: undefined} : undefined,
  });
  return `${print(withoutDescriptions)}\n`;
}

function removeIgnoredKeywords(value: unknown, isNameMap: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => removeIgnoredKeywords(each, false));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([key]) => isNameMap || !IGNORED_KEYWORDS.test(key));
  return Object.fromEntries(
    members.map(([key, member]): [string, unknown] => {
      if (!isNameMap && DATA_KEYWORDS.has(key)) return [key, member];
      if (!isNameMap && UNORDERED_LIST_KEYWORDS.has(key) && isStringArray(member)) return [key, [...member].sort()];
      return [key, removeIgnoredKeywords(member, !isNameMap && NAME_MAP_KEYWORDS.has(key))];
    }),
  );
}

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
