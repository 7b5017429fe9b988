import fs from 'node:fs';
import path from 'node:path';
import {runGraphQLMarkdown} from '@graphql-markdown/cli';
import {createGraphqlPlugin, type GraphqlReference, type GenerationListeners} from './pluginOptions';

type Flags = Parameters<typeof runGraphQLMarkdown>[1];

/**
 * Generates the GraphQL reference like `docusaurus graphql-to-doc`: the sidebar, and a page with its data for each
 * operation, directive, and type.
 *
 * @param reference - reference to generate; its schema must be valid
 * @param staging - path of an empty folder, which the generated one replaces
 * @param onWarning - called for each warning
 * @throws the first error, such as InputError if a page is missing or an example is invalid
 */
export async function generateGraphqlPages(
  reference: GraphqlReference,
  staging: string,
  onWarning: GenerationListeners['onWarning'] = () => undefined,
): Promise<void> {
  const root = `${staging}-root`;
  try {
    const errors = await runGraphqlToDoc(reference, {root}, onWarning);
    if (errors.length > 0) throw errors[0];
    fs.rmdirSync(staging);
    fs.renameSync(path.join(root, reference.basePath), staging);
  } finally {
    fs.rmSync(root, {recursive: true, force: true});
  }
}

/**
 * Runs `docusaurus graphql-to-doc` for a reference in this process.
 *
 * @param reference - reference to generate
 * @param flags - flags of the command
 * @param onWarning - called for each warning
 * @returns the errors that prevented pages from being generated
 * @throws Error if the schema can't be read
 */
export async function runGraphqlToDoc(
  reference: GraphqlReference,
  flags: Flags,
  onWarning: GenerationListeners['onWarning'],
): Promise<unknown[]> {
  const errors: unknown[] = [];
  const [, options] = createGraphqlPlugin(reference, {onWarning, onError: (error) => void errors.push(error)});
  await runGraphQLMarkdown(options, flags, path.join(__dirname, 'quietLogger.cjs'));
  return errors;
}
