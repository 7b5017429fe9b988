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

/** Names in inline code that belong to neither API. */
export const otherNamesFile = 'docs/_names.yaml';

/** The data with which readers reach each outcome in test mode. */
export const testDataFile = 'src/testData.ts';
