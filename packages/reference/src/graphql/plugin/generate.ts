import fs from 'node:fs';
import path from 'node:path';
import {runGraphQLMarkdown} from '@graphql-markdown/cli';
import {graphqlPlugin, type GraphqlReference, type Listeners} from './pluginOptions';

type Flags = Parameters<typeof runGraphQLMarkdown>[1];

/**
 * Writes the GraphQL reference, as `docusaurus graphql-to-doc` does: for each operation, directive and type a
 * page with the data that it shows, and the sidebar.
 *
 * @param reference - which reference there is; its schema must be valid
 * @param staging - an empty folder
 * @param onWarning - told of what could be better
 * @throws InputError when a page is missing, or an example is wrong
 */
export async function generateGraphqlPages(
  reference: GraphqlReference,
  staging: string,
  onWarning: Listeners['onWarning'] = () => undefined,
): Promise<void> {
  const root = `${staging}-root`;
  try {
    const failures = await graphqlToDoc(reference, {root}, onWarning);
    if (failures.length > 0) throw failures[0];
    fs.rmdirSync(staging);
    fs.renameSync(path.join(root, reference.basePath), staging);
  } finally {
    fs.rmSync(root, {recursive: true, force: true});
  }
}

/**
 * Does what `docusaurus graphql-to-doc` does for a reference, in this process.
 *
 * @param reference - which reference there is
 * @param flags - those of the command
 * @param onWarning - told of what could be better
 * @returns what kept pages from being made
 * @throws Error if the schema can't be read
 */
export async function graphqlToDoc(
  reference: GraphqlReference,
  flags: Flags,
  onWarning: Listeners['onWarning'],
): Promise<unknown[]> {
  const failures: unknown[] = [];
  const [, options] = graphqlPlugin(reference, {onWarning, onFailure: (error) => void failures.push(error)});
  await runGraphQLMarkdown(options, flags, path.join(__dirname, 'quietLogger.cjs'));
  return failures;
}
