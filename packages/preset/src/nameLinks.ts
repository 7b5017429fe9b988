/** Where names of both APIs lead: in guides, and in the descriptions of both references. */
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

/** What decides where names lead. */
export interface NamesOwner {
  brand: Brand;
  areas: Areas;
  /** Path below which the site is served, with a slash at both ends. */
  baseUrl: string;
}

/** What the name of something in GraphQL begins with, among targets. */
const GRAPHQL = 'graphql:';

/**
 * @param owner - the site; both specifications have been joined
 * @returns a function that takes what a line may rest on (see `Use` of @paydocs/contract), and gives its address
 */
export function placesOf({brand, areas, baseUrl}: NamesOwner): (target: string) => string | undefined {
  const place = {basePath: areas.rest.path, baseUrl, apiUrl: brand.urls.api, apiKeyVariable: ''};
  const rest = restPlaces(readReference(openapiFile, place));
  const graphql = graphqlPlaces(fs.readFileSync(schemaFile, 'utf8'), `${baseUrl}${areas.graphql.path}`);
  return (target) => (target.startsWith(GRAPHQL) ? graphql(target.slice(GRAPHQL.length)) : rest(target));
}

/**
 * @param owner - the site
 * @param area - the reference whose descriptions are read: its own names come first
 * @returns where names lead; nowhere before both specifications have been joined
 */
export function nameLinks(owner: NamesOwner, area: Area): NameLinks {
  if (![openapiFile, schemaFile].every((file) => fs.existsSync(file))) {
    return {hrefsOf: () => [], same: () => []};
  }
  const openapi = JSON.parse(fs.readFileSync(openapiFile, 'utf8'));
  const sdl = fs.readFileSync(schemaFile, 'utf8');
  const placeOf = placesOf(owner);
  const find = nameFinder({openapi, sdl, brand: owner.brand});
  const {pairs} = counterparts(openapi, buildSchema(sdl));
  return {
    hrefsOf: (code) => find(code, area).flatMap((target) => placeOf(target) ?? []),
    same(kind, name) {
      const found = pairs.filter((pair) => pair.kind === kind && pair[area] === name);
      const others = found.map((pair) =>
        area === 'rest'
          ? {text: pair.graphql, target: `${GRAPHQL}${pair.graphql}`}
          : {text: pair.rest, target: pair.rest},
      );
      return others.flatMap(({text, target}) => {
        const href = placeOf(target);
        return href === undefined ? [] : [{text, href}];
      });
    },
  };
}
