import fs from 'node:fs';
import path from 'node:path';
import {collectionFolder} from '@paydocs/collections/names';
import {generatedFolder} from '@paydocs/preset/generatedFiles';
import {inLanguage, referenceFolder} from '@paydocs/preset/languages';
import {openapiFile} from '@paydocs/preset/references';
import type {Site} from '../../site/types';
import {generatorSources, packageSources} from './sources';
import type {GenerationTask} from './task';
import {withWarnings} from './withWarnings';

/** @returns the task that makes collections for API clients: of the description, and of the pages of GraphQL operations */
export function collectionsTask({brand, areas, languages: [language]}: Site): GenerationTask {
  const operations = `${referenceFolder(areas.graphql, language)}/operations`;
  return {
    name: 'collections',
    // Its converter has been loaded there, for the REST reference.
    lane: 'pages',
    needs: ['openapi', inLanguage('graphql', language)],
    inputs: [openapiFile, operations, packageSources('collections'), ...generatorSources],
    values: [brand.slug],
    target: `${generatedFolder}/collections`,
    owns: () => true,
    async run(staging) {
      const {collectionFiles} = await import('@paydocs/collections');
      const document = JSON.parse(fs.readFileSync(openapiFile, 'utf8'));
      const files = await withWarnings('collections', (onWarning) =>
        collectionFiles({document, operations, slug: brand.slug, onWarning}),
      );
      const folder = path.join(staging, collectionFolder);
      fs.mkdirSync(folder);
      for (const [name, content] of files) fs.writeFileSync(path.join(folder, name), content);
    },
  };
}
