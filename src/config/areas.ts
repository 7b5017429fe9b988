/** The three areas of the site: each is a docs instance with a sidebar of its own. */
export const areas = {
  docs: {id: 'default', path: 'docs', routeBasePath: '/'},
  rest: {id: 'rest', path: 'apis/rest', routeBasePath: 'apis/rest'},
  graphql: {id: 'graphql', path: 'apis/graphql', routeBasePath: 'apis/graphql'},
} as const;

/** The pages of the references that are written by hand. */
export const landingPages = [`${areas.rest.path}/index.mdx`, `${areas.graphql.path}/index.md`] as const;

/** Announced changes of the APIs. */
export const changelogFile = 'changelog.yaml';

/** Folder for everything that is made from the sources, apart from the reference pages. */
export const generatedFolder = '.generated';

/** Generated files that are served as they are: the specifications, the manifest, `robots.txt`. */
export const generatedStaticFolders = [
  `${generatedFolder}/openapi`,
  `${generatedFolder}/schema`,
  `${generatedFolder}/site`,
  `${generatedFolder}/changelog`,
];

/** The highlighted code of guides, which the generation leaves for the build. */
export const guideHighlightsFile = `${generatedFolder}/highlights/guides.json`;

/** The diagrams of guides, which the generation has drawn to check them. */
export const guideDrawingsFile = `${generatedFolder}/guides/drawings.json`;

/** What is wrong with the sources, as the last generation told it; empty when nothing is. */
export const problemsFile = `${generatedFolder}/problems.txt`;

/**
 * A file that changes once, after all others, when generated files of a task were published.
 *
 * @param task - the task's name; tasks that write an area have the area's id
 * @returns its path from the project's root
 */
export const publicationStamp = (task: string): string => `${generatedFolder}/published/${task}`;
