/** Builds the same content with Starlight, from the Markdown of the pages that our build publishes. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {listFiles} from '@paydocs/core';
import {measure, type Usage} from '../builds/measure';

const FILES = ['package.json', 'astro.config.mjs'];
const PAGES = 'src/content/docs';
/** Collections that Starlight requires. */
const COLLECTIONS = `import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
import {defineCollection} from 'astro:content';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;
/** Pages of an older version, and files for agents. */
const EXCLUDED = /^(?:collections|docs)\/|^\d/;

/** Built Starlight site. */
export interface StarlightSite {
  /** Absolute path; the site is in `build/`. */
  folder: string;
  build: Usage;
  pages: number;
  remove(): void;
}

/**
 * Installs Starlight in a temporary folder, which needs the network, and builds a site of published Markdown.
 *
 * @param build - path of the folder with the built site, with a Markdown file for each page
 * @param routes - pages to build in addition to the guides: with all pages, each would have a sidebar of hundreds of
 *   entries
 * @returns the site, which the caller removes
 * @throws Error with the end of the output if Starlight can't be installed or built
 */
export function buildStarlight(build: string, routes: readonly string[]): StarlightSite {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starlight-'));
  for (const file of FILES) fs.copyFileSync(path.join(__dirname, file), path.join(folder, file));
  fs.mkdirSync(path.join(folder, PAGES), {recursive: true});
  fs.writeFileSync(path.join(folder, 'src/content.config.ts'), COLLECTIONS);
  const includedFiles = new Set(routes.map((route) => `${route.replace(/^\/|\/$/g, '') || 'index'}.md`));
  const files = listFiles(build)
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.relative(build, file))
    .filter((file) => includedFiles.has(file) || (!file.startsWith('apis/') && !EXCLUDED.test(file)));
  for (const file of files) copyPage(path.join(build, file), path.join(folder, PAGES, file));
  fs.writeFileSync(path.join(folder, 'sidebar.json'), JSON.stringify(createSidebar(files)));
  measure('Starlight, install', [['npm', 'install', '--no-audit', '--no-fund']], folder, process.env);
  const node = path.join(folder, 'node_modules/node/bin/node');
  const command = [node, 'node_modules/astro/bin/astro.mjs', 'build', '--outDir', 'build'] as const;
  const usage = measure('Starlight, build', [command], folder, {...process.env, ASTRO_TELEMETRY_DISABLED: '1'});
  return {
    folder,
    build: usage,
    pages: files.length,
    remove: () => fs.rmSync(folder, {recursive: true, force: true}),
  };
}

/** Copies a page without its heading, because Starlight renders the title itself. */
function copyPage(source: string, target: string): void {
  const [, title = 'Untitled', text = ''] =
    /^---\n(?:.*\n)*?title: (.*)\n(?:.*\n)*?---\n([^]*)$/.exec(fs.readFileSync(source, 'utf8')) ?? [];
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, `---\ntitle: ${title}\n---\n${text.replace(/^# .*\n/m, '')}`);
}

/** @returns the sidebar, with the pages of each folder, and the pages at the top level */
function createSidebar(files: readonly string[]): object[] {
  const slugs = files.map((file) => file.replace(/\.md$/, ''));
  const folders = new Set(slugs.filter((slug) => slug.includes('/')).map((slug) => slug.slice(0, slug.indexOf('/'))));
  return [
    ...slugs.filter((slug) => !slug.includes('/') && slug !== 'index').map((slug) => ({slug})),
    ...[...folders].map((directory) => ({label: directory, items: [{autogenerate: {directory}}]})),
  ];
}
