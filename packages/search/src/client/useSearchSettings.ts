import {useMemo} from 'react';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {FacetFilters} from '../engine/found';
import type {ClientSettings} from '../contract';
import {searchPlugin, type SearchData} from '../siteData';

/** Everything that search has to know of the site. It stays the same object as long as the site is open. */
export interface SearchSettings extends Omit<SearchData, 'names' | 'texts'>, ClientSettings {
  /** An AI assistant that answers questions, if there is one. */
  assistantId: string | undefined;
  /** The reader's language, and the docs that they read. */
  facetFilters: FacetFilters;
}

interface AlgoliaSettings {
  appId: string;
  apiKey: string;
  indexName: string;
}

/** @returns the settings of search */
export function useSearchSettings(): SearchSettings {
  const {siteConfig} = useDocusaurusContext();
  const data = usePluginData(searchPlugin) as SearchData;
  const {locale, tags} = useContextualSearchFilters();
  const tagList = tags.join();
  return useMemo(() => {
    const {appId, apiKey, indexName} = siteConfig.themeConfig.algolia as AlgoliaSettings;
    const {assistantId} = siteConfig.customFields ?? {};
    const read = tagList.split(',');
    const filesOf = (files: SearchData['names']): string[] => read.flatMap((tag) => files[tag] ?? []);
    return {
      ...data,
      names: filesOf(data.names),
      texts: filesOf(data.texts),
      ...{appId, apiKey, indexName},
      language: locale,
      siteUrl: siteConfig.url,
      assistantId: typeof assistantId === 'string' ? assistantId : undefined,
      facetFilters: [`language:${locale}`, read.map((tag) => `docusaurus_tag:${tag}`)],
    };
  }, [siteConfig, data, locale, tagList]);
}
