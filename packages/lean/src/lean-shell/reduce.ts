/**
 * What the browser's bundle is told about the pages of the docs areas: nothing but that they
 * are there. Pure functions over the files that Docusaurus generates for its client.
 */

import type {SiteMetadata} from '@docusaurus/types';

/** A file that Docusaurus generates, and what the functions here expect of it. */
const EXPECTED = {
  'routes.js': "a list of route objects whose components are ComponentCreator('<path>', '<hash>')",
  'routesChunkNames.json': 'an object from "<path>-<hash>" to names in registry.js',
  'registry.js': 'an object with one line for each chunk: "<name>": [() => import(…), "…", …],',
  'globalData.json': 'the data of docusaurus-plugin-content-docs, with versions that list their docs',
  'docusaurus.config.mjs': 'a comment, and "export default" with an object in JSON',
} as const;

/** @returns an error that tells whoever upgrades Docusaurus what to do */
function otherForm(file: keyof typeof EXPECTED, found: string): Error {
  return new Error(
    `Docusaurus generates "${file}" in a form that the lean shell doesn't know: ${found}. ` +
      `Expected: ${EXPECTED[file]}, as Docusaurus 3.10.2 writes it. ` +
      'Compare node_modules/@docusaurus/core/lib/server/codegen with packages/lean/src/lean-shell/reduce.ts and adapt the latter.',
  );
}

/** The names of chunks, nested as in the props of a route. */
export type ChunkNames = Record<string, unknown>;

/** The data of one docs instance, as far as it is read here. */
interface DocsVersion {
  mainDocId: string;
  docs: {id: string}[];
}
interface DocsData {
  path: string;
  versions: DocsVersion[];
}
export type GlobalData = Record<string, Record<string, unknown>>;

/**
 * Takes the routes below the areas out of the client's routes. Each area keeps the one route that
 * matches all its addresses.
 *
 * @param source - the text of `routes.js`
 * @param areas - addresses of the areas, with a slash at both ends
 * @returns the text without these routes
 */
export function reduceRoutes(source: string, areas: readonly string[]): string {
  return areas.reduce((text, area) => {
    const name = area.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const route = new RegExp(
      `^ {2}\\{\\n {4}path: '${name}',\\n {4}component: ComponentCreator\\('${name}', '\\w+'\\),\\n {4}routes: \\[\\n[^]*?\\n {4}\\]\\n {2}\\}`,
      'm',
    );
    if (!route.test(text)) throw otherForm('routes.js', `no route of "${area}" with routes below it`);
    return text.replace(route, (found) => found.replace(/,\n {4}routes: \[[^]*$/, '\n  }'));
  }, source);
}

/**
 * @param chunkNames - the content of `routesChunkNames.json`
 * @param routes - the text of reduced routes
 * @returns the chunk names of these routes alone
 */
export function reduceChunkNames(chunkNames: Record<string, ChunkNames>, routes: string): Record<string, ChunkNames> {
  const created = [...routes.matchAll(/ComponentCreator\('((?:[^'\\]|\\.)*)', '(\w+)'\)/g)];
  if (created.length === 0) throw otherForm('routes.js', 'no ComponentCreator with a path and a hash');
  return Object.fromEntries(
    created.map(([, path = '', hash]) => {
      const key = `${path.replaceAll("\\'", "'")}-${hash}`;
      const names = chunkNames[key];
      if (!names) throw otherForm('routesChunkNames.json', `no entry for "${key}"`);
      return [key, names];
    }),
  );
}

/** The second part of a chunk's line. */
const SOURCE_FILE = /(?<=\), )"(?:[^"\\]|\\.)*"(?=, require\.resolveWeak\()/;

/**
 * @param source - the text of `registry.js`
 * @param chunkNames - reduced chunk names
 * @returns a registry that holds the chunks of these names alone, without the files that they were made from: only the
 *   server asks which files it used
 */
export function reduceRegistry(source: string, chunkNames: Record<string, ChunkNames>): string {
  const lines = new Map(
    [...source.matchAll(/^ {2}"([^"\n]+)": (\[\(\) => import\(.*\]),(?:\};)?$/gm)].map(([, name, chunk]) => [
      name,
      chunk,
    ]),
  );
  const used = [...new Set(leaves(chunkNames))].sort();
  const entries = used.map((name) => {
    const chunk = lines.get(name);
    if (!chunk) throw otherForm('registry.js', `no line for the chunk "${name}"`);
    return `  "${name}": ${chunk.replace(SOURCE_FILE, '""')},\n`;
  });
  return `export default {\n${entries.join('')}};\n`;
}

/**
 * @param data - the content of `globalData.json`
 * @param instances - ids of the docs instances whose pages stay HTML
 * @param inItems - ids of those in which items of the navigation bar lead to documents or versions by their names
 * @returns the data without the documents of instances that have one version, unless an item needs them, and with the
 *   areas of the first in `lean-shell`; an instance whose pages the router shows keeps its main document
 */
export function reduceGlobalData(
  data: GlobalData,
  instances: readonly string[],
  inItems: ReadonlySet<string>,
): GlobalData {
  const docs = {...data['docusaurus-plugin-content-docs']} as Record<string, DocsData | undefined>;
  for (const id of instances) {
    const versions = docs[id]?.versions;
    if (!Array.isArray(versions) || versions.some((version) => !Array.isArray(version.docs))) {
      throw otherForm('globalData.json', `no versions with docs for the docs instance "${id}"`);
    }
  }
  const areas: string[] = [];
  for (const [id, instance] of Object.entries(docs)) {
    if (!instance) continue;
    const {path, versions} = instance;
    const isArea = instances.includes(id);
    if (isArea) areas.push(path.endsWith('/') ? path : `${path}/`);
    // Documents are known to find the same one in another version.
    if (inItems.has(id) || versions.length > 1) continue;
    docs[id] = {
      ...instance,
      versions: versions.map((version) => ({
        ...version,
        docs: version.docs.filter(({id: doc}) => !isArea && doc === version.mainDocId),
      })),
    };
  }
  const reduced = {...data, 'docusaurus-plugin-content-docs': docs, 'lean-shell': {default: {areas}}};
  // Docusaurus lists plugins in the order in which they end, which two builds of one site don't share.
  return Object.fromEntries(Object.entries(reduced).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What the site is built with: no page asks for it, and nobody needs to know it. */
const BUILD_SETTINGS = [
  ...['presets', 'plugins', 'themes', 'clientModules', 'staticDirectories', 'markdown'],
  ...['ssrTemplate', 'headTags', 'scripts', 'stylesheets'],
  ...['onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes', 'storage'],
];

/**
 * @param source - the text of `docusaurus.config.mjs`
 * @returns the configuration without what only the build reads
 */
export function reduceConfig(source: string): string {
  const [, json = ''] = /^export default (\{[^]*\});\s*$/m.exec(source) ?? [];
  let config: Record<string, unknown>;
  try {
    config = JSON.parse(json) as Record<string, unknown>;
  } catch {
    throw otherForm('docusaurus.config.mjs', 'no object in JSON');
  }
  const {experimental_router} = (config.future ?? {}) as Record<string, unknown>;
  const kept = Object.entries({...config, future: {experimental_router}}).filter(
    ([name]) => !BUILD_SETTINGS.includes(name),
  );
  return `export default ${JSON.stringify(Object.fromEntries(kept))};\n`;
}

/**
 * @param metadata - the content of `site-metadata.json`
 * @returns the metadata without the list of plugins
 */
export function reduceMetadata({docusaurusVersion}: SiteMetadata): SiteMetadata {
  return {docusaurusVersion, pluginVersions: {}};
}

/** @returns every string in nested objects and lists */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}
