/**
 * Plugin that generates the files of the request form, in which readers edit a sample of an operation and get programs
 * that send their own request. `client` is the code that runs in the browser.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPackageMessages, withMessages} from '@paydocs/core';
import type {GraphqlReference} from '../graphql/plugin/pluginOptions';
import {readReference} from '../rest/reference';
import type {RestReferenceOptions} from '../rest/pluginOptions';
import {createFormFiles, syncFormFiles} from './generate/files';
import {readGraphqlSource} from './generate/graphql/source';

/** Folder of the reference package, whose messages the forms reuse. */
const REFERENCE_FOLDER = path.dirname(require.resolve('@paydocs/reference/package.json'));

export interface RequestFormOptions {
  rest: RestReferenceOptions;
  graphql: GraphqlReference;
  /** Folder of the generated files, relative to the project's root. It's served unchanged. */
  folder: string;
}

/**
 * Creates the plugin that adds the request form to the pages of operations.
 *
 * @param context - load context of Docusaurus
 * @param options - see {@link RequestFormOptions}
 */
export default function requestForm(
  {siteDir, baseUrl, i18n, codeTranslations}: LoadContext,
  options: RequestFormOptions,
): Plugin {
  const {folder, rest, graphql} = options;
  const specPath = path.resolve(siteDir, rest.specPath);
  const schema = path.resolve(siteDir, graphql.schema);
  return {
    name: 'request-form',
    getPathsToWatch: () => [specPath, schema],
    async loadContent() {
      const messages = {
        ...readPackageMessages(REFERENCE_FOLDER, i18n.currentLocale),
        ...readPackageMessages(REFERENCE_FOLDER, i18n.currentLocale, 'pages'),
        ...codeTranslations,
      };
      const source = await readGraphqlSource({...graphql, baseUrl}, schema);
      const restReference = readReference(specPath, {...rest, baseUrl});
      withMessages(messages, () =>
        syncFormFiles(createFormFiles(restReference, source, baseUrl), path.join(siteDir, folder)),
      );
    },
  };
}
