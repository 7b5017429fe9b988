/** Resolves names of both APIs to URLs, for guides and for the descriptions in both references. */
import fs from 'node:fs';
import {buildSchema} from 'graphql';
import type {Brand} from '@paydocs/core';
import {createNameResolver, type ApiId} from '@paydocs/contract';
import type {NameLinks} from '@paydocs/reference';
import {createGraphqlUrlFinder, createRestUrlFinder, readReference} from '@paydocs/reference/generate';
import {findCounterparts} from '@paydocs/specs';
import type {Areas} from '../areas';
import {openapiFile, graphqlSchemaFile} from '../generatedFiles';

/** Settings of a site from which the URLs of names are derived. */
interface NamesContext {
  brand: Brand;
  areas: Areas;
  /** Base path of the site, with a slash at both ends. */
  baseUrl: string;
}

/** Prefix of targets in the GraphQL API. */
const GRAPHQL_PREFIX = 'graphql:';

/**
 * Creates a function that resolves a target (see `SpecUse` of @paydocs/contract) to its URL in a reference. It returns
 * undefined for an unknown target. Both specifications must be bundled.
 *
 * @param owner - brand, areas, and base URL of the site
 */
export function createUrlResolver({brand, areas, baseUrl}: NamesContext): (target: string) => string | undefined {
  const options = {basePath: areas.rest.path, baseUrl, apiUrl: brand.urls.api, apiKeyVariable: ''};
  const resolveRestUrl = createRestUrlFinder(readReference(openapiFile, options));
  const resolveGraphqlUrl = createGraphqlUrlFinder(
    fs.readFileSync(graphqlSchemaFile, 'utf8'),
    `${baseUrl}${areas.graphql.path}`,
  );
  return (target) =>
    target.startsWith(GRAPHQL_PREFIX) ? resolveGraphqlUrl(target.slice(GRAPHQL_PREFIX.length)) : resolveRestUrl(target);
}

/**
 * Creates functions that find the URLs of a name, and the equivalent of an entry in the other API.
 *
 * @param owner - brand, areas, and base URL of the site
 * @param area - the reference that contains the descriptions; its own names take precedence
 * @returns the functions, whose results are empty if the specifications aren't bundled yet
 */
export function createNameLinks(owner: NamesContext, area: ApiId): NameLinks {
  if (![openapiFile, graphqlSchemaFile].every((file) => fs.existsSync(file))) {
    return {findHrefs: () => [], findCounterparts: () => []};
  }
  const openapi = JSON.parse(fs.readFileSync(openapiFile, 'utf8'));
  const sdl = fs.readFileSync(graphqlSchemaFile, 'utf8');
  const resolveUrl = createUrlResolver(owner);
  const findTargets = createNameResolver({openapi, sdl, brand: owner.brand});
  const {pairs} = findCounterparts(openapi, buildSchema(sdl));
  return {
    findHrefs: (code) => findTargets(code, area).flatMap((target) => resolveUrl(target) ?? []),
    findCounterparts(kind, name) {
      const matches = pairs.filter((pair) => pair.kind === kind && pair[area] === name);
      const others = matches.map((pair) =>
        area === 'rest'
          ? {text: pair.graphql, target: `${GRAPHQL_PREFIX}${pair.graphql}`}
          : {text: pair.rest, target: pair.rest},
      );
      return others.flatMap(({text, target}) => {
        const href = resolveUrl(target);
        return href === undefined ? [] : [{text, href}];
      });
    },
  };
}
