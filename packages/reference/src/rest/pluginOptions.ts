import path from 'node:path';
import {createPageGenerators} from './generators';
import {readReference, type RestOptions} from './reference';

/** Options of the REST reference: its OpenAPI document and its pages. */
export interface RestReferenceOptions extends Omit<RestOptions, 'baseUrl'> {
  /** ID of the docs instance that contains the pages. */
  id: string;
  /** Path of the bundled document. */
  specPath: string;
}

/** The documented options of docusaurus-plugin-openapi-docs that are used here. */
export type OpenApiDocsOptions = ReturnType<typeof createOpenApiDocsOptions>;

/** Path of a template that inserts pages from the generators unchanged. */
const PAGE_TEMPLATE_PATH = path.join(__dirname, 'templates/page.mustache');

/**
 * Creates the options with which docusaurus-plugin-openapi-docs generates our pages.
 *
 * @param options - path of the OpenAPI document, and URLs of the pages
 * @param outputDir - folder in which the pages are written
 * @returns options of docusaurus-plugin-openapi-docs
 */
export function createOpenApiDocsOptions(
  {id, specPath, ...options}: RestReferenceOptions & RestOptions,
  outputDir = options.basePath,
) {
  const {createDocItem, ...markdownGenerators} = createPageGenerators(
    () => readReference(specPath, options),
    outputDir,
  );
  return {
    id,
    docsPluginId: id,
    config: {
      [id]: {
        specPath,
        // The plugin removes one slash. Without the other, IDs in the sidebar would start with a part of the path.
        outputDir: `${outputDir}//`,
        template: PAGE_TEMPLATE_PATH,
        infoTemplate: PAGE_TEMPLATE_PATH,
        tagTemplate: PAGE_TEMPLATE_PATH,
        schemaTemplate: PAGE_TEMPLATE_PATH,
        markdownGenerators,
        sidebarOptions: {groupPathsBy: 'tag', categoryLinkSource: 'tag', sidebarGenerators: {createDocItem}},
        showSchemas: true,
        externalJsonProps: false,
        disableCompression: true,
      },
    },
  };
}
