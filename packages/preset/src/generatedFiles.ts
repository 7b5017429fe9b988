/** Paths of all generated files except the pages of the references. They're relative to the project's root. */
import {getBuildLanguage} from './buildLanguage';
import {addLanguageSuffix, type Language} from './languages';

/** Path of the folder with all generated files. */
export const generatedFolder = '.generated';

/** Path of the bundled OpenAPI document. */
export const openapiFile = `${generatedFolder}/openapi/openapi.json`;

/** Path of the bundled GraphQL schema. */
export const graphqlSchemaFile = `${generatedFolder}/schema/schema.graphql`;

/** Paths of folders with generated files that are served unchanged, such as the specifications and `robots.txt`. */
export const generatedStaticFolders = [
  `${generatedFolder}/openapi`,
  `${generatedFolder}/schema`,
  `${generatedFolder}/site`,
  `${generatedFolder}/changelog`,
  `${generatedFolder}/collections`,
];

/** Path of the folder with the data of components that render a part of a specification, in one file each. */
export const embedFolder = `${generatedFolder}/contract/embeds`;

/** Path of the file with the link targets of names in the inline code of guides. */
export const guideLinksFile = `${generatedFolder}/contract/links.json`;

/** Path of the file that lists the guides related to each reference page, by URL of the page. */
export const guidesByPageFile = `${generatedFolder}/contract/guides.json`;

/** Path of the file with the history of API parts, by target: when each was added, changed, and deprecated. */
export const historyFile = `${generatedFolder}/history/parts.json`;

/** Path of the file with the changes in each release, and the deprecated API parts. */
export const releasesFile = `${generatedFolder}/history/releases.json`;

/** Path of the folder that caches the rendered cards of pages. */
export const cardsFolder = `${generatedFolder}/cache/cards`;

/** Path of the file that lists the modules in each script of the last build. */
export const moduleListFile = `${generatedFolder}/modules.json`;

/** Path of the file with the sections of guides, which the generation extracts for search. */
export const guideSectionsFile = `${generatedFolder}/sections/sections.json`;

/** Path of the file with the diagnostics of the last generation. The file is empty if there are none. */
export const diagnosticsFile = `${generatedFolder}/problems.txt`;

/**
 * Returns the path of the folder with the embedded search index and its style sheets, which are served unchanged.
 *
 * @param language - name of the language; by default, the one that Docusaurus is building
 */
export const getSearchFolder = (language: string | undefined = getBuildLanguage()): string =>
  `${generatedFolder}/search/${language === undefined ? 'static' : `static-${language}`}`;

/**
 * Returns the path of the folder with the request forms' data, which is served unchanged.
 *
 * @param language - name of the language; by default, the one that Docusaurus is building
 */
export const getRequestFormFolder = (language: string | undefined = getBuildLanguage()): string =>
  `${generatedFolder}/builder/${language === undefined ? 'static' : `static-${language}`}`;

/**
 * Returns the path of the file with the search records of a language, from the last build or preview. They're for the
 * hosted search service.
 *
 * @param language - language of the site
 */
export const getSearchRecordsFile = (language: Language): string =>
  `${generatedFolder}/search/${addLanguageSuffix('records', language)}.json`;

/**
 * Returns the path of the stamp file that a task updates after it has published its generated files.
 *
 * @param task - name of the task; a task that writes an area has the area's ID, with a language suffix for translations
 * @returns the path relative to the project's root
 */
export const getPublicationStampFile = (task: string): string => `${generatedFolder}/published/${task}`;
