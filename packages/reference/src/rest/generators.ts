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

/** The properties used here of an item that docusaurus-plugin-openapi-docs passes to a page generator. */
export interface PageItem {
  type: 'api' | 'schema' | 'tag' | 'info';
  id: string;
}

/** Options of docusaurus-plugin-openapi-docs that generate pages and sidebar items. */
export interface Generators {
  createApiPageMD: (item: PageItem) => string;
  createSchemaPageMD: (item: PageItem) => string;
  createTagPageMD: (item: PageItem) => string;
  createInfoPageMD: (item: PageItem) => string;
  createDocItem: (item: PageItem) => SidebarItem;
}

/** A partial without a route: the landing page imports it. */
const ERRORS_PARTIAL = '_errors';

/**
 * Creates the generators of our pages.
 *
 * @param readReference - reads what pages are generated from; called once, for the first page
 * @param outputDir - folder in which the plugin writes pages; their data files go next to them
 * @returns generators of pages and sidebar items
 */
export function pageGenerators(readReference: () => Reference, outputDir: string): Generators {
  let cachedReference: Reference | undefined;
  const getReference = (): Reference => (cachedReference ??= readReference());

  /** Doesn't overwrite existing files, as the plugin does with pages. */
  const writeData = (name: string, data: unknown): void => {
    const file = path.join(outputDir, `${name}.rest.json`);
    if (fs.existsSync(file)) return;
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, `${JSON.stringify(data)}\n`);
  };

  const writePage = (
    {id}: PageItem,
    folder: string,
    page: ReferencePage,
    url: string,
    extraFrontMatter: Record<string, string | boolean>,
  ): string => {
    writeData(path.join(folder, id), withNames(page.data, getReference().pageOptions.names, url));
    // The page imports its data by its default name; if that name is taken, the file's name has a suffix.
    const markdown = page.markdown.replace(`'./${page.id}.rest.json'`, `'./${id}.rest.json'`);
    return `${renderFrontMatter({id, title: page.title, description: page.description, ...extraFrontMatter})}\n\n${markdown}`;
  };

  return {
    createApiPageMD(item) {
      const {document, prepared, pageOptions} = getReference();
      const location = prepared.operations[item.id]!;
      const url = pageOptions.pageUrl.operation(operationKey(location));
      // The samples take the place of the table of contents.
      const frontMatter = {hide_table_of_contents: true};
      const page = operationPage(document, location, pageOptions);
      const id =
        'webhook' in location
          ? location.webhook
          : findOperation(document, location, location.method).operation.operationId;
      if (pageOptions.historyOf && id) tellOperation(page.data as OperationPageData, id, pageOptions.historyOf);
      return writePage(item, '', page, url, frontMatter);
    },
    createSchemaPageMD(item) {
      const {document, prepared, pageOptions, schemaSlug} = getReference();
      const name = prepared.schemas[item.id]!;
      const page = schemaPage(document, name, pageOptions);
      if (pageOptions.historyOf) tellSchema(page.data as SchemaPageData, name, pageOptions.historyOf);
      return writePage(item, 'schemas', page, pageOptions.pageUrl.schema(name), {slug: `/schemas/${schemaSlug(name)}`});
    },
    createTagPageMD(item) {
      const {document, prepared, pageOptions} = getReference();
      const tag = prepared.tags[item.id]!;
      return writePage(item, '', tagPage(document, tag, pageOptions), pageOptions.pageUrl.tag(tag), {});
    },
    // The only page about the whole API: the plugin names its file after the id.
    createInfoPageMD(item) {
      const {document, pageOptions} = getReference();
      const errors = errorIndex(document, markdownRenderer(pageOptions.siteLink), pageOptions.pageUrl.schema);
      writeData('errors', withNames(errors, pageOptions.names, ''));
      item.id = ERRORS_PARTIAL;
      return errorsPartial(errors).trimEnd();
    },
    createDocItem(item) {
      const {document, prepared} = getReference();
      if (item.type === 'schema') return schemaItem(item.id, prepared.schemas[item.id]!);
      return operationItem(item.id, document, prepared.operations[item.id]!);
    },
  };
}

/** Renders one key per line. JSON strings are valid YAML strings. */
function renderFrontMatter(values: Record<string, string | boolean>): string {
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}
