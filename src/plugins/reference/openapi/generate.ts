import fs from 'node:fs';
import path from 'node:path';
import openApiDocsPlugin from 'docusaurus-plugin-openapi-docs/lib/index';
import {Command} from 'commander';
import {InputError} from '../../../lib/inputError';
import {eachOperation, type OpenApiDocument} from './document';
import {errorIndex, errorsPartial} from './errorIndex';
import {markdownRenderer} from '../shared/markdown';
import {operationPage} from './operationPage';
import {schemaPage} from './schemaPage';
import {tagPage} from './tagPage';
import type {ReferencePage} from '../shared/page';
import {uniqueNames} from '../shared/uniqueNames';
import {pageId} from './names';
import {prepareDocument, withUniqueOperationIds, type PreparedDocument} from './prepare';
import {withAbsoluteServers} from './servers';
import {restSidebar} from './sidebar';

export interface RestOptions {
  /** Path of the docs instance's folder and of its address, such as `apis/rest`. */
  basePath: string;
  /** Path below which the site is served, with a slash at both ends. */
  baseUrl: string;
  /** Where the API is, if the document does not say it in full. */
  apiUrl: string;
  /** Name of the environment variable that holds the API key in code samples. */
  apiKeyVariable: string;
}

/** What docusaurus-plugin-openapi-docs hands to a page generator: the parts used here. */
interface PageItem {
  id: string;
  api?: {method: string; path: string; operationId?: string};
  schema?: {title: string};
  tag?: {name: string};
  frontMatter: Record<string, unknown>;
}

const templatesFolder = path.join(__dirname, 'templates');

/**
 * Writes the pages of the REST reference: for each operation, webhook, schema and tag an MDX
 * file with the data it renders, and the sidebar.
 *
 * @param bundled - a bundled OpenAPI 3 document
 * @param staging - an empty folder
 * @param options - where the pages will stand
 * @throws InputError when the pages don't match the document one to one
 */
export async function generateRestPages(bundled: OpenApiDocument, staging: string, options: RestOptions): Promise<void> {
  const document = withAbsoluteServers(withUniqueOperationIds(structuredClone(bundled)), options.apiUrl);
  const prepared = prepareDocument(document);
  const {pages} = prepared;
  const url = (...parts: string[]): string => `${options.baseUrl}${[options.basePath, ...parts].join('/')}/`;
  const schemaSlugs = uniqueNames(Object.values(prepared.schemas), schemaSlug);
  const pageOptions = {
    pageUrl: {
      schema: (name: string) => url('schemas', schemaSlugs.get(name) ?? name.toLowerCase()),
      operation: (key: string) => url(pages.operation.get(key) ?? pageId.operation(key)),
      tag: (name: string) => url(pages.tag.get(name) ?? pageId.tag(name)),
    },
    apiKeyVariable: options.apiKeyVariable,
    siteLink: (href: string) => (href.startsWith('/') ? `${options.baseUrl}${href.slice(1)}` : href),
  };
  const written: string[] = [];
  const errors: unknown[] = [];

  const generator =
    (kind: string, folder: string, render: (item: PageItem) => ReferencePage) =>
    (item: PageItem): string => {
      let page: ReferencePage;
      try {
        page = render(item);
      } catch (error) {
        errors.push(error); // thrown in here, it would end the process without its cause
        return '';
      }
      const dataFile = path.join(staging, folder, `${item.id}.rest.json`);
      fs.mkdirSync(path.dirname(dataFile), {recursive: true});
      fs.writeFileSync(dataFile, `${JSON.stringify(page.data)}\n`);
      item.frontMatter.page = frontMatter({
        id: item.id,
        title: page.title,
        description: page.description,
        // The samples stand where the table of contents would.
        ...(kind === 'api' ? {hide_table_of_contents: true} : {}),
        ...(kind === 'schema' ? {slug: `/schemas/${schemaSlugs.get(prepared.schemas[item.id]!)}`} : {}),
      });
      written.push(path.join(folder, `${item.id}.${kind}.mdx`));
      // A page imports its data by the name that it would have alone.
      return page.markdown.replace(`'./${page.id}.rest.json'`, `'./${item.id}.rest.json'`);
    };

  await runPlugin(prepared, staging, {
    createApiPageMD: generator('api', '', (item) => operationPage(document, prepared.operations[item.id]!, pageOptions)),
    createSchemaPageMD: generator('schema', 'schemas', (item) =>
      schemaPage(document, prepared.schemas[item.id]!, pageOptions),
    ),
    createTagPageMD: generator('tag', '', (item) => tagPage(document, prepared.tags[item.id]!, pageOptions)),
    createInfoPageMD: () => '',
  });

  if (errors.length > 0) {
    throw errors[0];
  }
  let operations = 0;
  eachOperation(document, () => void (operations += 1));
  const shown = written.filter((file) => file.endsWith('.api.mdx')).length;
  if (shown !== operations) {
    throw new InputError([{file: 'openapi', message: `there are ${operations} operations, but ${shown} pages for them.`}]);
  }
  const missing = written.filter((file) => !fs.existsSync(path.join(staging, file)));
  if (missing.length > 0) {
    throw new InputError(missing.map((file) => ({file: 'openapi', message: `no page was written for ${file}.`})));
  }
  const errorsOfAll = errorIndex(document, markdownRenderer(pageOptions.siteLink), pageOptions.pageUrl.schema);
  fs.writeFileSync(path.join(staging, 'errors.rest.json'), `${JSON.stringify(errorsOfAll)}\n`);
  fs.writeFileSync(path.join(staging, '_errors.rest.mdx'), errorsPartial(errorsOfAll));
  fs.writeFileSync(
    path.join(staging, 'sidebar.ts'),
    `export default ${JSON.stringify(restSidebar(document, prepared), null, 2)};\n`,
  );
}

/** Characters that stand for something else in an address, or in a file name, become hyphens. */
function schemaSlug(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '') || 'schema';
}

/** JSON strings are YAML strings: one key a line. */
function frontMatter(values: Record<string, string | boolean>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n');
}

async function runPlugin(
  prepared: PreparedDocument,
  staging: string,
  markdownGenerators: Record<string, (item: PageItem) => string>,
): Promise<void> {
  const specPath = path.resolve(`${staging}.spec.json`);
  fs.writeFileSync(specPath, JSON.stringify(prepared.skeleton));
  const options = {
    id: 'rest',
    docsPluginId: 'rest',
    config: {
      rest: {
        specPath,
        outputDir: staging,
        template: path.join(templatesFolder, 'page.mustache'),
        schemaTemplate: path.join(templatesFolder, 'page.mustache'),
        tagTemplate: path.join(templatesFolder, 'page.mustache'),
        markdownGenerators,
        sidebarOptions: {groupPathsBy: 'tag', categoryLinkSource: 'tag'},
        showSchemas: true,
        showInfoPage: false,
        externalJsonProps: false,
        hideSendButton: true,
      },
    },
  };
  const context = {siteDir: process.cwd(), siteConfig: {presets: [], plugins: []}};
  const plugin = openApiDocsPlugin(context as never, options as never);
  const cli = new Command();
  plugin.extendCli?.(cli as never);
  try {
    await quietly(() => cli.parseAsync(['node', 'docusaurus', 'gen-api-docs', 'rest']));
  } finally {
    fs.rmSync(specPath, {force: true});
  }
}

/** Keeps the plugin's line per written file off the terminal; its errors are shown. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  const log = console.log;
  console.log = () => undefined;
  try {
    await work();
  } finally {
    console.log = log;
  }
}
