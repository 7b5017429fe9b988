import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import openApiDocsPlugin from 'docusaurus-plugin-openapi-docs/lib/index';
import {createPluginDocument} from './pluginDocument';
import type {OpenApiDocsOptions} from './pluginOptions';
import {createPageIndex} from './pageIndex';
import {readDocument} from './reference';

/**
 * Creates docusaurus-plugin-openapi-docs for the commands of the CLI.
 *
 * @param siteDir - folder of the site
 * @param options - options of docusaurus-plugin-openapi-docs
 * @returns the plugin; its commands find the docs instance and the options as if both were in the site's configuration
 */
export function createOpenApiDocsPlugin(siteDir: string, options: OpenApiDocsOptions): Plugin {
  const config = Object.fromEntries(
    Object.entries(options.config).map(([id, {specPath, ...rest}]) => [
      id,
      {...rest, specPath: writePluginDocument(path.resolve(siteDir, specPath))},
    ]),
  );
  const pluginOptions = {...options, config};
  const folders = Object.values(config).map(({outputDir}) => outputDir.replace(/\/+$/, ''));
  const docs = folders.map((folder) => [
    '@docusaurus/plugin-content-docs',
    {id: options.docsPluginId, path: folder, routeBasePath: folder},
  ]);
  const plugins = [...docs, ['docusaurus-plugin-openapi-docs', pluginOptions]];
  return openApiDocsPlugin({siteDir, siteConfig: {presets: [], plugins}} as never, pluginOptions as never);
}

/** Folder of the documents that this process has written. */
let documentsFolder: string | undefined;

/**
 * Writes the document that {@link createPluginDocument} returns.
 *
 * @param specPath - path of the bundled document
 * @returns the path of a file that exists until the process exits
 */
function writePluginDocument(specPath: string): string {
  const document = readDocument(specPath);
  if (documentsFolder === undefined) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-docs-'));
    process.once('exit', () => fs.rmSync(folder, {recursive: true, force: true}));
    documentsFolder = folder;
  }
  const file = path.join(documentsFolder, `${fs.readdirSync(documentsFolder).length}.json`);
  fs.writeFileSync(file, JSON.stringify(createPluginDocument(document, createPageIndex(document).pages)));
  return file;
}
