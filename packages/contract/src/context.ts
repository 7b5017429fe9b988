import {buildSchema, type GraphQLSchema} from 'graphql';
import type {Brand} from '@paydocs/core/brand/types';
import {brandTokens} from '@paydocs/core/brand/tokens';
import type {History} from './changelog/history';
import type {Release} from './changelog/types';
import type {Context} from './checks/context';
import {checkGraphql, type GraphqlOperation} from './graphql/operation';
import {restApi} from './rest/api';
import type {OpenApiDocument} from './rest/document';
import {validator, type Validator} from './rest/validate';
import type {TestData} from './testData';

/** The specifications, and who provides the API. */
export interface Specifications {
  /** The bundled description (OpenAPI 3.1). */
  openapi: OpenApiDocument;
  /** The joined schema (GraphQL SDL). */
  sdl: string;
  brand: Brand;
  /** Announced changes. */
  releases?: readonly Release[];
  /** What snapshots of releases tell. */
  history?: History;
  /** Path below which the site is served, with a slash at both ends. */
  baseUrl?: string;
  /** Operations that somebody wrote for the reference (GraphQL). */
  examples?: readonly string[];
  /** The data with which readers reach each outcome in test mode, and the file that holds it. */
  testData?: TestData;
  /** Gives the address of what a line may rest on (see `Use`); without it, no name in embedded parts leads anywhere. */
  placeOf?(target: string): string | undefined;
  /** File with the names that belong to neither API, from the project's root. */
  otherNames?: string;
}

/** @returns what checks ask about the specifications */
export function contextOf({
  openapi,
  sdl,
  brand,
  examples = [],
  releases = [],
  history = {comparisons: [], deprecations: []},
  baseUrl = '/',
  placeOf = () => undefined,
}: Specifications): Context {
  const rest = restApi(openapi);
  const graphql = schemaOf(sdl);
  let checks: Validator | undefined;
  return {
    rest,
    // Compiling schemas takes a while, and who only asks for names checks no value.
    validator: {check: (value, of) => (checks ??= validator(rest)).check(value, of)},
    graphql,
    examples: writtenOperations(graphql, examples),
    graphqlUrl: brand.urls.graphql,
    hosts: Object.values(brand.urls).map((url) => new URL(url).host),
    releases,
    history,
    placeOf,
    siteLink: (href) => {
      const own = href.startsWith(`${brand.urls.site}/`) ? href.slice(brand.urls.site.length) : href;
      return own.startsWith('/') ? baseUrl + own.slice(1) : own;
    },
    headerPrefix: brandTokens(brand)['product.pascal'] ?? '',
  };
}

let last: {sdl: string; schema: GraphQLSchema} | undefined;

/** The same schema is asked again for each language, and for each change of the other API. */
function schemaOf(sdl: string): GraphQLSchema {
  if (last?.sdl !== sdl) last = {sdl, schema: buildSchema(sdl)};
  return last.schema;
}

function writtenOperations(schema: GraphQLSchema, sources: readonly string[]): Map<string, GraphqlOperation> {
  const operations = sources.flatMap((source) => checkGraphql(schema, source, 1).operations);
  return new Map(operations.map((operation) => [operation.definition.name?.value ?? '', operation]));
}
