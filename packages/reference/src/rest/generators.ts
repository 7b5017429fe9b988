import fs from 'node:fs';
import path from 'node:path';
import {markdownRenderer} from '@paydocs/core/markdown/markdown';
import {findOperation} from '@paydocs/specs/openapi/document';
import {operationKey} from '@paydocs/specs/openapi/operations';
import {withNames} from '../common/names';
import type {ReferencePage} from '../common/page';
import type {SidebarItem} from '../common/sidebarItems';
import type {OperationPageData, SchemaPageData} from '../data/rest';
import {tellOperation, tellSchema} from './history';
import {errorIndex, errorsPartial} from './pages/errorIndex';
import {operationPage} from './pages/operationPage';
import {schemaPage} from './pages/schemaPage';
import {operationItem, schemaItem} from './pages/sidebar';
import {tagPage} from './pages/tagPage';
import type {Reference} from './reference';

/** What docusaurus-plugin-openapi-docs hands to a page generator: the parts used here. */
export interface PageItem {
  type: 'api' | 'schema' | 'tag' | 'info';
  id: string;
}

/** The functions that docusaurus-plugin-openapi-docs takes as options, to make pages and items of the sidebar. */
export interface Generators {
  createApiPageMD: (item: PageItem) => string;
  createSchemaPageMD: (item: PageItem) => string;
  createTagPageMD: (item: PageItem) => string;
  createInfoPageMD: (item: PageItem) => string;
  createDocItem: (item: PageItem) => SidebarItem;
}

/** A file that no route leads to: the landing page shows it. */
const ERRORS_PARTIAL = '_errors';

/**
 * @param read - gives what pages are made from; called once, for the first page
 * @param outputDir - where the plugin writes pages: their data goes beside them
 * @returns the functions that make our pages from what the plugin found in the description
 */
export function pageGenerators(read: () => Reference, outputDir: string): Generators {
  let known: Reference | undefined;
  const reference = (): Reference => (known ??= read());

  /** As with pages, the plugin leaves files alone that are there. */
  const writeData = (name: string, data: unknown): void => {
    const file = path.join(outputDir, `${name}.rest.json`);
    if (fs.existsSync(file)) return;
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, `${JSON.stringify(data)}\n`);
  };

  const write = (
    {id}: PageItem,
    folder: string,
    page: ReferencePage,
    url: string,
    more: Record<string, string | boolean>,
  ): string => {
    writeData(path.join(folder, id), withNames(page.data, reference().pageOptions.names, url));
    // A page imports its data by the name that it would have alone.
    const markdown = page.markdown.replace(`'./${page.id}.rest.json'`, `'./${id}.rest.json'`);
    return `${frontMatter({id, title: page.title, description: page.description, ...more})}\n\n${markdown}`;
  };

  return {
    createApiPageMD(item) {
      const {document, prepared, pageOptions} = reference();
      const place = prepared.operations[item.id]!;
      const url = pageOptions.pageUrl.operation(operationKey(place));
      // The samples stand where the table of contents would.
      const more = {hide_table_of_contents: true};
      const page = operationPage(document, place, pageOptions);
      const id =
        'webhook' in place ? place.webhook : findOperation(document, place, place.method).operation.operationId;
      if (pageOptions.historyOf && id) tellOperation(page.data as OperationPageData, id, pageOptions.historyOf);
      return write(item, '', page, url, more);
    },
    createSchemaPageMD(item) {
      const {document, prepared, pageOptions, schemaSlug} = reference();
      const name = prepared.schemas[item.id]!;
      const page = schemaPage(document, name, pageOptions);
      if (pageOptions.historyOf) tellSchema(page.data as SchemaPageData, name, pageOptions.historyOf);
      return write(item, 'schemas', page, pageOptions.pageUrl.schema(name), {slug: `/schemas/${schemaSlug(name)}`});
    },
    createTagPageMD(item) {
      const {document, prepared, pageOptions} = reference();
      const tag = prepared.tags[item.id]!;
      return write(item, '', tagPage(document, tag, pageOptions), pageOptions.pageUrl.tag(tag), {});
    },
    // The one page about the whole API: the plugin names its file after the id.
    createInfoPageMD(item) {
      const {document, pageOptions} = reference();
      const errors = errorIndex(document, markdownRenderer(pageOptions.siteLink), pageOptions.pageUrl.schema);
      writeData('errors', withNames(errors, pageOptions.names, ''));
      item.id = ERRORS_PARTIAL;
      return errorsPartial(errors).trimEnd();
    },
    createDocItem(item) {
      const {document, prepared} = reference();
      if (item.type === 'schema') return schemaItem(item.id, prepared.schemas[item.id]!);
      return operationItem(item.id, document, prepared.operations[item.id]!);
    },
  };
}

/** JSON strings are YAML strings: one key a line. */
function frontMatter(values: Record<string, string | boolean>): string {
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}
