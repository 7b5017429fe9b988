import fs from 'node:fs';
import path from 'node:path';
import graphqlMarkdownPlugin from '@graphql-markdown/docusaurus';
import {Command} from 'commander';
import {buildSchema} from 'graphql';
import {InputError} from '../../../lib/inputError';
import {markdownRenderer} from '../shared/markdown';
import {addIndexPages} from './indexPages';
import {maskSchema} from './mask';
import {listPages} from './pageNames';
import {replaceRelations} from './relations';
import {replaceSchemaMap} from './schemaMap';
import {writePages} from './writePages';

export interface GraphqlOptions {
  /** Path of the docs instance's folder and of its address, such as `apis/graphql`. */
  basePath: string;
  /** Path below which the site is served, with a slash at both ends. */
  baseUrl: string;
}

/**
 * Writes the pages of the GraphQL reference: one for each operation, directive and type.
 *
 * @param sdl - a valid schema
 * @param staging - an empty folder
 * @param options - where the pages will stand
 * @throws InputError when a page is missing
 */
export async function generateGraphqlPages(sdl: string, staging: string, options: GraphqlOptions): Promise<void> {
  replaceSchemaMap();
  replaceRelations();
  const schema = buildSchema(sdl);
  const pages = listPages(schema);
  const masked = maskSchema(schema, sdl, pages);
  const root = `${staging}-pages`;
  const folder = path.join(root, options.basePath);
  try {
    fs.mkdirSync(root, {recursive: true});
    const sdlFile = path.join(root, 'schema.graphql');
    fs.writeFileSync(sdlFile, masked.sdl);
    const messages = await runPlugin(sdlFile, root, options);
    const render = markdownRenderer((href) => (href.startsWith('/') ? `${options.baseUrl}${href.slice(1)}` : href));
    const written = writePages(folder, masked, pages, render);
    if (written !== pages.length) {
      const details = messages.length > 0 ? ` The generator said: ${messages.join(' ')}` : '';
      const message = `${written} pages were written for ${pages.length} operations and types.${details}`;
      throw new InputError([{file: 'graphql', message}]);
    }
    addIndexPages(folder);
    for (const entry of fs.readdirSync(folder)) {
      fs.renameSync(path.join(folder, entry), path.join(staging, entry));
    }
  } finally {
    fs.rmSync(root, {recursive: true, force: true});
  }
}

/** Runs the package's command; returns what it said about failures. */
async function runPlugin(sdlFile: string, root: string, {basePath}: GraphqlOptions): Promise<string[]> {
  const settings = {
    schema: sdlFile,
    rootPath: root,
    baseURL: basePath,
    linkRoot: '/',
    homepage: false,
    loaders: {GraphQLFileLoader: '@graphql-tools/graphql-file-loader'},
    formatter: require.resolve('./formatter'),
    printTypeOptions: {parentTypePrefix: false, typeBadges: false},
  };
  const plugin = await graphqlMarkdownPlugin({} as never, settings as never);
  const cli = new Command();
  plugin.extendCli?.(cli as never);
  return collectWarnings(() => cli.parseAsync(['node', 'docusaurus', 'graphql-to-doc']));
}

/** The generator logs its progress and its errors; only the latter matter, and only when a page is missing. */
async function collectWarnings(work: () => Promise<unknown>): Promise<string[]> {
  const messages: string[] = [];
  const kept = {log: console.log, info: console.info, warn: console.warn, error: console.error};
  console.log = console.info = () => undefined;
  console.warn = console.error = (...parts: unknown[]) => void messages.push(parts.join(' '));
  try {
    await work();
  } finally {
    Object.assign(console, kept);
  }
  return messages;
}
