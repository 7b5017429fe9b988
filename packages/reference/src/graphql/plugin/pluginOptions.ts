import {createRequire} from 'node:module';
import path from 'node:path';
import type {PluginOptions} from '@docusaurus/types';
import {formatProblem} from '@paydocs/core/inputError';
import type {GraphqlHooks} from './hooks';
import type {GraphqlReference, Listeners} from './types';

export type {GraphqlReference, Listeners};

const {giveHooks} = createRequire(__filename)('./formatter.cjs') as {
  giveHooks(load: () => Promise<GraphqlHooks>): void;
};

const terminal: Listeners = {
  onFailure(error) {
    console.error(error instanceof Error && error.name === 'InputError' ? error.message : error);
    process.exitCode = 1;
  },
  onWarning: (warning) => console.warn(formatProblem(warning)),
};

/**
 * Registers @graphql-markdown/docusaurus, whose command `graphql-to-doc` makes the pages of the GraphQL
 * reference: of the one that was registered last, where a process registers several.
 *
 * @param reference - which reference there is
 * @param listeners - who is told what happened; the terminal by default
 * @returns an entry for the `plugins` of `docusaurus.config.ts`
 */
export function graphqlPlugin(reference: GraphqlReference, listeners = terminal): [name: string, PluginOptions] {
  // A build registers the package and never runs it: what makes pages loads when it does.
  giveHooks(async () => (await import('./hooks')).graphqlHooks(reference, listeners));
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
