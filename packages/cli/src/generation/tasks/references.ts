import fs from 'node:fs';
import path from 'node:path';
import {withMessages} from '@paydocs/core';
import {
  guidesByPageFile,
  historyFile,
  addLanguageSuffix,
  getReferenceFolder,
  type SiteLanguage,
  loadPageMessages,
} from '@paydocs/preset/site';
import {createGraphqlReferenceOptions, createRestReferenceOptions, collectSharedIds} from '@paydocs/preset/references';
import type {Site} from '../../site/types';
import {generatorSources, nameLinkSources} from './sources';
import type {GenerationTask} from './task';
import {withWarnings} from './withWarnings';

/**
 * Creates the task that generates the pages of the GraphQL reference.
 *
 * @param site - site with the reference
 * @param language - language of the pages and of their links' targets
 */
export function createGraphqlTask(site: Site, language: SiteLanguage): GenerationTask {
  const {brand, strict, graphql, areas, rest, fieldNotes} = site;
  const {baseUrl} = language;
  const ids = collectSharedIds(rest.specification);
  const texts = loadPageMessages(language.currentLocale);
  return {
    name: addLanguageSuffix('graphql', language),
    needs: ['schema'],
    inputs: [graphql.specification, graphql.examples, historyFile, ...nameLinkSources, ...generatorSources],
    values: [baseUrl, String(strict), JSON.stringify([brand, fieldNotes, texts]), areas.graphql.path, ...ids],
    target: getReferenceFolder(areas.graphql, language),
    owns: (file) => /^(operations|types)\/|^sidebar\.ts$/.test(file),
    async run(staging) {
      ensureGuidesByPageFile();
      const {generateGraphqlPages} = await import('@paydocs/reference/generate');
      await withMessages(texts, () =>
        withWarnings('graphql', (onWarning) =>
          generateGraphqlPages(createGraphqlReferenceOptions({...site, baseUrl}), staging, onWarning),
        ),
      );
    },
  };
}

/**
 * Creates the task that generates the pages of the REST reference.
 *
 * @param site - site with the reference
 * @param language - language of the pages and of their links' targets
 */
export function createRestTask(site: Site, language: SiteLanguage): GenerationTask {
  const {brand, areas, fieldNotes} = site;
  const {baseUrl} = language;
  const texts = loadPageMessages(language.currentLocale);
  return {
    name: addLanguageSuffix('rest', language),
    needs: ['openapi'],
    inputs: [historyFile, ...nameLinkSources, ...generatorSources],
    values: [baseUrl, JSON.stringify([brand, fieldNotes, texts]), areas.rest.path],
    target: getReferenceFolder(areas.rest, language),
    owns: (file) => /\.(api|schema|tag|info)\.mdx$|\.rest\.json$|^sidebar\.ts$/.test(file),
    async run(staging) {
      ensureGuidesByPageFile();
      const {generateRestPages} = await import('@paydocs/reference/generate');
      await withMessages(texts, () => generateRestPages(staging, {...createRestReferenceOptions(site), baseUrl}));
    },
  };
}

/**
 * Creates an empty list of guides by page if there's none. Pages import it, but the contract task doesn't write it
 * while guides are invalid.
 */
function ensureGuidesByPageFile(): void {
  if (fs.existsSync(guidesByPageFile)) return;
  fs.mkdirSync(path.dirname(guidesByPageFile), {recursive: true});
  fs.writeFileSync(guidesByPageFile, '{}\n');
}
