/** Where everything goes that is made from the sources, apart from the pages of the references. */
import {builtLanguage} from './builtLanguage';
import {inLanguage, type Language} from './languages';

/** Folder of it, from the project's root. */
export const generatedFolder = '.generated';

/** The description of the REST API, in one file. */
export const openapiFile = `${generatedFolder}/openapi/openapi.json`;

/** The GraphQL schema, in one file. */
export const schemaFile = `${generatedFolder}/schema/schema.graphql`;

/** Generated files that are served as they are: the specifications, collections, the manifest, `robots.txt`. */
export const generatedStaticFolders = [
  `${generatedFolder}/openapi`,
  `${generatedFolder}/schema`,
  `${generatedFolder}/site`,
  `${generatedFolder}/changelog`,
  `${generatedFolder}/collections`,
];

/** The highlighted code of guides, which the generation leaves for the build. */
export const guideHighlightsFile = `${generatedFolder}/highlights/guides.json`;

/** The diagrams of guides, which the generation has drawn to check them. */
export const guideDrawingsFile = `${generatedFolder}/guides/drawings.json`;

/** What the components that show a part of a specification show: a file each. */
export const embedFolder = `${generatedFolder}/contract/embeds`;

/** Where names in inline code of guides lead. */
export const guideLinksFile = `${generatedFolder}/contract/links.json`;

/** Which guides rest on what, by the addresses of reference pages. */
export const guidesOfPagesFile = `${generatedFolder}/contract/guides.json`;

/** When parts of both APIs came, changed and were deprecated, by what they are for guides; empty without snapshots. */
export const historyFile = `${generatedFolder}/history/parts.json`;

/** What releases changed, and what is deprecated. */
export const releasesFile = `${generatedFolder}/history/releases.json`;

/** The cards of all pages that were drawn. */
export const cardsFolder = `${generatedFolder}/cache/cards`;

/** Which modules are in which script of the last build. */
export const moduleListFile = `${generatedFolder}/modules.json`;

/** What the generation read in the pages that people write, for search. */
export const guidePlacesFile = `${generatedFolder}/places/places.json`;

/** What is wrong with the sources, as the last generation told it; empty when nothing is. */
export const problemsFile = `${generatedFolder}/problems.txt`;

/**
 * @param language - its name; that which Docusaurus builds by default
 * @returns the folder of the embedded index and of search's style sheets, which are served as they are
 */
export const searchFolder = (language: string | undefined = builtLanguage()): string =>
  `${generatedFolder}/search/${language === undefined ? 'static' : `static-${language}`}`;

/**
 * @param language - its name; that which Docusaurus builds by default
 * @returns the folder of what browsers load to edit a request, which is served as it is
 */
export const builderFolder = (language: string | undefined = builtLanguage()): string =>
  `${generatedFolder}/builder/${language === undefined ? 'static' : `static-${language}`}`;

/**
 * @param language - of the site
 * @returns the file of its records in the last build or preview, for the hosted service
 */
export const recordsFile = (language: Language): string =>
  `${generatedFolder}/search/${inLanguage('records', language)}.json`;

/**
 * A file that changes once, after all others, when generated files of a task were published.
 *
 * @param task - the task's name; tasks that write an area have the area's name
 * @returns its path from the project's root
 */
export const publicationStamp = (task: string): string => `${generatedFolder}/published/${task}`;
