import {translate} from '@docusaurus/Translate';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {getAreaNames} from '../client/areas';
import type {SearchSettings} from '../settings';
import {searchPluginName, type SearchGlobalData} from '../siteData';

interface AlgoliaSettings {
  appId: string;
  apiKey: string;
  indexName: string;
}

/**
 * Collects the search settings of the current page.
 *
 * @returns the settings, which the page contains as JSON
 */
export function useSearchSettings(): SearchSettings {
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const data = usePluginData(searchPluginName) as SearchGlobalData;
  const docs = useAllDocsData();
  const {locale, tags} = useContextualSearchFilters();
  const {appId, apiKey, indexName} = siteConfig.themeConfig.algolia as AlgoliaSettings;
  const {assistantId} = siteConfig.customFields ?? {};
  const getFiles = (files: SearchGlobalData['names']): string[] => tags.flatMap((tag) => files[tag] ?? []);
  const names = getAreaNames();
  const areas = (['rest', 'graphql'] as const).flatMap((area) => {
    const path = docs[area]?.path;
    return path === undefined ? [] : [{name: names[area], url: path.replace(/\/?$/, '/')}];
  });
  return {
    ...data,
    names: getFiles(data.names),
    texts: getFiles(data.texts),
    ...{appId, apiKey, indexName},
    language: locale,
    siteUrl: siteConfig.url,
    ...(typeof assistantId === 'string' && {assistantId}),
    facetFilters: [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
    searchPage: withBaseUrl('/search/'),
    lists: [{name: translate({id: 'paydocs.search.home', message: 'Home page'}), url: withBaseUrl('/')}, ...areas],
  };
}
