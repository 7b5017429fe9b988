import {buildSchema, type GraphQLSchema} from 'graphql';
import {type Brand, getBrandTokens} from '@paydocs/core';
import type {ReleaseHistory} from './changelog/history';
import type {Release} from './changelog/types';
import type {CheckContext} from './checks/context';
import {checkGraphql, type GraphqlOperation} from './graphql/operation';
import {createRestApi} from './rest/api';
import type {OpenApiDocument} from './rest/document';
import {createValidator, type Validator} from './rest/validate';
import type {TestData} from './testData';

/** The specifications, and the provider of the APIs. */
export interface Specifications {
  /** Bundled OpenAPI 3.1 description. */
  openapi: OpenApiDocument;
  /** Joined GraphQL schema (SDL). */
  sdl: string;
  brand: Brand;
  /** Announced changes. */
  releases?: readonly Release[];
  /** History of the APIs, from the snapshots of all releases. */
  history?: ReleaseHistory;
  /** Path below which the site is served, with a leading and a trailing slash. */
  baseUrl?: string;
  /** Custom GraphQL operations of the reference. */
  examples?: readonly string[];
  /** Data with which readers reach each outcome in test mode, and the file that contains it. */
  testData?: TestData;
  /** Returns the URL of a target (see `SpecUse`). Without it, names in embedded parts aren't links. */
  getHref?(target: string): string | undefined;
  /** File with the names that belong to neither API, relative to the project root. */
  otherNames?: string;
}

/** Creates the context of all checks from the specifications. */
export function createCheckContext({
  openapi,
  sdl,
  brand,
  examples = [],
  releases = [],
  history = {comparisons: [], deprecations: []},
  baseUrl = '/',
  getHref = () => undefined,
}: Specifications): CheckContext {
  const rest = createRestApi(openapi);
  const graphql = buildCachedSchema(sdl);
  let lazyValidator: Validator | undefined;
  return {
    rest,
    // Compiling schemas takes a while, and the check of names validates no values.
    validator: {check: (value, schema) => (lazyValidator ??= createValidator(rest)).check(value, schema)},
    graphql,
    examples: parseOperations(graphql, examples),
    graphqlUrl: brand.urls.graphql,
    hosts: Object.values(brand.urls).map((url) => new URL(url).host),
    releases,
    history,
    getHref,
    toSiteHref: (href) => {
      const path = href.startsWith(`${brand.urls.site}/`) ? href.slice(brand.urls.site.length) : href;
      return path.startsWith('/') ? baseUrl + path.slice(1) : path;
    },
    headerPrefix: getBrandTokens(brand)['product.pascal'] ?? '',
  };
}

let lastSchema: {sdl: string; schema: GraphQLSchema} | undefined;

/**
 * Builds a schema, and caches the last one, which is requested again for each language and each change of the REST API.
 */
function buildCachedSchema(sdl: string): GraphQLSchema {
  if (lastSchema?.sdl !== sdl) lastSchema = {sdl, schema: buildSchema(sdl)};
  return lastSchema.schema;
}

function parseOperations(schema: GraphQLSchema, sources: readonly string[]): Map<string, GraphqlOperation> {
  const operations = sources.flatMap((source) => checkGraphql(schema, source, 1).operations);
  return new Map(operations.map((operation) => [operation.definition.name?.value ?? '', operation]));
}
