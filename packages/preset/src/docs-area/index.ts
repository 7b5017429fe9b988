import fs from 'node:fs';
import path from 'node:path';
import docsPlugin, {
  validateOptions as validateDocsOptions,
  type LoadedContent,
  type Options,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {getTranslationFolder} from '@paydocs/core';
import {guideLinksFile} from '../generatedFiles';
import {addSidebarKeys} from './sidebarKeys';
import {addDependencies, type MdxRule} from './mdxRule';

/** Absolute paths of folders with code that compiles pages. The bundler's cache doesn't track them by default. */
const COMPILER_FOLDERS = [
  __dirname,
  path.join(path.dirname(require.resolve('@paydocs/content/package.json')), 'src'),
  path.dirname(require.resolve('@paydocs/core/html')),
];

interface AreaOptions extends PluginOptions {
  /** Path of a file that a generation updates after it publishes pages of the area. Empty for other areas. */
  stamp: string;
  /** Path of the glossary page, relative to the area's folder. */
  glossary?: string;
}

/**
 * Creates an instance of the docs plugin for an area. It differs from the docs plugin in the files that it watches.
 *
 * In a generated area, it watches the stamp file instead of the pages. The docs plugin reloads the whole area for each
 * file that changes, and a generation may change hundreds.
 *
 * @param context - load context of Docusaurus
 * @param options - the docs plugin's options, the stamp of generated pages, and the glossary
 * @returns the docs plugin
 */
export default async function docsArea(
  context: LoadContext,
  {stamp, glossary, ...options}: AreaOptions,
): Promise<Plugin> {
  const {siteDir} = context;
  const plugin = (await docsPlugin(context, options)) as Plugin;
  const isGenerated = fs.existsSync(stamp);
  const sidebars = path.join(siteDir, 'sidebars.ts');
  const translations = getTranslationFolder({id: options.id}, context.i18n.currentLocale);
  const landingPages = [options.path, translations].flatMap((folder) =>
    ['index.md', 'index.mdx'].map((name) => path.join(siteDir, folder, name)),
  );
  return {
    ...plugin,
    async loadContent() {
      const content = (await plugin.loadContent?.()) as LoadedContent;
      const {currentLocale, defaultLocale} = context.i18n;
      if (isGenerated && currentLocale !== defaultLocale) content.loadedVersions.forEach(addSidebarKeys);
      return content;
    },
    getPathsToWatch: () =>
      isGenerated
        ? [path.resolve(stamp), ...landingPages, sidebars]
        : [...(plugin.getPathsToWatch?.() ?? []), sidebars],
    configureWebpack(...site) {
      const config = plugin.configureWebpack?.(...site) as {module: {rules: MdxRule[]}};
      const links = path.resolve(siteDir, guideLinksFile);
      const glossaryFiles = glossary === undefined ? [] : findGlossaryFiles(site[3] as LoadedContent, glossary);
      const dependencies = [
        ...COMPILER_FOLDERS.flatMap((folder) => listTypeScriptFiles(folder)),
        ...(fs.existsSync(links) ? [links] : []),
        ...glossaryFiles,
      ];
      const rules = config.module.rules.map((rule) => addDependencies(rule, dependencies));
      return {...config, module: {...config.module, rules}};
    },
  };
}

function listTypeScriptFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(folder, name));
}

/** Returns the absolute paths of a glossary's files in all versions, including translations. */
const findGlossaryFiles = ({loadedVersions}: LoadedContent, page: string): string[] =>
  loadedVersions
    .flatMap(({contentPath, contentPathLocalized}) => [contentPath, contentPathLocalized ?? contentPath])
    .map((folder) => path.join(folder, page))
    .filter((file) => fs.existsSync(file));

/** Validates the options. The docs plugin validates all of them except `stamp` and `glossary`. */
export function validateOptions({
  validate,
  options: {stamp = '', glossary, ...options},
}: {
  validate: Parameters<typeof validateDocsOptions>[0]['validate'];
  options: Options & {stamp?: string; glossary?: string};
}): AreaOptions {
  return {...validateDocsOptions({validate, options}), stamp, ...(glossary !== undefined && {glossary})};
}
