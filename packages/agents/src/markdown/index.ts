/**
 * Publishes the documentation for programs: each page as Markdown, `llms.txt` with a list of all pages, and an archive.
 * The Markdown is converted from the built HTML, so the development server doesn't have it.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {escapeHtml} from '@paydocs/core/html';
import {readPackageMessages, withMessages} from '@paydocs/core';
import {collectAreaPages, type AreaPages} from '@paydocs/search';
import {getLastCommitDate} from './history';
import type {Assistant, MarkdownArea, MarkdownOptions} from './options';
import {writeMarkdown} from './plugin/writeMarkdown';
export type {Assistant, MarkdownArea, MarkdownOptions};

const PACKAGE_FOLDER = path.dirname(require.resolve('@paydocs/agents/package.json'));

/** Creates the Docusaurus plugin that publishes the documentation for programs. */
export default function markdown(context: LoadContext, options: MarkdownOptions): Plugin {
  const {siteDir, i18n, codeTranslations} = context;
  let areas: AreaPages[] = [];
  return {
    name: 'markdown-pages',
    injectHtmlTags: () => ({preBodyTags: [`<p hidden>${escapeHtml(getHiddenNote(context.baseUrl))}</p>`]}),
    async allContentLoaded({allContent, actions}) {
      const instances = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<
        string,
        LoadedContent | undefined
      >;
      const dateEntries = Object.values(options.areas).flatMap(({id, specification}) => {
        const date = specification === undefined ? undefined : getLastCommitDate(specification, siteDir);
        return date === undefined ? [] : [[id, date] as const];
      });
      const dates: Readonly<Record<string, string>> = Object.fromEntries(dateEntries);
      // Pages use the assistants to offer their Markdown. Reference pages also display the date of their last change.
      actions.setGlobalData({dates, assistants: options.assistants});
      areas = (['docs', 'rest', 'graphql'] as const).map((name) => {
        const {id} = options.areas[name];
        return collectAreaPages(name, instances[id], {
          id,
          date: dates[id],
          version: name === 'rest' ? readApiVersion(path.join(siteDir, options.openapi)) : undefined,
        });
      });
    },
    async postBuild({outDir, siteConfig, routesPaths}) {
      const messages = {
        ...readPackageMessages(PACKAGE_FOLDER, i18n.currentLocale, 'pages'),
        ...codeTranslations,
      };
      const site = {url: siteConfig.url, baseUrl: siteConfig.baseUrl};
      withMessages(messages, () =>
        writeMarkdown({
          options,
          outDir,
          site,
          areas,
          summary: {title: siteConfig.title, description: siteConfig.tagline},
          routes: routesPaths,
          offersSkill: i18n.currentLocale === i18n.defaultLocale,
        }),
      );
    },
  };
}

function readApiVersion(file: string): string | undefined {
  if (!fs.existsSync(file)) return undefined;
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as {info?: {version?: string}}).info?.version;
}

/** Returns a note for programs that read the HTML. The page hides it from readers, including screen readers. */
const getHiddenNote = (baseUrl: string): string =>
  `For programs: ${baseUrl}llms.txt lists all pages. To get a page as Markdown, add .md to its URL.`;
