/** The references of a site, from its configuration: for this engine's commands, and for the generators' own commands. */
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

/** The settings that decide how references are generated. */
export interface ReferencesOwner extends Pick<PresetOptions, 'rest' | 'graphql' | 'strict'> {
  brand: Brand;
  areas: Areas;
  /** Path below which the site is served, with a slash at both ends. */
  baseUrl: string;
}

export {openapiFile, schemaFile};

/** @returns a function that reads a specification and replaces brand tokens */
export const readerOf = ({brand, strict}: Pick<ReferencesOwner, 'brand' | 'strict'>): ReadSource =>
  tokenReader(brandTokens(brand), strict);

/** Loads the history of API parts. It's empty before the generation has read snapshots, or if there are none. */
function loadHistory(): HistoryOf {
  if (!fs.existsSync(historyFile)) return () => undefined;
  const parts = new Map(
    Object.entries(JSON.parse(fs.readFileSync(historyFile, 'utf8')) as Record<string, PartHistory>),
  );
  return (target) => parts.get(target);
}

const getApiKeyVariable = (brand: Brand): string => `${brandTokens(brand)['product.constant']}_API_KEY`;

/** @returns options of the REST reference, for `paydocs generate` and `docusaurus gen-api-docs` */
export const restReference = ({brand, areas}: Pick<ReferencesOwner, 'brand' | 'areas'>): RestReferenceOptions => ({
  id: areas.rest.id,
  specPath: openapiFile,
  basePath: areas.rest.path,
  apiUrl: brand.urls.api,
  apiKeyVariable: getApiKeyVariable(brand),
  guidesFile: guidesOfPagesFile,
  history: loadHistory,
  // A build registers the reference but doesn't generate it, so this module loads only when pages are generated.
  names: (baseUrl) =>
    (require('./nameLinks') as typeof import('./nameLinks')).nameLinks({brand, areas, baseUrl}, 'rest'),
});

/** @returns options of the GraphQL reference, for `paydocs generate` and `docusaurus graphql-to-doc` */
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
          apiKeyVariable: getApiKeyVariable(brand),
        },
        texts: sharedIds(rest.specification),
        guidesFile: guidesOfPagesFile,
        history: loadHistory,
        names: () => nameLinks({brand, areas, baseUrl}, 'graphql'),
        domains: domainsOf(path.resolve(graphql.specification), read),
        examples: path.resolve(graphql.examples),
        read,
        strict,
      };
    },
  };
}
