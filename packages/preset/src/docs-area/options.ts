import {
  checklists,
  componentImports,
  foldedCode,
  glossary,
  linkedNames,
  pageFiles,
  specEmbeds,
  stripComments,
  tableLabels,
  translatedLinks,
} from '@paydocs/content/plugins';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {getAreas} from '../areas';
import {embedFolder, guideLinksFile, getPublicationStampFile} from '../generatedFiles';
import {guideCode} from '../guideCode';
import {addLanguageSuffix, isTranslation, type Language} from '../languages';
import type {PresetOptions} from '../options/types';
import {createSidebarGenerator} from './sidebarGenerator';

type AreaOptions = DocsOptions & {stamp: string; glossary?: string};

/** Returns the options for compiling pages that all areas share. */
function getCompilationOptions(options: PresetOptions, language: Language): DocsOptions {
  return {
    breadcrumbs: true,
    sidebarCollapsible: true,
    beforeDefaultRemarkPlugins: [
      stripComments,
      pageFiles,
      [specEmbeds, {strict: options.strict, folder: addLanguageSuffix(embedFolder, language)}],
      [linkedNames, {file: guideLinksFile}],
      ...(isTranslation(language) ? [[translatedLinks, {locale: language.currentLocale}] as never] : []),
    ],
    rehypePlugins: [guideCode(options), foldedCode, tableLabels, checklists],
  };
}

/**
 * Returns the options of the guides' docs instance.
 *
 * @param options - options of the preset, with defaults for omitted ones
 * @param language - language that is being built
 */
export function getGuidesAreaOptions(options: PresetOptions, language: Language): AreaOptions {
  const {docs} = getAreas(options);
  const shared = getCompilationOptions(options, language);
  const {
    beforeDefaultRemarkPlugins = [],
    rehypePlugins = [],
    glossary: page,
    components,
    ...docsOptions
  } = options.guides;
  const modules = Object.fromEntries(Object.entries(components).map(([name, {module}]) => [name, module]));
  const terms = {page, folder: docs.path, locale: language.currentLocale, brand: options.brand};
  return {
    ...shared,
    ...docsOptions,
    ...(page !== undefined && {glossary: page}),
    beforeDefaultRemarkPlugins: [
      ...shared.beforeDefaultRemarkPlugins!,
      [componentImports, modules],
      ...beforeDefaultRemarkPlugins,
      ...(page === undefined ? [] : [[glossary, terms] as never]),
    ],
    rehypePlugins: [...shared.rehypePlugins!, ...rehypePlugins],
    ...docs,
    stamp: getPublicationStampFile(docs.id),
  };
}

/**
 * Returns the options of a reference's docs instance.
 *
 * @param area - ID of the reference
 * @param options - options of the preset, with defaults for omitted ones
 * @param language - language that is being built
 */
export function getReferenceAreaOptions(
  area: 'rest' | 'graphql',
  options: PresetOptions,
  language: Language,
): AreaOptions {
  const {id, ...paths} = getAreas(options)[area];
  const {sidebarPath} = options[area];
  return {
    ...getCompilationOptions(options, language),
    id,
    ...paths,
    stamp: getPublicationStampFile(addLanguageSuffix(id, language)),
    docCategoryGeneratedIndexComponent: '@theme/StaticDocIndex',
    numberPrefixParser: false,
    ...(sidebarPath ? {sidebarPath} : {sidebarItemsGenerator: createSidebarGenerator(area, paths.path)}),
  };
}
