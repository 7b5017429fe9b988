import fs from 'node:fs';
import path from 'node:path';
import {withTexts} from '@paydocs/core/translate';
import {generatedFolder, guidesOfPagesFile, historyFile} from '@paydocs/preset/generatedFiles';
import {inLanguage, referenceFolder, type SiteLanguage} from '@paydocs/preset/languages';
import {graphqlReference, restReference} from '@paydocs/preset/references';
import {sharedIds} from '@paydocs/preset/sharedIds';
import {pageTexts} from '@paydocs/preset/translations';
import type {Site} from '../../site/types';
import {generatorSources, highlighterVersion, nameSources} from './sources';
import type {GenerationTask} from './task';
import {withWarnings} from './withWarnings';

/**
 * @param site - site of the reference
 * @param language - language of the generated text and of the links' targets
 * @returns the task that generates the pages of the GraphQL reference
 */
export function graphqlTask(site: Site, language: SiteLanguage): GenerationTask {
  const {brand, strict, graphql, areas, rest} = site;
  const {baseUrl} = language;
  const ids = sharedIds(rest.specification);
  const texts = pageTexts(language.currentLocale);
  return {
    name: inLanguage('graphql', language),
    lane: 'pages',
    needs: ['schema'],
    after: ['openapi', 'history'],
    inputs: [graphql.specification, graphql.examples, historyFile, ...nameSources, ...generatorSources],
    values: [baseUrl, String(strict), JSON.stringify(brand), areas.graphql.path, ...ids, JSON.stringify(texts)],
    target: referenceFolder(areas.graphql, language),
    owns: (file) => /^(operations|types)\/|^sidebar\.ts$/.test(file),
    async run(staging) {
      ensureGuidesOfPagesFile();
      const [{generateGraphqlPages}, {withKeptHighlights}] = await Promise.all([
        import('@paydocs/reference/graphql/generate'),
        import('@paydocs/core/highlight/kept'),
      ]);
      await withKeptHighlights(`${generatedFolder}/cache/graphqlHighlights.json`, highlighterVersion(), () =>
        withTexts(texts, () =>
          withWarnings('graphql', (onWarning) =>
            generateGraphqlPages(graphqlReference({...site, baseUrl}), staging, onWarning),
          ),
        ),
      );
    },
  };
}

/**
 * @param site - site of the reference
 * @param language - language of the generated text and of the links' targets
 * @returns the task that generates the pages of the REST reference
 */
export function restTask(site: Site, language: SiteLanguage): GenerationTask {
  const {brand, areas} = site;
  const {baseUrl} = language;
  const texts = pageTexts(language.currentLocale);
  return {
    name: inLanguage('rest', language),
    lane: 'pages',
    needs: ['openapi'],
    after: ['schema', 'history'],
    inputs: [historyFile, ...nameSources, ...generatorSources],
    values: [baseUrl, JSON.stringify(brand), areas.rest.path, JSON.stringify(texts)],
    target: referenceFolder(areas.rest, language),
    owns: (file) => /\.(api|schema|tag|info)\.mdx$|\.rest\.json$|^sidebar\.ts$/.test(file),
    async run(staging) {
      ensureGuidesOfPagesFile();
      const [{generateRestPages}, {withKeptHighlights}] = await Promise.all([
        import('@paydocs/reference/rest/generate'),
        import('@paydocs/core/highlight/kept'),
      ]);
      await withKeptHighlights(`${generatedFolder}/cache/highlights.json`, highlighterVersion(), () =>
        withTexts(texts, () => generateRestPages(staging, {...restReference(site), baseUrl})),
      );
    },
  };
}

/** Creates the file, which pages import. The contract check writes it, unless the first guides that it reads are invalid. */
function ensureGuidesOfPagesFile(): void {
  if (fs.existsSync(guidesOfPagesFile)) return;
  fs.mkdirSync(path.dirname(guidesOfPagesFile), {recursive: true});
  fs.writeFileSync(guidesOfPagesFile, '{}\n');
}
