/** Writes Markdown, indexes, the skill, and the archive to the folder of a built site. */
import fs from 'node:fs';
import path from 'node:path';
import {getMarkdownPath} from '../markdownPath';
import {convertArticle} from '../article';
import {renderAreaIndex, renderSiteIndex, type AreaIndex, type DownloadableFile, type Summary} from '../indexes/llms';
import {createArchive} from '@paydocs/core';
import type {AreaPages, IndexEntry} from '@paydocs/search';
import {createLinkResolver, type LinkResolver} from '../links';
import type {MarkdownOptions} from '../options';
import {renderIndexEntryList, renderPageHead, getPartFileName, renderPageParts} from '../page';
import {readApiFeatures} from '../skill/facts';
import {writeSkill} from '../skill/write';
import {joinBlocks, renderLink} from '../markup';
import type {SiteLocation, SitePage} from '../types';

interface WriteOptions {
  options: MarkdownOptions;
  /** Folder of the built site. */
  outDir: string;
  site: SiteLocation;
  areas: readonly AreaPages[];
  summary: Summary;
  /** Route paths of all pages. */
  routes: readonly string[];
  /** True if this build publishes the skill. A host has only one, in the site's default language. */
  offersSkill: boolean;
}

/** Specifications that a build may have published. */
const SPECIFICATIONS: readonly DownloadableFile[] = [
  {title: 'openapi.json', path: 'openapi.json', description: 'The REST API as an OpenAPI description.'},
  {title: 'schema.graphql', path: 'schema.graphql', description: 'The schema of the GraphQL API, in SDL.'},
];

/** Descriptions of the collections that a build may have generated, by the end of the file name. */
const COLLECTION_DESCRIPTIONS: Readonly<Record<string, string>> = {
  '.postman_collection.json': 'All requests and examples of the REST API as a Postman collection.',
  '.bruno.zip': 'The same requests as a Bruno collection.',
  '.graphql.zip': 'A GraphQL document for each operation, with its variables.',
};

const ARCHIVE: DownloadableFile = {
  title: 'docs.zip',
  path: 'docs.zip',
  description: 'All pages as Markdown, with both specifications and the collections generated from them.',
};

/** Writes all files for programs: each page as Markdown, `llms.txt`, the skill, and `docs.zip`. */
export function writeMarkdown(build: WriteOptions): void {
  const {options, outDir, site, areas, summary} = build;
  const pages = [...areas.flatMap((area) => area.pages), ...collectNonDocPages(build)];
  const links = createLinkResolver(pages, site);
  const archiveFiles = new Map<string, string | Uint8Array>();
  const fullTexts = new Map<string, string[]>();
  for (const page of pages) {
    const text = renderBody(page, links, build);
    const parts = renderPageParts(page, text, site);
    writeParts(page, parts, build);
    if (!page.isCurrent) continue;
    archiveFiles.set(
      getMarkdownPath(page.path, site.baseUrl).slice(site.baseUrl.length),
      `${joinBlocks(renderPageHead(page, site), text)}\n`,
    );
    fullTexts.set(page.path, [...(fullTexts.get(page.path) ?? []), joinBlocks(renderPageHead(page, site), text)]);
  }
  const indexes = areas.map(({name, entries}): AreaIndex => {
    const {title, routeBasePath} = options.areas[name];
    return {name, title, folder: getAreaFolder(routeBasePath), entries};
  });
  const writeIndex = (name: string, text: string): void => {
    writeFile(path.join(outDir, name), text);
    if (name.endsWith('.txt') && !name.endsWith('llms-full.txt')) archiveFiles.set(name, text);
  };
  for (const index of indexes) {
    const [first = '', ...more] = renderAreaIndex(
      index,
      {...summary, title: `${summary.title}: ${index.title}`},
      links,
    );
    const partNames = more.map((_, at) => `llms-${at + 2}.txt`);
    const base = `${site.url}${site.baseUrl}${index.folder}`;
    const line = partNames.map((name) => renderLink(name, `${base}${name}`)).join(', ');
    writeIndex(`${index.folder}llms.txt`, line === '' ? first : `${first.trimEnd()}\n\n${line}\n`);
    partNames.forEach((name, at) => writeIndex(`${index.folder}${name}`, more[at] ?? ''));
    const texts = collectPaths(index.entries).flatMap((route) => fullTexts.get(route) ?? []);
    writeIndex(`${index.folder}llms-full.txt`, `${texts.join('\n\n')}\n`);
  }
  const specifications = SPECIFICATIONS.filter((file) => fs.existsSync(path.join(outDir, file.path)));
  const downloads = [...specifications, ...findCollections(outDir)];
  const base = `${site.url}${site.baseUrl}`;
  const [hasRest = false, hasGraphql = false] = SPECIFICATIONS.map((file) => specifications.includes(file));
  const skillSite = {brand: options.brand, base, areas: indexes, hasRest, hasGraphql};
  const api = readApiFeatures(path.join(outDir, 'openapi.json'));
  const skill = build.offersSkill ? [writeSkill(outDir, site.baseUrl, {...skillSite, api})] : [];
  writeIndex('llms.txt', renderSiteIndex(indexes, [ARCHIVE, ...skill, ...downloads], summary, links, base));
  for (const file of downloads) archiveFiles.set(file.path, fs.readFileSync(path.join(outDir, file.path)));
  fs.writeFileSync(path.join(outDir, ARCHIVE.path), createArchive(archiveFiles));
}

function findCollections(outDir: string): DownloadableFile[] {
  const folder = path.join(outDir, 'collections');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  return names.flatMap((name) => {
    const [, description] = Object.entries(COLLECTION_DESCRIPTIONS).find(([ending]) => name.endsWith(ending)) ?? [];
    return description === undefined ? [] : [{title: name, path: `collections/${name}`, description}];
  });
}

function renderBody(page: SitePage, links: LinkResolver, {outDir, site}: WriteOptions): string {
  // A generated category page, which shows only the next level of the sidebar.
  if (page.entries) return joinBlocks(page.description, renderIndexEntryList(page.entries, links));
  const html = fs.readFileSync(path.join(getPageFolder(page, outDir, site), 'index.html'), 'utf8');
  return convertArticle(html, links);
}

/** Collects the pages that don't come from docs plugins, such as the home page and search. */
function collectNonDocPages({areas, routes, site, summary}: WriteOptions): SitePage[] {
  const docPaths = new Set(areas.flatMap((area) => area.pages.map((page) => page.path)));
  const others = [...new Set(routes.map((route) => route.replace(/\/?$/, '/')))].filter(
    (route) => route.startsWith(site.baseUrl) && !docPaths.has(route) && !/\/404\.html\/$|\*/.test(route),
  );
  return others.map((route): SitePage => {
    const isHome = route === site.baseUrl;
    const name = route.split('/').at(-2) ?? '';
    return {
      area: 'docs',
      path: route,
      title: isHome ? summary.title : `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      description: isHome ? summary.description : '',
      isCurrent: isHome,
    };
  });
}

/** Writes the Markdown of a page next to its HTML, and also to the page's path with `.md`. */
function writeParts(page: SitePage, parts: readonly string[], {outDir, site}: WriteOptions): void {
  const folder = getPageFolder(page, outDir, site);
  const [first = ''] = parts;
  parts.forEach((text, index) => writeFile(path.join(folder, getPartFileName(index)), text));
  writeFile(path.join(outDir, decodeURI(getMarkdownPath(page.path, site.baseUrl).slice(site.baseUrl.length))), first);
}

const getPageFolder = (page: SitePage, outDir: string, {baseUrl}: SiteLocation): string =>
  path.join(outDir, decodeURI(page.path.slice(baseUrl.length)));

function writeFile(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

/** Returns the folder of an area's indexes. It's never the root, because the site's own index is there. */
const getAreaFolder = (routeBasePath: string): string => {
  const folder = routeBasePath.replace(/^\/+|\/+$/g, '');
  return folder === '' ? 'guides/' : `${folder}/`;
};

function collectPaths(entries: readonly IndexEntry[]): string[] {
  const all = entries.flatMap(({path: route, entries: children = []}) => [
    ...(route === undefined ? [] : [route]),
    ...collectPaths(children),
  ]);
  return [...new Set(all)];
}
