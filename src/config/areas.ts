/** The three areas of the site: each is a docs instance with a sidebar of its own. */
export const areas = {
  docs: {id: 'default', path: 'docs', routeBasePath: '/'},
  rest: {id: 'rest', path: 'apis/rest', routeBasePath: 'apis/rest'},
  graphql: {id: 'graphql', path: 'apis/graphql', routeBasePath: 'apis/graphql'},
} as const;

/** Folder for everything that is made from the sources, apart from the reference pages. */
export const generatedFolder = '.generated';

/** Generated files that are served as they are: the specifications, the manifest, `robots.txt`. */
export const generatedStaticFolders = [
  `${generatedFolder}/openapi`,
  `${generatedFolder}/schema`,
  `${generatedFolder}/site`,
];
