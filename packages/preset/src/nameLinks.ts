/** Resolves names of both APIs to URLs, for guides and for the descriptions in both references. */
import fs from 'node:fs';
import {buildSchema} from 'graphql';
import type {Brand} from '@paydocs/core/brand/types';
import {nameFinder, type Area} from '@paydocs/contract/names';
import type {NameLinks} from '@paydocs/reference/common/names';
import {graphqlPlaces} from '@paydocs/reference/graphql/places';
import {restPlaces} from '@paydocs/reference/rest/places';
import {readReference} from '@paydocs/reference/rest/reference';
import {counterparts} from '@paydocs/specs/counterparts';
import type {Areas} from './areas';
import {openapiFile, schemaFile} from './generatedFiles';

/** The settings that determine the URLs of names. */
export interface NamesOwner {
  brand: Brand;
  areas: Areas;
  /** Path below which the site is served, with a slash at both ends. */
  baseUrl: string;
}

/** Prefix of GraphQL names among targets. */
const GRAPHQL_PREFIX = 'graphql:';

/**
 * @param owner - the site, with both specifications bundled
 * @returns a function that resolves a target (see `Use` of @paydocs/contract) to its URL
 */
export function placesOf({brand, areas, baseUrl}: NamesOwner): (target: string) => string | undefined {
  const options = {basePath: areas.rest.path, baseUrl, apiUrl: brand.urls.api, apiKeyVariable: ''};
  const resolveRestUrl = restPlaces(readReference(openapiFile, options));
  const resolveGraphqlUrl = graphqlPlaces(fs.readFileSync(schemaFile, 'utf8'), `${baseUrl}${areas.graphql.path}`);
  return (target) =>
    target.startsWith(GRAPHQL_PREFIX) ? resolveGraphqlUrl(target.slice(GRAPHQL_PREFIX.length)) : resolveRestUrl(target);
}

/**
 * @param owner - the site
 * @param area - the reference that contains the descriptions; its own names take precedence
 * @returns the links of names; none before both specifications are bundled
 */
export function nameLinks(owner: NamesOwner, area: Area): NameLinks {
  if (![openapiFile, schemaFile].every((file) => fs.existsSync(file))) {
    return {hrefsOf: () => [], same: () => []};
  }
  const openapi = JSON.parse(fs.readFileSync(openapiFile, 'utf8'));
  const sdl = fs.readFileSync(schemaFile, 'utf8');
  const resolveUrl = placesOf(owner);
  const findTargets = nameFinder({openapi, sdl, brand: owner.brand});
  const {pairs} = counterparts(openapi, buildSchema(sdl));
  return {
    hrefsOf: (code) => findTargets(code, area).flatMap((target) => resolveUrl(target) ?? []),
    same(kind, name) {
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
