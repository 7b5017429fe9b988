import fs from 'node:fs';
import path from 'node:path';
import {Printer} from '@graphql-markdown/printer-legacy';
import {hasPrintableDirective} from '@graphql-markdown/printer-legacy/link';
import {InputError} from '@paydocs/core';
import {patchSlugify} from './patchSlugify';
import type {PageFiles} from '../pageFiles';
import {listPages, getPageTitle, type SchemaEntry, type Page} from '../pageNames';
import type {GraphqlReference, GenerationListeners} from './types';
import {getPageFolder, createPageGenerator} from './reference';
import {createGraphqlSidebar} from '../sidebar';

interface HookEvent<Data> {
  data: Data;
}

/** Hooks with which @graphql-markdown generates our pages, in the order in which it calls them. */
export interface GraphqlHooks {
  beforeLoadSchemaHook(event: HookEvent<{schemaLocation: string}>): Promise<void>;
  /** Replaces `rootTypes`: the entries that get a page, by kind and file name. */
  beforeRenderRootTypesHook(event: HookEvent<{rootTypes: Record<string, Record<string, SchemaEntry>>}>): Promise<void>;
  /** Replaces the page that the package would print. */
  beforePrintTypeHook(event: HookEvent<{type: SchemaEntry}> & {preventDefault(): void; output?: string}): Promise<void>;
  /** Runs after a page is written. Writes the data of its components next to it. */
  afterRenderTypeEntitiesHook(event: HookEvent<{filePath: string; outputDir: string}>): Promise<void>;
  /** Runs after all pages are written. Writes the sidebar. */
  afterRenderFilesHook(event: HookEvent<{outputDir: string}>): Promise<void>;
}

/** State of a run between hooks, which exists once the list of pages is known. */
interface RunState {
  domains: ReadonlyMap<string, string>;
  createFiles(page: Page): PageFiles;
  /** Pages by their entry in the schema. */
  pages: ReadonlyMap<SchemaEntry, Page>;
  /** Pages that haven't been written yet, with their data, by file. */
  pending: Map<string, {page: Page; data: string}>;
  /** Folder of each page that has been written. */
  folders: Map<Page, string>;
}

/**
 * Creates the hooks that generate the pages of a reference while the package walks its schema.
 *
 * @param reference - reference to generate
 * @param listeners - receivers of errors and warnings, because the package ignores errors that a hook throws
 * @returns the hooks for the package
 */
export function createGraphqlHooks(
  reference: GraphqlReference,
  {onError, onWarning}: GenerationListeners,
): GraphqlHooks {
  let sdl = '';
  let run: RunState | undefined;

  const reportErrors =
    <Event>(hook: (event: Event) => void | Promise<void>) =>
    async (event: Event): Promise<void> => {
      try {
        await hook(event);
      } catch (error) {
        onError(error);
      }
    };

  return {
    beforeLoadSchemaHook: reportErrors(({data}) => {
      run = undefined;
      // The package would use the options of the first run for all later runs in the process.
      Printer.options = undefined;
      patchSlugify();
      sdl = fs.readFileSync(data.schemaLocation, 'utf8');
    }),

    beforeRenderRootTypesHook: reportErrors(async ({data: {rootTypes}}) => {
      // The package's own list loses pages: `SHOP` and `Shop` would have the same file, and the package mistakes a type
      // whose name ends like a root type's, such as `Subscription` returned by a live subscription, for a group.
      for (const kind of Object.keys(rootTypes)) delete rootTypes[kind];
      const options = await reference.loadPageOptions();
      const {schema, basePath} = Printer.options!;
      const pages = listPages(schema!).filter(isIncluded);
      const source = {schema: schema!, sdl, pages, referenceUrl: basePath, baseUrl: reference.baseUrl};
      run = {
        domains: options.domains ?? new Map(),
        createFiles: createPageGenerator(source, options, onWarning),
        pages: new Map(pages.map((page) => [page.entry, page])),
        pending: new Map(),
        folders: new Map(),
      };
      for (const {kind, slug, entry} of pages)
        (rootTypes[kind] ??= Object.create(null) as Record<string, SchemaEntry>)[slug] = entry;
      // The list no longer has excluded entries. The package would filter again, and fail at each directive.
      Printer.options = {...Printer.options!, onlyDocDirectives: [], skipDocDirectives: []};
    }),

    beforePrintTypeHook: reportErrors((event) => {
      event.preventDefault();
      const page = run!.pages.get(event.data.type)!;
      const {mdx, data} = run!.createFiles(page);
      event.output = mdx;
      run!.pending.set(`${getPageFolder(page)}/${page.slug}.mdx`, {page, data});
    }),

    afterRenderTypeEntitiesHook: reportErrors(({data: {filePath, outputDir}}) => {
      const file = path.relative(outputDir, filePath).split(path.sep).join('/');
      const pendingPage = run!.pending.get(file);
      if (!pendingPage) {
        throw new InputError(
          [{file, message: "No link points to this page. Don't change the folder hierarchy."}],
          'graphql/reference',
        );
      }
      fs.writeFileSync(filePath.replace(/\.mdx$/, '.graphql.json'), pendingPage.data);
      run!.pending.delete(file);
      run!.folders.set(pendingPage.page, path.posix.dirname(file));
    }),

    afterRenderFilesHook: reportErrors(({data: {outputDir}}) => {
      if (!run) return;
      const {domains, pages, folders} = run;
      const missing = [...pages.values()].filter((page) => !folders.has(page)).map(getPageTitle);
      if (missing.length > 0) {
        const message = `${folders.size} pages were written for ${pages.size} operations and types: ${missing.join(', ')} have no page.`;
        throw new InputError([{file: 'graphql', message}], 'graphql/reference');
      }
      const items = createGraphqlSidebar(folders, domains);
      fs.writeFileSync(path.join(outputDir, 'sidebar.ts'), `export default ${JSON.stringify(items, null, 2)};\n`);
    }),
  };
}

/** Checks whether the package's options include a page. They can't exclude directives. */
function isIncluded({kind, entry}: Page): boolean {
  return kind === 'directives' || hasPrintableDirective(entry, Printer.options!);
}
