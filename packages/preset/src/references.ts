/** The references of a site, as its configuration says them: of the commands of this site, and of those of the generators. */
import fs from 'node:fs';
import path from 'node:path';
import type {Brand} from '@paydocs/core/brand/types';
import {brandTokens} from '@paydocs/core/brand/tokens';
import type {HistoryOf, PartHistory} from '@paydocs/reference/common/history';
import type {GraphqlReference} from '@paydocs/reference/graphql/pluginOptions';
import type {RestReferenceOptions} from '@paydocs/reference/rest/pluginOptions';
import {tokenReader, type ReadSource} from '@paydocs/specs/readSource';
import type {Areas} from './areas';
import {guidesOfPagesFile, historyFile, openapiFile, schemaFile} from './generatedFiles';
import type {PresetOptions} from './options/types';

/** What decides how references are made. */
export interface ReferencesOwner extends Pick<PresetOptions, 'rest' | 'graphql' | 'strict'> {
  brand: Brand;
  areas: Areas;
  /** Path below which the site is served, with a slash at both ends. */
  baseUrl: string;
}

export {openapiFile, schemaFile};

/** @returns a function that reads a specification with the brand in place */
export const readerOf = ({brand, strict}: Pick<ReferencesOwner, 'brand' | 'strict'>): ReadSource =>
  tokenReader(brandTokens(brand), strict);

/** Nothing is known of parts before the generation has read snapshots, or without any. */
function historyOfParts(): HistoryOf {
  if (!fs.existsSync(historyFile)) return () => undefined;
  const parts = new Map(
    Object.entries(JSON.parse(fs.readFileSync(historyFile, 'utf8')) as Record<string, PartHistory>),
  );
  return (target) => parts.get(target);
}

const apiKeyVariable = (brand: Brand): string => `${brandTokens(brand)['product.constant']}_API_KEY`;

/** @returns the REST reference: of `paydocs generate`, and of `docusaurus gen-api-docs` */
export const restReference = ({brand, areas}: Pick<ReferencesOwner, 'brand' | 'areas'>): RestReferenceOptions => ({
  id: areas.rest.id,
  specPath: openapiFile,
  basePath: areas.rest.path,
  apiUrl: brand.urls.api,
  apiKeyVariable: apiKeyVariable(brand),
  guidesFile: guidesOfPagesFile,
  history: historyOfParts,
  // A build registers the reference and makes none: what knows names loads when pages are made.
  names: (baseUrl) =>
    (require('./nameLinks') as typeof import('./nameLinks')).nameLinks({brand, areas, baseUrl}, 'rest'),
});

/** @returns the GraphQL reference: of `paydocs generate`, and of `docusaurus graphql-to-doc` */
export function graphqlReference(site: ReferencesOwner): GraphqlReference {
  const {brand, graphql, rest, areas, baseUrl, strict} = site;
  return {
    schema: schemaFile,
    basePath: areas.graphql.path,
    baseUrl,
    async pages() {
      const [{domainsOf}, {nameLinks}, {sharedIds}] = await Promise.all([
        import('@paydocs/specs/graphql/domains'),
        import('./nameLinks'),
        import('./sharedIds'),
      ]);
      const read = readerOf(site);
      return {
        calls: {
          url: brand.urls.graphql,
          webSocketUrl: brand.urls.graphqlWs,
          apiKeyVariable: apiKeyVariable(brand),
        },
        texts: sharedIds(rest.specification),
        guidesFile: guidesOfPagesFile,
        history: historyOfParts,
        names: () => nameLinks({brand, areas, baseUrl}, 'graphql'),
        domains: domainsOf(path.resolve(graphql.specification), read),
        examples: path.resolve(graphql.examples),
        read,
        strict,
      };
    },
  };
}
