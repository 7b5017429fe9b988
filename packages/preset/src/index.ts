/**
 * A Docusaurus preset for documentation with guides, a REST reference, and a GraphQL reference. `README.md` describes
 * its use, and `options/types.ts` lists its options.
 */
import path from 'node:path';
import type {LoadContext, PluginConfig} from '@docusaurus/types';
import {firstPaint} from '@paydocs/static-pages';
import {createGraphqlPlugin} from '@paydocs/reference';
import {getStylesheetPackageFolders} from '@paydocs/search/plugin';
import {styleSheets, themeComponents} from '@paydocs/theme/plugin';
import {defaultLexiconFiles} from '@paydocs/search';
import {getAreas} from './areas';
import browserCode from './browser-code';
import {createCardsPlugin} from './page-files/cards';
import {getGuidesAreaOptions, getReferenceAreaOptions} from './docs-area/options';
import {
  getRequestFormFolder,
  embedFolder,
  guideSectionsFile,
  moduleListFile,
  diagnosticsFile,
  getPublicationStampFile,
  getSearchRecordsFile,
  getSearchFolder,
} from './generatedFiles';
import {addLanguageSuffix} from './languages';
import licenses from './licenses';
import {createLookPlugin} from './look';
import {createComponentTextReader} from './page-files/componentTexts';
import {createMarkdownPlugin} from './page-files/markdown';
import {createGraphqlReferenceOptions, createRestReferenceOptions} from './references/create';
import {assertReferencesExist} from './assertReferencesExist';
import {resolveOptions} from './options/read';
import type {Options} from './options/types';

export type {Options} from './options/types';

/** Returns the absolute path of the plugin in a folder of this package. */
const getPluginPath = (name: string): string => path.join(__dirname, name, 'index.ts');

/**
 * Creates the Docusaurus preset.
 *
 * @param context - load context of Docusaurus
 * @param siteOptions - the site's options; see {@link Options}
 * @returns the plugins, all as themes; they load after the presets that are listed before this one, so that their
 *   components and styles replace the classic theme's
 * @throws InputError if options are invalid or the references haven't been generated
 */
export default function preset({siteDir, siteConfigPath, siteConfig, i18n}: LoadContext, siteOptions?: Options) {
  const options = resolveOptions(siteOptions, {siteDir, siteConfigPath, title: siteConfig.title});
  const {brand, rest, graphql, fieldNotes, search, strict} = options;
  const areas = getAreas(options);
  assertReferencesExist(siteDir, areas, i18n);
  const themes: PluginConfig[] = [
    styleSheets,
    [getPluginPath('docs-area'), getGuidesAreaOptions(options, i18n)],
    [getPluginPath('docs-area'), getReferenceAreaOptions('rest', options, i18n)],
    [getPluginPath('docs-area'), getReferenceAreaOptions('graphql', options, i18n)],
    [
      require.resolve('@paydocs/search/plugin'),
      {
        isHosted: search.hosted,
        areas,
        guideSections: guideSectionsFile,
        guideStamp: getPublicationStampFile('sections'),
        textsOf: createComponentTextReader(
          options.guides.components,
          addLanguageSuffix(embedFolder, i18n),
          i18n.currentLocale,
        ),
        lexicons: search.lexicons ?? defaultLexiconFiles,
        recordsFile: getSearchRecordsFile(i18n),
        searchFolder: getSearchFolder(),
        supportUrl: brand.urls.support,
      },
    ],
    [
      require.resolve('@paydocs/reference/request-form'),
      {
        rest: createRestReferenceOptions({brand, areas, fieldNotes}),
        graphql: createGraphqlReferenceOptions({...options, areas, baseUrl: siteConfig.baseUrl}),
        folder: getRequestFormFolder(),
      },
    ],
    ...createMarkdownPlugin(options),
    ...createCardsPlugin(options, i18n, siteDir),
    [
      require.resolve('@paydocs/static-pages'),
      {
        modules: ['@paydocs/search/shell', '@paydocs/reference/request-form/client'].map((name) =>
          require.resolve(name),
        ),
        islands: [
          path.join(path.dirname(require.resolve('@paydocs/search/shell')), '../islands'),
          path.dirname(require.resolve('@paydocs/reference/request-form/client')),
        ],
      },
    ],
    firstPaint,
    [getPluginPath('diagnostics-overlay'), {problems: diagnosticsFile}],
    [getPluginPath('module-list'), {file: addLanguageSuffix(moduleListFile, i18n)}],
    (site) => licenses(site, getStylesheetPackageFolders()),
    browserCode,
    themeComponents,
    (site) => createLookPlugin(site, brand),
    [require.resolve('@paydocs/reference/rest/plugin'), {...createRestReferenceOptions({brand, areas, fieldNotes})}],
    createGraphqlPlugin(createGraphqlReferenceOptions({...options, areas, baseUrl: siteConfig.baseUrl})),
    // After the plugins that write files to which pages link: `postBuild` hooks without an `await` finish in order.
    [
      getPluginPath('link-check'),
      {
        strict,
        references: [
          {...areas.rest, specification: rest.specification},
          {...areas.graphql, specification: graphql.specification},
        ],
      },
    ],
  ];
  return {themes};
}
