/** The three areas of the site. Each is a docs instance with its own sidebar. */
export const areas = {
  docs: {id: 'default', path: 'docs', routeBasePath: '/'},
  rest: {id: 'rest', path: 'apis/rest', routeBasePath: 'apis/rest'},
  graphql: {id: 'graphql', path: 'apis/graphql', routeBasePath: 'apis/graphql'},
} as const;

/** Paths of the references' landing pages, which are hand-written. */
export const landingPagePaths = [`${areas.rest.path}/index.mdx`, `${areas.graphql.path}/index.md`] as const;

/** Path of the file with the announced API changes. */
export const changelogFile = 'changelog.yaml';

/** Path of the file that lists names in inline code that belong to neither API. */
export const externalNamesFile = 'docs/_names.yaml';

/** Path of the file with the data with which readers can trigger each outcome in test mode. */
export const testDataFile = 'src/testData.ts';
