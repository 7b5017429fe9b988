import {createRequire} from 'node:module';
import path from 'node:path';
import type {PluginOptions} from '@docusaurus/types';
import {formatDiagnostic} from '@paydocs/core';
import type {GraphqlHooks} from './hooks';
import type {GraphqlReference, GenerationListeners} from './types';

export type {GraphqlReference, GenerationListeners};

const {giveHooks} = createRequire(__filename)('./formatter.cjs') as {
  giveHooks(load: () => Promise<GraphqlHooks>): void;
};

const terminalListeners: GenerationListeners = {
  onError(error) {
    console.error(error instanceof Error && error.name === 'InputError' ? error.message : error);
    process.exitCode = 1;
  },
  onWarning: (warning) => console.warn(formatDiagnostic(warning)),
};

/**
 * Registers @graphql-markdown/docusaurus, whose command `graphql-to-doc` generates the pages of the GraphQL reference.
 * If a process registers several references, the command generates the last one.
 *
 * @param reference - reference to generate
 * @param listeners - receivers of errors and warnings; by default, both are logged
 * @returns an entry for the `plugins` of `docusaurus.config.ts`
 */
export function createGraphqlPlugin(
  reference: GraphqlReference,
  listeners = terminalListeners,
): [name: string, PluginOptions] {
  // A build registers the package but never runs it, so the hooks are loaded only when needed.
  giveHooks(async () => (await import('./hooks')).createGraphqlHooks(reference, listeners));
  return [
    '@graphql-markdown/docusaurus',
    {
      schema: reference.schema,
      rootPath: '.',
      baseURL: reference.basePath,
      linkRoot: reference.baseUrl,
      homepage: false,
      loaders: {SchemaLoader: path.join(__dirname, 'schemaLoader.cjs')},
      formatter: path.join(__dirname, 'formatter.cjs'),
    },
  ];
}
