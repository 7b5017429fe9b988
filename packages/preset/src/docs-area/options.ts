import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import checklists from '@paydocs/guides/checklists';
import specEmbeds from '@paydocs/guides/embeds/remark';
import foldedCode from '@paydocs/guides/folded-code';
import glossary from '@paydocs/guides/glossary';
import linkedNames from '@paydocs/guides/linked-names';
import pageFiles from '@paydocs/guides/page-files';
import noComments from '@paydocs/guides/pages/comments';
import tableLabels from '@paydocs/guides/table-labels';
import translatedLinks from '@paydocs/guides/translated-links';
import {areasOf} from '../areas';
import {embedFolder, guideLinksFile, publicationStamp} from '../generatedFiles';
import {guideCode} from '../guideCode';
import {inLanguage, isTranslation, type Language} from '../languages';
import type {PresetOptions} from '../options/types';
import {ownSidebar} from './ownSidebar';

type AreaOptions = DocsOptions & {stamp: string; glossary?: string};

/** @returns how the pages of every area are compiled */
function compilation(options: PresetOptions, language: Language): DocsOptions {
  return {
    breadcrumbs: true,
    sidebarCollapsible: true,
    beforeDefaultRemarkPlugins: [
      noComments,
      pageFiles,
      [specEmbeds, {strict: options.strict, folder: inLanguage(embedFolder, language)}],
      [linkedNames, {file: guideLinksFile}],
      ...(isTranslation(language) ? [[translatedLinks, {locale: language.currentLocale}] as never] : []),
    ],
    rehypePlugins: [guideCode(options), foldedCode, tableLabels, checklists],
  };
}

/**
 * @param options - of the preset
 * @param language - that is built
 * @returns the options of the docs instance of the guides
 */
export function guidesArea(options: PresetOptions, language: Language): AreaOptions {
  const {docs} = areasOf(options);
  const shared = compilation(options, language);
  const {beforeDefaultRemarkPlugins = [], rehypePlugins = [], glossary: page, ...own} = options.guides;
  const terms = {page, folder: docs.path, locale: language.currentLocale, brand: options.brand};
  return {
    ...shared,
    ...own,
    ...(page !== undefined && {glossary: page}),
    beforeDefaultRemarkPlugins: [
      ...shared.beforeDefaultRemarkPlugins!,
      ...beforeDefaultRemarkPlugins,
      ...(page === undefined ? [] : [[glossary, terms] as never]),
    ],
    rehypePlugins: [...shared.rehypePlugins!, ...rehypePlugins],
    ...docs,
    stamp: publicationStamp(docs.id),
  };
}

/**
 * @param area - which reference
 * @param options - of the preset
 * @param language - that is built
 * @returns the options of the docs instance of a reference
 */
export function referenceArea(area: 'rest' | 'graphql', options: PresetOptions, language: Language): AreaOptions {
  const {id, ...place} = areasOf(options)[area];
  const {sidebarPath} = options[area];
  return {
    ...compilation(options, language),
    id,
    ...place,
    stamp: publicationStamp(inLanguage(id, language)),
    docCategoryGeneratedIndexComponent: '@theme/StaticDocIndex',
    numberPrefixParser: false,
    ...(sidebarPath ? {sidebarPath} : {sidebarItemsGenerator: ownSidebar(area, place.path)}),
  };
}
