import type {Plugin} from '@docusaurus/types';
import openApiDocsPlugin from 'docusaurus-plugin-openapi-docs/lib/index';
import type {OpenApiDocument} from '@paydocs/specs';
import {createPluginDocument} from './pluginDocument';
import type {OpenApiDocsOptions} from './pluginOptions';
import {createPageIndex} from './pageIndex';
import {readDocument} from './reference';

type LoadSpec = (spec: string | OpenApiDocument) => Promise<unknown>;

/**
 * Creates docusaurus-plugin-openapi-docs for the commands of the CLI.
 *
 * @param siteDir - folder of the site
 * @param options - options of docusaurus-plugin-openapi-docs
 * @returns the plugin; its commands find the docs instance and the options as if both were in the site's configuration
 */
export function createOpenApiDocsPlugin(siteDir: string, options: OpenApiDocsOptions): Plugin {
  patchSpecLoader();
  disablePostmanConverter();
  const folders = Object.values(options.config).map(({outputDir}) => outputDir.replace(/\/+$/, ''));
  const docs = folders.map((folder) => [
    '@docusaurus/plugin-content-docs',
    {id: options.docsPluginId, path: folder, routeBasePath: folder},
  ]);
  const plugins = [...docs, ['docusaurus-plugin-openapi-docs', options]];
  return openApiDocsPlugin({siteDir, siteConfig: {presets: [], plugins}} as never, options as never);
}

/** The plugin's original function that reads a document. */
let originalLoader: LoadSpec | undefined;

/**
 * Patches docusaurus-plugin-openapi-docs 5.x to read the document that {@link createPluginDocument} returns. The
 * original function inlines every referenced schema: ten schemas that refer to each other exhaust the memory, and no
 * page is generated. The plugin calls the function as a property of a module's exports, so replacing the property is
 * enough. This module's test shows when a new version no longer needs the patch.
 */
function patchSpecLoader(): void {
  const loader = require('docusaurus-plugin-openapi-docs/lib/openapi/utils/loadAndResolveSpec') as {
    loadAndResolveSpec: LoadSpec;
  };
  const loadSpec = (originalLoader ??= loader.loadAndResolveSpec);
  loader.loadAndResolveSpec = async (spec) => {
    const document = typeof spec === 'string' ? readDocument(spec) : spec;
    return loadSpec(createPluginDocument(document, createPageIndex(document).pages));
  };
}

/**
 * Disables the Postman collection that docusaurus-plugin-openapi-docs 5.x creates for components that our pages don't
 * use. The converter crashes at paths and parameters named `hasOwnProperty`, and no page is generated. This module's
 * test shows when a new version no longer needs the patch.
 */
function disablePostmanConverter(): void {
  const converter = require('openapi-to-postmanv2') as {default: {SchemaPack: unknown}};
  converter.default.SchemaPack = class {
    readonly computedOptions = {};
    readonly validationResult = {result: true};
    convert(callback: (error: null, made: object) => void): void {
      callback(null, {result: true, output: [{data: {}}]});
    }
  };
}
