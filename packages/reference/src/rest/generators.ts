import fs from 'node:fs';
import path from 'node:path';
import {createMarkdownRenderer} from '@paydocs/core/html';
import {findOperation, getOperationKey} from '@paydocs/specs';
import {linkNames} from '../common/names';
import type {ReferencePage} from '../common/page';
import type {SidebarItem} from '../common/sidebarItems';
import type {OperationPageData, SchemaPageData} from '../data/rest';
import {addOperationHistory, addSchemaHistory} from './history';
import {createErrorIndex, renderErrorsPartial} from './pages/errorIndex';
import {createOperationPage} from './pages/operationPage';
import {createSchemaPage} from './pages/schemaPage';
import {createOperationItem, createSchemaItem} from './pages/sidebar';
import {createTagPage} from './pages/tagPage';
import type {Reference} from './reference';

/** Properties of an item that docusaurus-plugin-openapi-docs passes to page generators, as far as they're used here. */
interface PageGeneratorInput {
  type: 'api' | 'schema' | 'tag' | 'info';
  id: string;
}

/** Options of docusaurus-plugin-openapi-docs that generate pages and sidebar items. */
interface PageGenerators {
  createApiPageMD: (item: PageGeneratorInput) => string;
  createSchemaPageMD: (item: PageGeneratorInput) => string;
  createTagPageMD: (item: PageGeneratorInput) => string;
  createInfoPageMD: (item: PageGeneratorInput) => string;
  createDocItem: (item: PageGeneratorInput) => SidebarItem;
}

/** Name of the partial with the errors, which has no route: the landing page imports it. */
const ERRORS_PARTIAL = '_errors';

/**
 * Creates the generators of our pages.
 *
 * @param readReference - reads the data from which pages are generated; called once, for the first page
 * @param outputDir - folder in which the plugin writes pages; their data files go next to them
 * @returns generators of pages and sidebar items
 */
export function createPageGenerators(readReference: () => Reference, outputDir: string): PageGenerators {
  let cachedReference: Reference | undefined;
  const getReference = (): Reference => (cachedReference ??= readReference());

  /** Writes the data of a page, unless the file exists. The plugin writes pages in the same way. */
  const writeData = (name: string, data: unknown): void => {
    const file = path.join(outputDir, `${name}.rest.json`);
    if (fs.existsSync(file)) return;
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, `${JSON.stringify(data)}\n`);
  };

  const writePage = (
    {id}: PageGeneratorInput,
    folder: string,
    page: ReferencePage,
    url: string,
    extraFrontMatter: Record<string, string | boolean>,
  ): string => {
    writeData(path.join(folder, id), linkNames(page.data, getReference().pageOptions.names, url));
    // The page imports its data by its default name; if that name is taken, the file's name has a suffix.
    const markdown = page.markdown.replace(`'./${page.id}.rest.json'`, `'./${id}.rest.json'`);
    return `${renderFrontMatter({id, title: page.title, description: page.description, ...extraFrontMatter})}\n\n${markdown}`;
  };

  return {
    createApiPageMD(item) {
      const {document, pageIndex, pageOptions} = getReference();
      const location = pageIndex.operations[item.id]!;
      const url = pageOptions.pageUrl.operation(getOperationKey(location));
      // The samples replace the table of contents.
      const frontMatter = {hide_table_of_contents: true};
      const page = createOperationPage(document, location, pageOptions);
      const id =
        'webhook' in location
          ? location.webhook
          : findOperation(document, location, location.method).operation.operationId;
      if (pageOptions.getHistory && id) addOperationHistory(page.data as OperationPageData, id, pageOptions.getHistory);
      return writePage(item, '', page, url, frontMatter);
    },
    createSchemaPageMD(item) {
      const {document, pageIndex, pageOptions, getSchemaSlug} = getReference();
      const name = pageIndex.schemas[item.id]!;
      const page = createSchemaPage(document, name, pageOptions);
      if (pageOptions.getHistory) addSchemaHistory(page.data as SchemaPageData, name, pageOptions.getHistory);
      return writePage(item, 'schemas', page, pageOptions.pageUrl.schema(name), {
        slug: `/schemas/${getSchemaSlug(name)}`,
      });
    },
    createTagPageMD(item) {
      const {document, pageIndex, pageOptions} = getReference();
      const tag = pageIndex.tags[item.id]!;
      return writePage(item, '', createTagPage(document, tag, pageOptions), pageOptions.pageUrl.tag(tag), {});
    },
    // This is the only page about the whole API, and the plugin names its file after the ID.
    createInfoPageMD(item) {
      const {document, pageOptions} = getReference();
      const errors = createErrorIndex(
        document,
        createMarkdownRenderer(pageOptions.resolveLink),
        pageOptions.pageUrl.schema,
      );
      writeData('errors', linkNames(errors, pageOptions.names, ''));
      item.id = ERRORS_PARTIAL;
      return renderErrorsPartial(errors).trimEnd();
    },
    createDocItem(item) {
      const {document, pageIndex} = getReference();
      if (item.type === 'schema') return createSchemaItem(item.id, pageIndex.schemas[item.id]!);
      return createOperationItem(item.id, document, pageIndex.operations[item.id]!);
    },
  };
}

/** Renders one key per line. JSON strings are valid YAML strings. */
function renderFrontMatter(values: Record<string, string | boolean>): string {
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}
