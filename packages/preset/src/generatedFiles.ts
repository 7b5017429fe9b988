/** Paths of all generated files, except the pages of the references. Paths are relative to the project's root. */
import {getBuildLanguage} from './buildLanguage';
import {addLanguageSuffix, type Language} from './languages';

/** Folder of all generated files. */
export const generatedFolder = '.generated';

/** The bundled REST API description. */
export const openapiFile = `${generatedFolder}/openapi/openapi.json`;

/** The bundled GraphQL schema. */
export const graphqlSchemaFile = `${generatedFolder}/schema/schema.graphql`;

/** Generated files that are served unchanged: the specifications, collections, the manifest, and `robots.txt`. */
export const generatedStaticFolders = [
  `${generatedFolder}/openapi`,
  `${generatedFolder}/schema`,
  `${generatedFolder}/site`,
  `${generatedFolder}/changelog`,
  `${generatedFolder}/collections`,
];

/** The highlighted code of guides, which the generation stores for the build. */
export const guideHighlightsFile = `${generatedFolder}/highlights/guides.json`;

/** The diagrams of guides, which the generation renders to check them. */
export const guideDiagramsFile = `${generatedFolder}/guides/drawings.json`;

/** The data of components that embed a part of a specification, one file each. */
export const embedFolder = `${generatedFolder}/contract/embeds`;

/** The links of names in guides' inline code. */
export const guideLinksFile = `${generatedFolder}/contract/links.json`;

/** The guides that use each reference page, by the page's URL. */
export const guidesByPageFile = `${generatedFolder}/contract/guides.json`;

/** The history of both APIs' parts: when each was added, changed, and deprecated, by target. Empty without snapshots. */
export const historyFile = `${generatedFolder}/history/parts.json`;

/** The changes in each release, and the deprecated parts. */
export const releasesFile = `${generatedFolder}/history/releases.json`;

/** The rendered cards of all pages. */
export const cardsFolder = `${generatedFolder}/cache/cards`;

/** The modules in each script of the last build. */
export const moduleListFile = `${generatedFolder}/modules.json`;

/** The sections of guides that the generation has read, for search. */
export const guideSectionsFile = `${generatedFolder}/sections/sections.json`;

/** The diagnostics of the last generation; empty if there are none. */
export const diagnosticsFile = `${generatedFolder}/problems.txt`;

/**
 * Returns the folder of the embedded index and of search's style sheets, which are served unchanged.
 *
 * @param language - name of the language; by default, the one that Docusaurus is building
 */
export const getSearchFolder = (language: string | undefined = getBuildLanguage()): string =>
  `${generatedFolder}/search/${language === undefined ? 'static' : `static-${language}`}`;

/**
 * Returns the folder of the request forms' data, which is served unchanged.
 *
 * @param language - name of the language; by default, the one that Docusaurus is building
 */
export const getBuilderFolder = (language: string | undefined = getBuildLanguage()): string =>
  `${generatedFolder}/builder/${language === undefined ? 'static' : `static-${language}`}`;

/**
 * Returns the file with the search records of a language, from the last build or preview. The hosted service needs
 * them.
 *
 * @param language - language of the site
 */
export const getRecordsFile = (language: Language): string =>
  `${generatedFolder}/search/${addLanguageSuffix('records', language)}.json`;

/**
 * Returns the path of a file that changes once, after all others, when a task has published generated files.
 *
 * @param task - name of the task; a task that writes an area has the area's name
 * @returns the path relative to the project's root
 */
export const getPublicationStamp = (task: string): string => `${generatedFolder}/published/${task}`;
