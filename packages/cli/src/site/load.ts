import fs from 'node:fs';
import path from 'node:path';
import {loadSiteConfig} from '@docusaurus/core/lib/server/config';
import {loadI18n} from '@docusaurus/core/lib/server/i18n';
import type {DocusaurusConfig} from '@docusaurus/types';
import {checkBrandImages} from '@paydocs/core/brand';
import {InputError, type Diagnostic} from '@paydocs/core';
import {
  getAreas,
  parseRequestedLanguages,
  checkVersionsAndLanguages,
  getLanguages,
  type SiteLanguage,
  resolveOptions,
  type Options,
} from '@paydocs/preset/site';
import type {PolicyNeeds} from '../hosting';
import {algoliaLogoStyles} from '@paydocs/search';
import {toInputError} from '../report';
import type {HostedSearch, Site} from './types';

const PRESET = '@paydocs/preset';

/**
 * Loads a site from its configuration, before any work begins.
 *
 * @param siteDir - absolute path of the project
 * @param args - arguments of `docusaurus build`, which may select languages
 * @returns the site
 * @throws InputError if the configuration or a file that it reads is invalid, or a version or language can't be built
 */
export async function loadSite(siteDir: string = process.cwd(), args: readonly string[] = []): Promise<Site> {
  const {siteConfig, siteConfigPath} = await loadSiteConfig({siteDir}).catch((error: unknown) => {
    throw toConfigError(error);
  });
  const {url, baseUrl, title, themeConfig} = siteConfig;
  const presetOptions = findPresetOptions(siteConfig, siteConfigPath);
  const options = resolveOptions(presetOptions, {siteDir, siteConfigPath, title});
  const {brand, brandFile = siteConfigPath, search} = options;
  if (presetOptions?.brand?.logo && presetOptions.brand.favicon) {
    checkBrandImages(
      brand,
      fs.existsSync(brandFile) ? fs.readFileSync(brandFile, 'utf8') : '',
      path.relative(siteDir, path.resolve(siteDir, brandFile)),
    );
  }
  const areas = getAreas(options);
  const configFile = path.relative(siteDir, siteConfigPath);
  checkVersionsAndLanguages({
    root: siteDir,
    guides: areas.docs,
    references: [areas.rest, areas.graphql],
    languages: getLanguages(siteConfig.i18n),
    configFile,
    args,
  });
  const languages = await loadLanguages(siteDir, siteConfig, args);
  const hosted = search.hosted ? getHostedSearch(themeConfig) : undefined;
  return {
    ...options,
    configFile,
    url,
    baseUrl,
    languages,
    areas,
    hosted,
    policyNeeds: getPolicyNeeds(hosted, siteConfig.customFields),
  };
}

/** Returns the needs of the security policy: third-party services, and styles that DocSearch inserts with its logo. */
const getPolicyNeeds = (hosted: HostedSearch | undefined, fields: DocusaurusConfig['customFields']): PolicyNeeds => ({
  ...(hosted && {searchId: hosted.appId}),
  assistant: hosted !== undefined && fields?.assistantId !== undefined,
  tagManager: fields?.tagManagerId !== undefined,
  insertedStyles: [algoliaLogoStyles],
});

/**
 * Loads the languages with their base URLs from Docusaurus. A language that is built alone is at the root of the site.
 */
async function loadLanguages(
  siteDir: string,
  config: DocusaurusConfig,
  args: readonly string[],
): Promise<Site['languages']> {
  const {defaultLocale, locales, localeConfigs} = await loadI18n({
    siteDir,
    config,
    currentLocale: config.i18n.defaultLocale,
    automaticBaseUrlLocalizationDisabled: parseRequestedLanguages(args).length === 1,
  });
  const toLanguage = (currentLocale: string): SiteLanguage => ({
    currentLocale,
    defaultLocale,
    baseUrl: localeConfigs[currentLocale]?.baseUrl ?? config.baseUrl,
  });
  return [toLanguage(defaultLocale), ...locales.filter((locale) => locale !== defaultLocale).map(toLanguage)];
}

/**
 * Reads the service that the search theme queries; `undefined` if it isn't configured. Its search-only key isn't needed
 * here.
 */
function getHostedSearch({algolia}: DocusaurusConfig['themeConfig']): HostedSearch | undefined {
  const {appId, indexName} = (algolia ?? {}) as Partial<HostedSearch>;
  return appId && indexName ? {appId, indexName} : undefined;
}

function findPresetOptions({presets}: DocusaurusConfig, file: string): Options | undefined {
  for (const preset of presets) {
    const [name, options] = Array.isArray(preset) ? preset : [preset, undefined];
    if (name === PRESET) return options as Options | undefined;
  }
  const message = `the list of presets doesn't contain "${PRESET}". Add it after "classic": ['${PRESET}', {…}].`;
  throw new InputError([{file: file.replace(`${process.cwd()}/`, ''), message}], 'config/site');
}

/**
 * Converts an error of Docusaurus's loader to an `InputError` if a writer can fix it, or else returns its cause. The
 * loader has its own copies of classes, so `instanceof` doesn't detect an `InputError`.
 */
function toConfigError(error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return cause;
  if (cause.name === 'InputError' && 'diagnostics' in cause)
    return new InputError(cause.diagnostics as Diagnostic[], 'config/site');
  const [, reason, file = '', line, column] = /ParseError: (.+?)\s*\n\s*(\S.*?):(\d+):(\d+)/.exec(cause.message) ?? [];
  if (reason === undefined) return toInputError(cause) ?? cause;
  return new InputError(
    [
      {
        file: file.replace(`${process.cwd()}/`, ''),
        line: Number(line),
        column: Number(column) + 1,
        message: `${reason.replace(/\.?$/, '.')} Check the quotes, commas, and brackets on this line and the previous one.`,
      },
    ],
    'config/site',
  );
}
