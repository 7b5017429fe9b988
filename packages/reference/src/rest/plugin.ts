import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RestReferenceOptions} from './pluginOptions';

const COMMAND = /^(?:gen|clean)-api-docs(?:$|:)/;

/**
 * A Docusaurus plugin: the commands of docusaurus-plugin-openapi-docs (`gen-api-docs`, `clean-api-docs`) for
 * the REST reference. That plugin takes more than a second to load, so it waits for one of its commands.
 *
 * @param context - the site
 * @param options - where the description is, and where its pages stand
 * @returns the plugin; none for any other command, for its name would stand in the script of every page
 */
export default function restReference({siteDir, baseUrl}: LoadContext, options: RestReferenceOptions): Plugin | null {
  if (!process.argv.some((argument) => COMMAND.test(argument))) return null;
  return {
    name: 'rest-reference',
    extendCli(cli) {
      const {openApiDocs} = require('./openApiDocs') as typeof import('./openApiDocs');
      const {openApiDocsOptions} = require('./pluginOptions') as typeof import('./pluginOptions');
      openApiDocs(siteDir, openApiDocsOptions({...options, baseUrl})).extendCli?.(cli);
    },
  };
}
