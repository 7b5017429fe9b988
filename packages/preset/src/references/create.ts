/** Creates the options of both references from a site's configuration, for the commands that generate them. */
import fs from 'node:fs';
import path from 'node:path';
import {type Brand, getBrandTokens} from '@paydocs/core';
import type {GetHistory, PartHistory, GraphqlReference, RestReferenceOptions} from '@paydocs/reference';
import type {Areas} from '../areas';
import {guidesByPageFile, historyFile, openapiFile, graphqlSchemaFile} from '../generatedFiles';
import type {PresetOptions} from '../options/types';
import {createSourceReader} from '../sourceReader';

/** Settings from which the options of the references are derived. */
interface ReferencesContext extends Pick<PresetOptions, 'rest' | 'graphql' | 'fieldNotes' | 'strict'> {
  brand: Brand;
  areas: Areas;
  /** Base path of the site, with a slash at both ends. */
  baseUrl: string;
}

/** Loads the history of API parts. If there's no history file, the returned function always returns undefined. */
function loadHistory(): GetHistory {
  if (!fs.existsSync(historyFile)) return () => undefined;
  const parts = new Map(
    Object.entries(JSON.parse(fs.readFileSync(historyFile, 'utf8')) as Record<string, PartHistory>),
  );
  return (target) => parts.get(target);
}

const getApiKeyVariable = (brand: Brand): string => `${getBrandTokens(brand)['product.constant']}_API_KEY`;

/** Creates the options of the REST reference, for `paydocs generate` and `docusaurus gen-api-docs`. */
export const createRestReferenceOptions = ({
  brand,
  areas,
  fieldNotes,
}: Pick<ReferencesContext, 'brand' | 'areas' | 'fieldNotes'>): RestReferenceOptions => ({
  id: areas.rest.id,
  specPath: openapiFile,
  basePath: areas.rest.path,
  apiUrl: brand.urls.api,
  apiKeyVariable: getApiKeyVariable(brand),
  guidesFile: guidesByPageFile,
  fieldNotes,
  history: loadHistory,
  // A build registers the reference but doesn't generate it, so this module loads only when pages are generated.
  names: (baseUrl) =>
    (require('./nameLinks') as typeof import('./nameLinks')).createNameLinks({brand, areas, baseUrl}, 'rest'),
});

/** Creates the options of the GraphQL reference, for `paydocs generate` and `docusaurus graphql-to-doc`. */
export function createGraphqlReferenceOptions(site: ReferencesContext): GraphqlReference {
  const {brand, graphql, rest, areas, fieldNotes, baseUrl, strict} = site;
  return {
    schema: graphqlSchemaFile,
    basePath: areas.graphql.path,
    baseUrl,
    async loadPageOptions() {
      const [{readDomainsByField: readDomains}, {createNameLinks}, {collectSharedIds}] = await Promise.all([
        import('@paydocs/specs/read'),
        import('./nameLinks'),
        import('./sharedIds'),
      ]);
      const readSource = createSourceReader(site);
      return {
        calls: {
          url: brand.urls.graphql,
          webSocketUrl: brand.urls.graphqlWs,
          apiKeyVariable: getApiKeyVariable(brand),
        },
        texts: collectSharedIds(rest.specification),
        guidesFile: guidesByPageFile,
        fieldNotes,
        loadHistory,
        getNameLinks: () => createNameLinks({brand, areas, baseUrl}, 'graphql'),
        domains: readDomains(path.resolve(graphql.specification), readSource),
        examplesFolder: path.resolve(graphql.examples),
        readSource,
        strict,
      };
    },
  };
}
