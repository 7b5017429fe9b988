import fs from 'node:fs';
import path from 'node:path';
import {Printer} from '@graphql-markdown/printer-legacy';
import {hasPrintableDirective} from '@graphql-markdown/printer-legacy/link';
import type {GraphQLSchema} from 'graphql';
import {InputError} from '@paydocs/core/inputError';
import {keepFileNames} from './fileNames';
import type {PageFiles} from '../pageFiles';
import {listPages, titleOf, type Entry, type Page} from '../pageNames';
import type {GraphqlReference, Listeners} from './types';
import {folderOf, pageMaker} from './reference';
import {graphqlSidebar} from '../sidebar';

interface PackageEvent<Data> {
  data: Data;
}

/** The hooks of @graphql-markdown that make our pages, in the order in which it calls them. */
export interface GraphqlHooks {
  beforeLoadSchemaHook(event: PackageEvent<{schemaLocation: string}>): Promise<void>;
  /** Decides what gets a page: what stands in `rootTypes`, by kind and name of the file. */
  beforeRenderRootTypesHook(event: PackageEvent<{rootTypes: Record<string, Record<string, Entry>>}>): Promise<void>;
  /** Gives a page in place of the one that the package would print. */
  beforePrintTypeHook(event: PackageEvent<{type: Entry}> & {preventDefault(): void; output?: string}): Promise<void>;
  /** A page is written: writes what its components show beside it. */
  afterRenderTypeEntitiesHook(event: PackageEvent<{filePath: string; outputDir: string}>): Promise<void>;
  /** All pages are written: writes the sidebar. */
  afterRenderFilesHook(event: PackageEvent<{outputDir: string}>): Promise<void>;
}

/** What is known between two hooks, once it is known which pages there are. */
interface Run {
  schema: GraphQLSchema;
  domains: ReadonlyMap<string, string>;
  make(page: Page): PageFiles;
  /** By what they are of. */
  pages: ReadonlyMap<Entry, Page>;
  /** Pages that are made and not yet written, with what belongs beside them, by their files. */
  made: Map<string, {page: Page; data: string}>;
  /** The folder of each page that is written. */
  written: Map<Page, string>;
}

/**
 * Makes the pages of a reference while the package walks its schema.
 *
 * @param reference - which reference there is
 * @param listeners - who is told what happened: the package passes over what a hook throws
 * @returns what the package calls
 */
export function graphqlHooks(reference: GraphqlReference, {onFailure, onWarning}: Listeners): GraphqlHooks {
  let sdl = '';
  let run: Run | undefined;

  const told =
    <Event>(hook: (event: Event) => void | Promise<void>) =>
    async (event: Event): Promise<void> => {
      try {
        await hook(event);
      } catch (error) {
        onFailure(error);
      }
    };

  return {
    beforeLoadSchemaHook: told(({data}) => {
      run = undefined;
      // The package keeps those of the first run for all that follow in the process.
      Printer.options = undefined;
      keepFileNames();
      sdl = fs.readFileSync(data.schemaLocation, 'utf8');
    }),

    beforeRenderRootTypesHook: told(async ({data: {rootTypes}}) => {
      // The package's own list loses pages: `SHOP` and `Shop` would have one file, and a type whose name ends like
      // that of a root type, such as `Subscription` returned by a live subscription, is taken for a group.
      for (const kind of Object.keys(rootTypes)) delete rootTypes[kind];
      const options = await reference.pages();
      const {schema, basePath: address} = Printer.options!;
      const pages = listPages(schema!).filter(isWanted);
      const source = {schema: schema!, sdl, pages, address, baseUrl: reference.baseUrl};
      run = {
        schema: schema!,
        domains: options.domains ?? new Map(),
        make: pageMaker(source, options, onWarning),
        pages: new Map(pages.map((page) => [page.entry, page])),
        made: new Map(),
        written: new Map(),
      };
      for (const {kind, page, entry} of pages)
        (rootTypes[kind] ??= Object.create(null) as Record<string, Entry>)[page] = entry;
      // Whoever is not wanted is not in the list. The package would ask again, and stop at each directive.
      Printer.options = {...Printer.options!, onlyDocDirectives: [], skipDocDirectives: []};
    }),

    beforePrintTypeHook: told((event) => {
      event.preventDefault();
      const page = run!.pages.get(event.data.type)!;
      const {mdx, data} = run!.make(page);
      event.output = mdx;
      run!.made.set(`${folderOf(page)}/${page.page}.mdx`, {page, data});
    }),

    afterRenderTypeEntitiesHook: told(({data: {filePath, outputDir}}) => {
      const file = path.relative(outputDir, filePath).split(path.sep).join('/');
      const found = run!.made.get(file);
      if (!found) {
        throw new InputError([{file, message: "No link points to this page. Don't change the folder hierarchy."}]);
      }
      fs.writeFileSync(filePath.replace(/\.mdx$/, '.graphql.json'), found.data);
      run!.made.delete(file);
      run!.written.set(found.page, path.posix.dirname(file));
    }),

    afterRenderFilesHook: told(({data: {outputDir}}) => {
      if (!run) return;
      const {schema, domains, pages, written} = run;
      const missing = [...pages.values()].filter((page) => !written.has(page)).map(titleOf);
      if (missing.length > 0) {
        const message = `${written.size} pages were written for ${pages.size} operations and types: ${missing.join(', ')} have no page.`;
        throw new InputError([{file: 'graphql', message}]);
      }
      const items = graphqlSidebar(schema, written, domains);
      fs.writeFileSync(path.join(outputDir, 'sidebar.ts'), `export default ${JSON.stringify(items, null, 2)};\n`);
    }),
  };
}

/** Whether the package's options leave a page in; they can't leave out a directive. */
function isWanted({kind, entry}: Page): boolean {
  return kind === 'directives' || hasPrintableDirective(entry, Printer.options!);
}
