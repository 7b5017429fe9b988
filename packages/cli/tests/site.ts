import {brand} from '../../../tests/fixture-site/src/brand';
import type {Site} from '../src/site/types';

/** Site with both references, and with all areas and checks. */
export const site: Site = {
  configFile: 'docusaurus.config.ts',
  url: 'https://docs.example',
  baseUrl: '/',
  languages: [{currentLocale: 'en', defaultLocale: 'en', baseUrl: '/'}],
  brand,
  brandFile: 'src/brand.ts',
  areas: {
    docs: {id: 'default', path: 'docs', routeBasePath: '/'},
    rest: {id: 'rest', path: 'apis/rest', routeBasePath: 'apis/rest'},
    graphql: {id: 'graphql', path: 'apis/graphql', routeBasePath: 'apis/graphql'},
  },
  rest: {specification: 'openapi', rules: 'redocly.yaml', path: 'apis/rest'},
  graphql: {specification: 'graphql', examples: 'graphql/examples', path: 'apis/graphql'},
  fieldNotes: [],
  checks: {names: 'docs/_names.yaml', changelog: 'changelog.yaml', releases: 'releases', sidebars: 'sidebars.ts'},
  addresses: 'addresses',
  policyNeeds: {},
  policyInPages: false,
  guides: {path: 'docs', routeBasePath: '/', components: {}},
  search: {hosted: false},
  markdown: {enabled: true, assistants: []},
  cards: false,
  strict: true,
};
