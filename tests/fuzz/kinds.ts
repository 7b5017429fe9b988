/** Sources to mutate, and what is generated from them. Loaded after the process has changed to its own folder. */
import fs from 'node:fs';
import path from 'node:path';
import * as mdx from '@docusaurus/mdx-loader/lib/processor';
import {validateDocFrontMatter} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {DEFAULT_PARSE_FRONT_MATTER, escapeMarkdownHeadingIds, unwrapMdxCodeBlocks} from '@docusaurus/utils';
import {brand} from '../../src/brand';
import {checkGuides, loadSidebars, checkStructure, readGuide} from '@paydocs/content/guides';
import {InputError, replaceBrandTokensInMarkdown, listFiles} from '@paydocs/core';
import {generateGraphqlPages} from '@paydocs/reference/generate';
import {restPages} from '../reference/restPages';
import {joinSchema, bundleOpenApi} from '@paydocs/specs/read';
import {codeFrames} from '@paydocs/content/code-frames';

export interface Kind {
  /** Folder of this repository with the files to mutate. */
  source: string;
  /** Name of the copy in the process's own folder. */
  folder: string;
  /** Pattern of the files to mutate. */
  mutatedFiles: RegExp;
  /** Generates everything, as the generation does. */
  generate(staging: string, mutated: string): Promise<void>;
}

const repository = path.resolve(__dirname, '../..');

type Options = Parameters<typeof mdx.createProcessorUncached>[0]['options'];
const options = {
  markdownConfig: {anchors: {}, hooks: {}, mdx1Compat: {}},
  staticDirs: [],
  siteDir: process.cwd(),
  rehypePlugins: [[codeFrames, {provider: 'Example'}]],
} as unknown as Options;

/** Compiles a page as Docusaurus does: what passes our checks must also pass those of Docusaurus. */
async function compile(file: string, text: string): Promise<void> {
  const content = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(text));
  const format = file.endsWith('.mdx') ? 'mdx' : 'md';
  const processor = await mdx.createProcessorUncached({options, format});
  await processor.process({content, filePath: path.resolve(file), frontMatter: {}, compilerName: 'client'});
}

async function compilePages(folder: string): Promise<void> {
  for (const file of listFiles(folder).filter((name) => name.endsWith('.mdx'))) {
    await compile(`apis/rest/${path.relative(folder, file)}`, fs.readFileSync(file, 'utf8'));
  }
}

export const kinds: Record<string, Kind> = {
  openapi: {
    source: path.join(repository, 'tests/fixtures/openapi-rules'),
    folder: 'openapi',
    mutatedFiles: /\.yaml$/,
    async generate(staging) {
      const document = await bundleOpenApi(path.resolve('openapi'), path.join(repository, 'redocly.yaml'));
      await restPages(document, staging);
      await compilePages(staging);
    },
  },
  graphql: {
    source: path.join(repository, 'tests/fixtures/graphql-rules'),
    folder: 'graphql',
    mutatedFiles: /\.graphql$/,
    async generate(staging) {
      const {sdl} = joinSchema(path.resolve('graphql'));
      const schema = path.resolve('joined.graphql');
      fs.writeFileSync(schema, sdl);
      const calls = {url: 'https://api.example', webSocketUrl: 'wss://api.example', apiKeyVariable: 'API_KEY'};
      const reference = {schema, basePath: 'apis/graphql', baseUrl: '/', loadPageOptions: () => ({calls})};
      await generateGraphqlPages(reference, staging);
      await compilePages(staging);
    },
  },
  pages: {
    source: path.join(repository, 'docs'),
    folder: 'docs',
    mutatedFiles: /\.mdx?$/,
    async generate(staging, mutated) {
      await checkGuides([mutated], brand);
      const source = fs.readFileSync(mutated, 'utf8').replace(/\r\n/g, '\n');
      const text = replaceBrandTokensInMarkdown(source, path.resolve(mutated), brand);
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: mutated, fileContent: text});
      validateDocFrontMatter(frontMatter);
      await compile(mutated, text);
      fs.writeFileSync(path.join(staging, 'checked'), '');
    },
  },
  sidebars: {
    source: path.join(__dirname, 'sidebars'),
    folder: 'sidebars',
    mutatedFiles: /\.ts$/,
    async generate(staging, mutated) {
      const {sidebars, source} = await loadSidebars(mutated);
      const guides = ['docs/a.md', 'docs/b/c.md'].flatMap((file) => readGuide(file, brand).guide ?? []);
      const area = {sidebar: 'docs', folder: 'docs', items: sidebars.docs};
      const {diagnostics} = await checkStructure(guides, area, source);
      if (diagnostics.length > 0) throw new InputError(diagnostics, 'sidebars/entry');
      fs.writeFileSync(path.join(staging, 'checked'), '');
    },
  },
};
