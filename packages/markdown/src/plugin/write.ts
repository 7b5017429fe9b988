/** Writes everything that programs read into a built site. */
import fs from 'node:fs';
import path from 'node:path';
import {markdownAddress} from '../addresses';
import type {GuideWriting} from '../guide/options';
import {readPage} from '../guide/read';
import {pageText} from '../guide/render';
import {htmlReader} from '../html';
import {areaIndex, siteIndex, type AreaIndex, type OfferedFile, type Summary} from '../indexes/llms';
import {archive} from '@paydocs/core/archive';
import {linksOf} from '../links';
import type {MarkdownOptions} from '../options';
import {publishedFiles} from '../publishedFiles';
import {entryList, headOf, partName, partsOf} from '../page';
import {apiFacts} from '../skill/facts';
import {writeSkill} from '../skill/write';
import {blocks, link} from '../text';
import type {Entry, SiteAddress, SitePage} from '../types';
import type {AreaPages} from './pages';

interface WriteOptions {
  options: MarkdownOptions;
  /** Language of the pages. */
  locale: string;
  /** Folder of the built site. */
  outDir: string;
  site: SiteAddress;
  areas: readonly AreaPages[];
  /** What the site is. */
  summary: Summary;
  /** Addresses of all pages. */
  routes: readonly string[];
  report: GuideWriting['report'];
  /** Whether programs find a skill here: a host has one, in the site's first language. */
  offersSkill: boolean;
}

/** Files that a build may have made of the specifications. */
const SPECIFICATIONS: readonly OfferedFile[] = [
  {title: 'openapi.json', path: 'openapi.json', description: 'The REST API as an OpenAPI description.'},
  {title: 'schema.graphql', path: 'schema.graphql', description: 'The GraphQL API in the schema language.'},
];

/** Files for API clients that the generation may have made, by what their names end in. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  '.postman_collection.json': 'All requests and examples of the REST API as a Postman collection.',
  '.bruno.zip': 'The same requests as a Bruno collection.',
  '.graphql.zip': 'A document with variables for each operation of the GraphQL API.',
};

const ARCHIVE: OfferedFile = {
  title: 'docs.zip',
  path: 'docs.zip',
  description: 'All pages as Markdown, with both specifications and the collections made from them.',
};

/**
 * @param build - the site, and how its texts are made
 */
export function writeMarkdown(build: WriteOptions): void {
  const {options, locale, outDir, site, areas, summary, report} = build;
  const pages = [...areas.flatMap((area) => area.pages), ...otherPages(build)];
  const links = linksOf(pages, site, publishedFiles(outDir));
  const html = htmlReader(links);
  const writing: GuideWriting = {...options, locale, links, html, report};
  const zipped = new Map<string, string | Uint8Array>();
  const full = new Map<string, string[]>();
  for (const page of pages) {
    const text = bodyOf(page, writing);
    const parts = partsOf(page, text, site);
    writeParts(page, parts, build);
    if (!page.isCurrent) continue;
    zipped.set(
      markdownAddress(page.path, site.baseUrl).slice(site.baseUrl.length),
      `${blocks(headOf(page, site), text)}\n`,
    );
    full.set(page.path, [...(full.get(page.path) ?? []), blocks(headOf(page, site), text)]);
  }
  const indexes = areas.map(({name, entries}): AreaIndex => {
    const {title, routeBasePath} = options.areas[name];
    return {name, title, folder: folderOf(routeBasePath), entries};
  });
  const write = (name: string, text: string): void => {
    put(path.join(outDir, name), text);
    if (name.endsWith('.txt') && !name.endsWith('llms-full.txt')) zipped.set(name, text);
  };
  for (const index of indexes) {
    const [first = '', ...more] = areaIndex(index, {...summary, title: `${summary.title}: ${index.title}`}, links);
    const further = more.map((_, at) => `llms-${at + 2}.txt`);
    const base = `${site.url}${site.baseUrl}${index.folder}`;
    const line = further.map((name) => link(name, `${base}${name}`)).join(', ');
    write(`${index.folder}llms.txt`, line === '' ? first : `${first.trimEnd()}\n\n${line}\n`);
    further.forEach((name, at) => write(`${index.folder}${name}`, more[at] ?? ''));
    const texts = addressesOf(index.entries).flatMap((address) => full.get(address) ?? []);
    write(`${index.folder}llms-full.txt`, `${texts.join('\n\n')}\n`);
  }
  const specifications = SPECIFICATIONS.filter((file) => fs.existsSync(path.join(outDir, file.path)));
  const offered = [...specifications, ...collectionsIn(outDir)];
  const base = `${site.url}${site.baseUrl}`;
  const [hasRest = false, hasGraphql = false] = SPECIFICATIONS.map((file) => specifications.includes(file));
  const about = {brand: options.brand, base, areas: indexes, hasRest, hasGraphql};
  const api = apiFacts(path.join(outDir, 'openapi.json'));
  const skill = build.offersSkill ? [writeSkill(outDir, site.baseUrl, {...about, api})] : [];
  write('llms.txt', siteIndex(indexes, [ARCHIVE, ...skill, ...offered], summary, links, base));
  for (const file of offered) zipped.set(file.path, fs.readFileSync(path.join(outDir, file.path)));
  fs.writeFileSync(path.join(outDir, ARCHIVE.path), archive(zipped));
}

function collectionsIn(outDir: string): OfferedFile[] {
  const folder = path.join(outDir, 'collections');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  return names.flatMap((name) => {
    const [, description] = Object.entries(COLLECTIONS).find(([ending]) => name.endsWith(ending)) ?? [];
    return description === undefined ? [] : [{title: name, path: `collections/${name}`, description}];
  });
}

function bodyOf(page: SitePage, writing: GuideWriting): string {
  if (page.file === undefined) return blocks(page.description, entryList(page.entries ?? [], writing.links));
  return pageText(readPage(page.file, writing), writing);
}

/** Pages of components: those whose Markdown the site has written, and others, such as search. */
function otherPages({options: {pages}, areas, routes, site, summary}: WriteOptions): SitePage[] {
  const known = new Set(areas.flatMap((area) => area.pages.map((page) => page.path)));
  const others = [...new Set(routes.map((route) => route.replace(/\/?$/, '/')))].filter(
    (route) => route.startsWith(site.baseUrl) && !known.has(route) && !/\/404\.html\/$|\*/.test(route),
  );
  return others.map((address): SitePage => {
    const isHome = address === site.baseUrl;
    const file = pages[`/${address.slice(site.baseUrl.length)}`];
    const name = address.split('/').at(-2) ?? '';
    return {
      area: 'docs',
      path: address,
      title: isHome ? summary.title : `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      description: isHome ? summary.description : '',
      file,
      isCurrent: isHome,
      entries: isHome ? areas.flatMap(({entries}) => entries.slice(0, 1)) : [],
    };
  });
}

/** Both addresses of a page's Markdown: beside its HTML, and its own address with another end. */
function writeParts(page: SitePage, parts: readonly string[], {outDir, site}: WriteOptions): void {
  const folder = path.join(outDir, decodeURI(page.path.slice(site.baseUrl.length)));
  const [first = ''] = parts;
  parts.forEach((text, index) => put(path.join(folder, partName(index)), text));
  put(path.join(outDir, decodeURI(markdownAddress(page.path, site.baseUrl).slice(site.baseUrl.length))), first);
}

function put(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

/** The root is the site's own index, so an area there has a folder of another name. */
const folderOf = (routeBasePath: string): string => {
  const folder = routeBasePath.replace(/^\/+|\/+$/g, '');
  return folder === '' ? 'guides/' : `${folder}/`;
};

function addressesOf(entries: readonly Entry[]): string[] {
  const all = entries.flatMap(({path: address, entries: inner = []}) => [
    ...(address === undefined ? [] : [address]),
    ...addressesOf(inner),
  ]);
  return [...new Set(all)];
}
