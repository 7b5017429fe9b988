import path from 'node:path';
import {pageGenerators} from './generators';
import {readReference, type RestOptions} from './reference';

/** Where the description and the pages of the REST reference are. */
export interface RestReferenceOptions extends Omit<RestOptions, 'baseUrl'> {
  /** Id of the docs instance that shows the pages. */
  id: string;
  /** File of the bundled description. */
  specPath: string;
}

/** The documented options of docusaurus-plugin-openapi-docs that are used here. */
export type OpenApiDocsOptions = ReturnType<typeof openApiDocsOptions>;

/** The whole text of a page comes from its generator. */
const template = path.join(__dirname, 'templates/page.mustache');

/**
 * @param options - where the description is, and where its pages stand
 * @param outputDir - folder to which pages are written
 * @returns the options of docusaurus-plugin-openapi-docs with which it makes our pages
 */
export function openApiDocsOptions(
  {id, specPath, ...options}: RestReferenceOptions & RestOptions,
  outputDir = options.basePath,
) {
  const {createDocItem, ...markdownGenerators} = pageGenerators(() => readReference(specPath, options), outputDir);
  return {
    id,
    docsPluginId: id,
    config: {
      [id]: {
        specPath,
        // The plugin takes one slash off. Without the other, ids in the sidebar would begin with a part of the path.
        outputDir: `${outputDir}//`,
        template,
        infoTemplate: template,
        tagTemplate: template,
        schemaTemplate: template,
        markdownGenerators,
        sidebarOptions: {groupPathsBy: 'tag', categoryLinkSource: 'tag', sidebarGenerators: {createDocItem}},
        showSchemas: true,
        externalJsonProps: false,
        disableCompression: true,
      },
    },
  };
}
