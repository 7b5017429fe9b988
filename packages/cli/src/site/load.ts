import fs from 'node:fs';
import path from 'node:path';
import {loadSiteConfig} from '@docusaurus/core/lib/server/config';
import {loadI18n} from '@docusaurus/core/lib/server/i18n';
import type {DocusaurusConfig} from '@docusaurus/types';
import {checkImages} from '@paydocs/core/brand/files';
import {InputError, type InputProblem} from '@paydocs/core/inputError';
import {areasOf} from '@paydocs/preset/areas';
import {askedLanguages, checkEditions} from '@paydocs/preset/edition';
import {languagesOf, type SiteLanguage} from '@paydocs/preset/languages';
import {readOptions, type Options} from '@paydocs/preset/options';
import type {PolicyNeeds} from '@paydocs/hosting';
import {logoStyles} from '@paydocs/search/logoStyles';
import {asInputError} from '../report';
import type {HostedSearch, Site} from './types';

const PRESET = '@paydocs/preset';

/**
 * Reads what a site is made of from its configuration, before any work begins.
 *
 * @param siteDir - absolute path of the project
 * @param args - of `docusaurus build`, which may ask for languages
 * @returns the site
 * @throws InputError that lists what is wrong with the configuration and the files that it reads, and the versions and
 *   languages that could not be built
 */
export async function loadSite(siteDir: string = process.cwd(), args: readonly string[] = []): Promise<Site> {
  const {siteConfig, siteConfigPath} = await loadSiteConfig({siteDir}).catch((error: unknown) => {
    throw mistakesOf(error);
  });
  const {url, baseUrl, title, themeConfig} = siteConfig;
  const written = presetOptions(siteConfig, siteConfigPath);
  const options = readOptions(written, {siteDir, siteConfigPath, title});
  const {brand, brandFile = siteConfigPath, rest, graphql, search, checks, addresses, policyInPages, strict} = options;
  if (written?.brand?.logo && written.brand.favicon) {
    checkImages(
      brand,
      fs.existsSync(brandFile) ? fs.readFileSync(brandFile, 'utf8') : '',
      path.relative(siteDir, path.resolve(siteDir, brandFile)),
    );
  }
  const areas = areasOf(options);
  const configFile = path.relative(siteDir, siteConfigPath);
  checkEditions({
    root: siteDir,
    guides: areas.docs,
    references: [areas.rest, areas.graphql],
    languages: languagesOf(siteConfig.i18n),
    configFile,
    args,
  });
  const languages = await siteLanguages(siteDir, siteConfig, args);
  const hosted = search.hosted ? hostedSearch(themeConfig) : undefined;
  return {
    configFile,
    url,
    baseUrl,
    languages,
    brand,
    brandFile: options.brandFile,
    areas,
    rest,
    graphql,
    checks,
    addresses,
    hosted,
    policyNeeds: policyNeeds(hosted, siteConfig.customFields),
    policyInPages,
    strict,
  };
}

/** DocSearch inserts styles with its picture; the services of others are named in the configuration. */
const policyNeeds = (hosted: HostedSearch | undefined, fields: DocusaurusConfig['customFields']): PolicyNeeds => ({
  ...(hosted && {searchId: hosted.appId}),
  assistant: hosted !== undefined && fields?.assistantId !== undefined,
  tagManager: fields?.tagManagerId !== undefined,
  insertedStyles: [logoStyles],
});

/** The languages with their addresses, as Docusaurus decides them: one that is built alone is at the root of the site. */
async function siteLanguages(
  siteDir: string,
  config: DocusaurusConfig,
  args: readonly string[],
): Promise<Site['languages']> {
  const {defaultLocale, locales, localeConfigs} = await loadI18n({
    siteDir,
    config,
    currentLocale: config.i18n.defaultLocale,
    automaticBaseUrlLocalizationDisabled: askedLanguages(args).length === 1,
  });
  const languageOf = (currentLocale: string): SiteLanguage => ({
    currentLocale,
    defaultLocale,
    baseUrl: localeConfigs[currentLocale]?.baseUrl ?? config.baseUrl,
  });
  return [languageOf(defaultLocale), ...locales.filter((locale) => locale !== defaultLocale).map(languageOf)];
}

/** The service that the search theme asks. Its key may only search: nobody here needs it. */
function hostedSearch({algolia}: DocusaurusConfig['themeConfig']): HostedSearch | undefined {
  const {appId, indexName} = (algolia ?? {}) as Partial<HostedSearch>;
  return appId && indexName ? {appId, indexName} : undefined;
}

function presetOptions({presets}: DocusaurusConfig, file: string): Options | undefined {
  for (const preset of presets) {
    const [name, options] = Array.isArray(preset) ? preset : [preset, undefined];
    if (name === PRESET) return options as Options | undefined;
  }
  const message = `the list of presets doesn't contain "${PRESET}". Add it after "classic": ['${PRESET}', {…}].`;
  throw new InputError([{file: file.replace(`${process.cwd()}/`, ''), message}]);
}

/** What Docusaurus could not load has its reason as the cause; the loader has classes of its own. */
function mistakesOf(error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return cause;
  if (cause.name === 'InputError' && 'problems' in cause) return new InputError(cause.problems as InputProblem[]);
  const [, reason, file = '', line, column] = /ParseError: (.+?)\s*\n\s*(\S.*?):(\d+):(\d+)/.exec(cause.message) ?? [];
  if (reason === undefined) return asInputError(cause) ?? cause;
  return new InputError([
    {
      file: file.replace(`${process.cwd()}/`, ''),
      line: Number(line),
      column: Number(column) + 1,
      message: `${reason.replace(/\.?$/, '.')} Check the quotes, commas, and brackets of this line and the previous one.`,
    },
  ]);
}
