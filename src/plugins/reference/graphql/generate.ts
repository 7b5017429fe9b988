import fs from 'node:fs';
import path from 'node:path';
import graphqlMarkdownPlugin from '@graphql-markdown/docusaurus';
import {Command} from 'commander';
import {buildSchema} from 'graphql';
import {InputError, type InputProblem} from '../../../lib/inputError';
import type {Warning} from '../../../lib/warnings';
import {markdownRenderer} from '../shared/markdown';
import {anchorsOf, type Anchors, type ReferenceContext} from './context';
import type {CallOptions} from './examples/calls';
import {pageExamples} from './examples/pageExample';
import {knownIds, withTypeIds} from './examples/ids';
import {writtenExamples} from './examples/written';
import {listPages, titleOf, type Page} from './pageNames';
import {leaveOutRelations, replaceSchemaMap} from './schemaMap';
import {graphqlSidebar} from './sidebar';
import {skeletonOf} from './skeleton';
import {usageIndex} from './usage';
import {placesOf, writePage} from './writePages';

export interface GraphqlOptions {
  /** Path of the docs instance's folder and of its address, such as `apis/graphql`. */
  basePath: string;
  /** Path below which the site is served, with a slash at both ends. */
  baseUrl: string;
  /** Where examples send operations. */
  calls: CallOptions;
  /** `Query.charges` → the title of its group; see `domainsOf`. */
  domains?: ReadonlyMap<string, string>;
  /** Further texts that show ids of the provider's things. */
  texts?: readonly string[];
  /** Folder of the examples that somebody wrote. */
  examples?: string;
  /** Whether a mistake in an example that somebody wrote stops; otherwise it is handed to `onWarning`. */
  strict?: boolean;
  /** Told of what could be better, such as a page for which no example can be made. */
  onWarning?: (warning: Warning) => void;
}

/**
 * Writes the GraphQL reference: for each operation, directive and type a page with the data that it
 * shows, and the sidebar.
 *
 * @param sdl - a valid schema
 * @param staging - an empty folder
 * @param options - where the pages will stand
 * @throws InputError when a page is missing, or an example is wrong
 */
export async function generateGraphqlPages(sdl: string, staging: string, options: GraphqlOptions): Promise<void> {
  replaceSchemaMap();
  leaveOutRelations();
  const schema = buildSchema(sdl);
  const pages = listPages(schema);
  const ids = withTypeIds(knownIds([sdl, ...(options.texts ?? [])]), schema);
  const {examples, strict = true, onWarning = () => undefined} = options;
  const warn = strict
    ? undefined
    : (problem: InputProblem): void => onWarning({...problem, kind: 'example that is wrong'});
  const written = examples === undefined ? new Map() : writtenExamples(examples, schema, ids, warn);
  const places = await walk(pages, staging, options);
  const url = (page: Page): string => `${options.baseUrl}${options.basePath}/${places.get(page)}/${page.page}/`;
  const known = new Map<Page, Anchors>();
  const context: ReferenceContext = {
    schema,
    pages: new Map(pages.map((page) => [`${page.kind} ${page.name}`, page])),
    types: new Map(pages.filter(({entry}) => schema.getType(entry.name) === entry).map((page) => [page.name, page])),
    usage: usageIndex(pages),
    render: markdownRenderer((href) => (href.startsWith('/') ? `${options.baseUrl}${href.slice(1)}` : href)),
    urlOf: url,
    anchors(page) {
      const anchors = known.get(page) ?? anchorsOf(page);
      known.set(page, anchors);
      return anchors;
    },
  };
  const example = pageExamples({schema, sdl, pages, ids, calls: options.calls, written, onWarning});
  for (const [page, place] of places) writePage(path.join(staging, place), context, page, example(page));
  fs.writeFileSync(
    path.join(staging, 'sidebar.ts'),
    `export default ${JSON.stringify(graphqlSidebar(schema, places, options.domains ?? new Map()), null, 2)};\n`,
  );
}

/** Lets the package walk the schema; returns the folder of each page. */
async function walk(pages: readonly Page[], staging: string, options: GraphqlOptions): Promise<Map<Page, string>> {
  const root = `${staging}-pages`;
  try {
    fs.mkdirSync(root, {recursive: true});
    const skeleton = skeletonOf(pages);
    const sdlFile = path.join(root, 'schema.graphql');
    fs.writeFileSync(sdlFile, skeleton.sdl);
    const messages = await runPlugin(sdlFile, root, options);
    const places = placesOf(path.join(root, options.basePath), skeleton.pages, pages);
    if (places.size !== pages.length) {
      const details = messages.length > 0 ? ` The generator said: ${messages.join(' ')}` : '';
      const missing = pages.filter((page) => !places.has(page)).map((page) => titleOf(page));
      const message = `${places.size} pages were written for ${pages.length} operations and types: ${missing.join(', ')} have none.${details}`;
      throw new InputError([{file: 'graphql', message}]);
    }
    return places;
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
