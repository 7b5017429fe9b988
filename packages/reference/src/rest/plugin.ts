import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RestReferenceOptions} from './pluginOptions';

const API_DOCS_COMMAND = /^(?:gen|clean)-api-docs(?:$|:)/;

/**
 * Creates the plugin that adds the commands of docusaurus-plugin-openapi-docs (`gen-api-docs`, `clean-api-docs`) for
 * the REST reference. That plugin takes more than a second to load, so it's loaded only when one of its commands
 * runs.
 *
 * @param context - load context of Docusaurus
 * @param options - path of the OpenAPI document, and URLs of the pages
 * @returns the plugin; null for any other command, because the plugin's name would be in the script of every page
 */
export default function restReference({siteDir, baseUrl}: LoadContext, options: RestReferenceOptions): Plugin | null {
  if (!process.argv.some((argument) => API_DOCS_COMMAND.test(argument))) return null;
  return {
    name: 'rest-reference',
    extendCli(cli) {
      const {createOpenApiDocsPlugin} = require('./openApiDocs') as typeof import('./openApiDocs');
      const {createOpenApiDocsOptions} = require('./pluginOptions') as typeof import('./pluginOptions');
      createOpenApiDocsPlugin(siteDir, createOpenApiDocsOptions({...options, baseUrl})).extendCli?.(cli);
    },
  };
}
