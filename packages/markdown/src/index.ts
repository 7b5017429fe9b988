/**
 * The documentation for programs that read it: every page as Markdown beside its HTML, `llms.txt` with all of them, and an
 * archive. Texts are made of sources and of the data of pages, in a build alone.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {escapeHtml} from '@paydocs/core/markdown/markdown';
import {InputError, type InputProblem} from '@paydocs/core/inputError';
import {packageMessages} from '@paydocs/core/packageMessages';
import {withTexts} from '@paydocs/core/translate';
import {summarizeWarnings} from '@paydocs/core/warnings';
import type {ComponentForm} from './guide/options';
import {lastChange} from './history';
import type {Assistant, MarkdownArea, MarkdownOptions} from './options';
import {areaPages, type AreaPages} from './plugin/pages';
import {writeMarkdown} from './plugin/write';
export type {Assistant, ComponentForm, MarkdownArea, MarkdownOptions};

/** Its pages name what stands in them in the language of the site. */
const REFERENCE = path.dirname(require.resolve('@paydocs/reference/package.json'));
const GUIDES = path.dirname(require.resolve('@paydocs/guides/package.json'));
const OWN = path.dirname(require.resolve('@paydocs/markdown/package.json'));

/**
 * @param context - the site
 * @param options - see {@link MarkdownOptions}
 * @returns the plugin
 */
export default function markdown(context: LoadContext, options: MarkdownOptions): Plugin {
  const {siteDir, i18n, codeTranslations} = context;
  let areas: AreaPages[] = [];
  return {
    name: 'markdown-pages',
    injectHtmlTags: () => ({preBodyTags: [`<p hidden>${escapeHtml(noteOf(context.baseUrl))}</p>`]}),
    async allContentLoaded({allContent, actions}) {
      const instances = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<
        string,
        LoadedContent | undefined
      >;
      const references = Object.values(options.areas).flatMap(({id, specification}) => {
        const date = specification === undefined ? undefined : lastChange(specification, siteDir);
        return date === undefined ? [] : [[id, date] as const];
      });
      const dates: Readonly<Record<string, string>> = Object.fromEntries(references);
      // By it, pages know that they have Markdown and to whom they offer it, and those of references when they were changed.
      actions.setGlobalData({dates, assistants: options.assistants});
      areas = (['docs', 'rest', 'graphql'] as const).map((name) => {
        const {id} = options.areas[name];
        return areaPages(name, instances[id], {
          id,
          date: dates[id],
          version: name === 'rest' ? apiVersion(path.join(siteDir, options.openapi)) : undefined,
        });
      });
    },
    async postBuild({outDir, siteConfig, routesPaths}) {
      const messages = {
        ...packageMessages(REFERENCE, i18n.currentLocale),
        ...packageMessages(REFERENCE, i18n.currentLocale, 'pages'),
        ...packageMessages(GUIDES, i18n.currentLocale),
        ...packageMessages(OWN, i18n.currentLocale, 'pages'),
        ...codeTranslations,
      };
      const problems: InputProblem[] = [];
      const site = {url: siteConfig.url, baseUrl: siteConfig.baseUrl};
      withTexts(messages, () =>
        writeMarkdown({
          options,
          locale: i18n.currentLocale,
          outDir,
          site,
          areas,
          summary: {title: siteConfig.title, description: siteConfig.tagline},
          routes: routesPaths,
          report: (problem) => void problems.push(problem),
          offersSkill: i18n.currentLocale === i18n.defaultLocale,
        }),
      );
      if (problems.length === 0) return;
      if (options.strict) throw new InputError(problems);
      const warnings = problems.map((problem) => ({...problem, kind: 'component without Markdown'}));
      // The mark by which this framework's warnings are known.
      console.warn(`[WARNING] ${summarizeWarnings('Markdown of pages', warnings)}`);
    },
  };
}

function apiVersion(file: string): string | undefined {
  if (!fs.existsSync(file)) return undefined;
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as {info?: {version?: string}}).info?.version;
}

/** What a program that reads HTML should know first. Nobody sees it, and no screen reader tells it. */
const noteOf = (baseUrl: string): string =>
  `Programs: ${baseUrl}llms.txt lists all pages. Add .md to the URL of a page for its Markdown.`;
