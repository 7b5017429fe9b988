import type {Plugin} from '@docusaurus/types';
import openApiDocsPlugin from 'docusaurus-plugin-openapi-docs/lib/index';
import type {OpenApiDocument} from '@paydocs/specs/openapi/document';
import {pluginDescription} from './description';
import type {OpenApiDocsOptions} from './pluginOptions';
import {prepareDocument} from './prepare';
import {readDescription} from './reference';

type Load = (spec: string | OpenApiDocument) => Promise<unknown>;

/**
 * @param siteDir - folder of the site
 * @param options - the options of docusaurus-plugin-openapi-docs
 * @returns the plugin, whose commands find the docs instance and these options as if both stood in the
 *   site's configuration
 */
export function openApiDocs(siteDir: string, options: OpenApiDocsOptions): Plugin {
  nameSchemas();
  makeNoCollection();
  const folders = Object.values(options.config).map(({outputDir}) => outputDir.replace(/\/+$/, ''));
  const docs = folders.map((folder) => [
    '@docusaurus/plugin-content-docs',
    {id: options.docsPluginId, path: folder, routeBasePath: folder},
  ]);
  const plugins = [...docs, ['docusaurus-plugin-openapi-docs', options]];
  return openApiDocsPlugin({siteDir, siteConfig: {presets: [], plugins}} as never, options as never);
}

/** The plugin's own function, by which it reads a description. */
let load: Load | undefined;

/**
 * Makes docusaurus-plugin-openapi-docs 5.x walk what {@link pluginDescription} says. It reads a description
 * by a function that writes out each schema wherever one refers to it: ten schemas that refer to each other
 * fill the memory, and there is no page at all. It calls the function as a property of a module's exports,
 * so replacing that property reaches it. The test of this module tells when a new version no longer needs it.
 */
function nameSchemas(): void {
  const loader = require('docusaurus-plugin-openapi-docs/lib/openapi/utils/loadAndResolveSpec') as {
    loadAndResolveSpec: Load;
  };
  const original = (load ??= loader.loadAndResolveSpec);
  loader.loadAndResolveSpec = async (spec) => {
    const document = typeof spec === 'string' ? readDescription(spec) : spec;
    return original(pluginDescription(document, prepareDocument(document).pages));
  };
}

/**
 * Spares docusaurus-plugin-openapi-docs 5.x the Postman collection that it makes for components which no page shows: the
 * converter stops at paths and parameters called `hasOwnProperty`, and then there is no page at all. The test of this module
 * tells when a new version no longer needs it.
 */
function makeNoCollection(): void {
  const converter = require('openapi-to-postmanv2') as {default: {SchemaPack: unknown}};
  converter.default.SchemaPack = class {
    readonly computedOptions = {};
    readonly validationResult = {result: true};
    convert(done: (error: null, made: object) => void): void {
      done(null, {result: true, output: [{data: {}}]});
    }
  };
}
