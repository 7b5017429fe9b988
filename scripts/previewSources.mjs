/** What `npm start` follows, apart from what the browser's bundle holds: Docusaurus follows that by itself. */
import path from 'node:path';

/** What the generation reads. */
export const SOURCES = [
  'changelog.yaml',
  'src/testData.ts',
  'openapi',
  'graphql',
  'docs',
  'static',
  'apis/rest/index.mdx',
  'apis/graphql/index.md',
  'sidebars.ts',
  'redocly.yaml',
];

/** What Docusaurus loads once, when it starts: settings, and code that makes pages or checks them. */
export const SETTINGS = [
  'docusaurus.config.ts',
  'src/brand.ts',
  'src/config',
  'src/contract',
  'src/diagrams',
  'src/guides',
  'src/lib',
  'src/plugins',
  'src/rehype',
  'src/remark',
  'src/search',
];

/** Folders in which the code of browsers stands. */
const CLIENT = /(?:^|\/)(?:client|theme)\//;

/**
 * @param {string} file - path from the project's root
 * @returns {boolean} whether a change of it shows only after Docusaurus has started anew
 */
export function needsRestart(file) {
  const name = file.split(path.sep).join('/');
  return SETTINGS.some((each) => name === each || (name.startsWith(`${each}/`) && !CLIENT.test(name)));
}
