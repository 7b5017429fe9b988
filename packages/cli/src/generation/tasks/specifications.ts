import fs from 'node:fs';
import path from 'node:path';
import {COLLECTION_FOLDER} from '@paydocs/agents';
import {
  generatedFolder,
  addLanguageSuffix,
  getReferenceFolder,
  openapiFile,
  createSourceReader,
} from '@paydocs/preset/site';
import type {Site} from '../../site/types';
import {generatorSources, getPackageSourceFolder} from './sources';
import type {GenerationTask} from './task';
import {withWarnings} from './withWarnings';

/** Path of the lint rules for OpenAPI descriptions, used if a site has no rules of its own. */
export const DEFAULT_RULES_FILE = path.join(path.dirname(require.resolve('@paydocs/cli/package.json')), 'redocly.yaml');

/** Creates the task that bundles the OpenAPI description into one file. */
export function createOpenapiTask(site: Site): GenerationTask {
  const {specification, rules = DEFAULT_RULES_FILE} = site.rest;
  const {strict} = site;
  return {
    name: 'openapi',
    inputs: [specification, rules, ...generatorSources],
    values: [String(strict), JSON.stringify(site.brand)],
    target: `${generatedFolder}/openapi`,
    owns: () => true,
    async run(staging) {
      const [{bundleOpenApi}, {stringifyYaml}] = await Promise.all([
        import('@paydocs/specs/read'),
        import('@redocly/openapi-core'),
      ]);
      const document = await withWarnings('openapi', (onWarning) =>
        bundleOpenApi(path.resolve(specification), path.resolve(rules), {
          strict,
          onWarning,
          read: createSourceReader(site),
        }),
      );
      fs.writeFileSync(path.join(staging, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
      fs.writeFileSync(path.join(staging, 'openapi.yaml'), stringifyYaml(document, {noRefs: true, lineWidth: -1}));
    },
  };
}

/** Creates the task that merges the files of the GraphQL schema into one. */
export function createSchemaTask(site: Site): GenerationTask {
  const {specification} = site.graphql;
  const {strict} = site;
  return {
    name: 'schema',
    inputs: [specification, ...generatorSources],
    values: [String(strict), JSON.stringify(site.brand)],
    target: `${generatedFolder}/schema`,
    owns: () => true,
    async run(staging) {
      const {joinSchema, toIntrospection} = await import('@paydocs/specs/read');
      const {sdl} = await withWarnings('graphql', async (onWarning) =>
        joinSchema(path.resolve(specification), {strict, onWarning, read: createSourceReader(site)}),
      );
      fs.writeFileSync(path.join(staging, 'schema.graphql'), sdl);
      fs.writeFileSync(path.join(staging, 'schema.json'), `${JSON.stringify({data: toIntrospection(sdl)})}\n`);
    },
  };
}

/**
 * Creates the task that generates collections for API clients, from the OpenAPI description and the pages of GraphQL
 * operations.
 */
export function createCollectionsTask({brand, areas, languages: [language]}: Site): GenerationTask {
  const operations = `${getReferenceFolder(areas.graphql, language)}/operations`;
  return {
    name: 'collections',
    // This process has already loaded the converter for the REST reference.
    needs: ['openapi', addLanguageSuffix('graphql', language)],
    inputs: [openapiFile, operations, `${getPackageSourceFolder('agents')}/collections`, ...generatorSources],
    values: [brand.slug],
    target: `${generatedFolder}/collections`,
    owns: () => true,
    async run(staging) {
      const {createCollectionFiles} = await import('@paydocs/agents/collections');
      const document = JSON.parse(fs.readFileSync(openapiFile, 'utf8'));
      const files = await withWarnings('collections', (onWarning) =>
        createCollectionFiles({document, operations, slug: brand.slug, onWarning}),
      );
      const folder = path.join(staging, COLLECTION_FOLDER);
      fs.mkdirSync(folder);
      for (const [name, content] of files) fs.writeFileSync(path.join(folder, name), content);
    },
  };
}
