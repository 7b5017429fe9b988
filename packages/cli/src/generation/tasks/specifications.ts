import fs from 'node:fs';
import path from 'node:path';
import {collectionFolder} from '@paydocs/collections/names';
import {generatedFolder} from '@paydocs/preset/generatedFiles';
import {inLanguage, referenceFolder} from '@paydocs/preset/languages';
import {openapiFile, readerOf} from '@paydocs/preset/references';
import type {Site} from '../../site/types';
import {generatorSources, packageSources} from './sources';
import type {GenerationTask} from './task';
import {withWarnings} from './withWarnings';

/** Path of the lint rules for OpenAPI descriptions of sites without their own rules. */
export const DEFAULT_RULES = path.join(path.dirname(require.resolve('@paydocs/cli/package.json')), 'redocly.yaml');

/** @returns the task that bundles the OpenAPI description into one file */
export function openapiTask(site: Site): GenerationTask {
  const {specification, rules = DEFAULT_RULES} = site.rest;
  const {strict} = site;
  return {
    name: 'openapi',
    lane: 'checks',
    inputs: [specification, rules, ...generatorSources],
    values: [String(strict), JSON.stringify(site.brand)],
    target: `${generatedFolder}/openapi`,
    owns: () => true,
    async run(staging) {
      const [{bundleOpenApi}, {stringifyYaml}] = await Promise.all([
        import('@paydocs/specs/openapi/bundle'),
        import('@redocly/openapi-core'),
      ]);
      const document = await withWarnings('openapi', (onWarning) =>
        bundleOpenApi(path.resolve(specification), path.resolve(rules), {strict, onWarning, read: readerOf(site)}),
      );
      fs.writeFileSync(path.join(staging, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
      fs.writeFileSync(path.join(staging, 'openapi.yaml'), stringifyYaml(document, {noRefs: true, lineWidth: -1}));
    },
  };
}

/** @returns the task that merges the files of the GraphQL schema into one */
export function schemaTask(site: Site): GenerationTask {
  const {specification} = site.graphql;
  const {strict} = site;
  return {
    name: 'schema',
    lane: 'pages',
    inputs: [specification, ...generatorSources],
    values: [String(strict), JSON.stringify(site.brand)],
    target: `${generatedFolder}/schema`,
    owns: () => true,
    async run(staging) {
      const [{joinSchema}, {introspectionOf}] = await Promise.all([
        import('@paydocs/specs/graphql/joinSchema'),
        import('@paydocs/specs/graphql/introspection'),
      ]);
      const {sdl} = await withWarnings('graphql', async (onWarning) =>
        joinSchema(path.resolve(specification), {strict, onWarning, read: readerOf(site)}),
      );
      fs.writeFileSync(path.join(staging, 'schema.graphql'), sdl);
      fs.writeFileSync(path.join(staging, 'schema.json'), `${JSON.stringify({data: introspectionOf(sdl)})}\n`);
    },
  };
}

/** @returns the task that generates collections for API clients from the OpenAPI description and the pages of GraphQL operations */
export function collectionsTask({brand, areas, languages: [language]}: Site): GenerationTask {
  const operations = `${referenceFolder(areas.graphql, language)}/operations`;
  return {
    name: 'collections',
    // This process has already loaded the converter for the REST reference.
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
