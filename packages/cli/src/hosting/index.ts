/** The build steps for hosting, which run after Docusaurus has written the site. */
import fs from 'node:fs';
import path from 'node:path';
import {type Brand, InputError, summarizeWarnings} from '@paydocs/core';
import {checkUrls} from './urls/check';
import {listUrls} from './urls/list';
import {writeRedirectPages} from './urls/redirectPages';
import {compressFolder} from './compressFolder';
import {checkLimits, HOSTING_FILE, generateHostFiles} from './hosts';
import {writePolicyIntoPages} from './policy/policyInPages';
import {createSitePolicy, type PolicyNeeds} from './policy/sitePolicy';
import {createHostingRules} from './rules/hosting';
import type {HostingRules, SiteLocation} from './rules/types';

export type {PolicyNeeds};

/** A site's location and what its security policy needs. */
interface ServedSite extends SiteLocation {
  /** Sources that the security policy must allow in addition to the site's own files. Default: none. */
  policyNeeds?: PolicyNeeds;
}

interface PrepareOptions extends ServedSite {
  /** Folder of the built site. */
  outDir: string;
  /** Folder for the configuration of each host. It isn't published, and each build replaces it. */
  hostsDir: string;
  brand: Brand;
  /** Folder with the lists of published URLs and redirects, relative to the project's root. */
  addresses: string;
  /** True to also write the policy into each page, for hosts that can't send headers. */
  policyInPages?: boolean;
  /**
   * True if lost URLs, invalid redirects, and policy violations fail the build. Otherwise, invalid redirects are
   * skipped.
   */
  isStrict: boolean;
}

/**
 * Prepares a built site for hosts: writes redirect pages, compressed files, and the configuration of each host.
 *
 * @param options - the built site and where to write the configurations
 * @returns warnings: configurations that exceed their host's limits, and a summary of policy violations
 * @throws InputError if a page loads a URL that no policy can name; in a strict build, also for lost URLs, invalid
 *   redirects, and policy violations
 */
export async function prepareHosting({
  outDir,
  hostsDir,
  isStrict,
  policyNeeds,
  policyInPages = false,
  ...site
}: PrepareOptions): Promise<string[]> {
  const {redirects, diagnostics} = checkUrls({outDir, ...site});
  if (isStrict && diagnostics.length > 0) throw new InputError(diagnostics, 'build/hosting');
  const {policy, warnings: violations} = createSitePolicy(outDir, policyNeeds);
  if (isStrict && violations.length > 0) throw new InputError(violations, 'build/hosting');
  const {url, baseUrl, languages} = site;
  const dottedPages = listUrls(outDir, site).filter((urlPath) => /\.[^/]*\/$/.test(urlPath));
  writeRedirectPages(outDir, redirects, site);
  const withBaseUrl = (urlPath: string): string => `${baseUrl}${urlPath.slice(1)}`;
  const hosting = createHostingRules({
    url,
    baseUrl,
    languages,
    policy,
    redirects: redirects.map(({from, to}) => ({from: withBaseUrl(from), to: withBaseUrl(to)})),
    dottedPages: dottedPages.map(withBaseUrl),
    hasMarkdown: hasMarkdown(outDir),
  });
  if (policyInPages) writePolicyIntoPages(outDir, policy);
  await compressFolder(outDir);
  const files = generateHostFiles(hosting);
  fs.rmSync(hostsDir, {recursive: true, force: true});
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(hostsDir, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, content);
  }
  return [...checkLimits(files), summarizeWarnings('security policy', violations)].filter((line) => line !== '');
}

/**
 * Reads the hosting rules that the build wrote. If there are none, as after `docusaurus build` alone, computes them
 * without redirects.
 *
 * @param outDir - folder of the built site
 * @param hostsDir - folder with the configuration of each host
 * @param site - the site's location and policy needs
 * @returns the hosting rules of the site
 */
export async function readHostingRules(
  outDir: string,
  hostsDir: string,
  {url, baseUrl, languages, policyNeeds}: ServedSite,
): Promise<HostingRules> {
  const file = path.join(hostsDir, HOSTING_FILE);
  // Older versions wrote no languages.
  if (fs.existsSync(file))
    return {languages: [], ...(JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<HostingRules>)} as HostingRules;
  return createHostingRules({
    url,
    baseUrl,
    languages,
    policy: createSitePolicy(outDir, policyNeeds).policy,
    redirects: [],
    dottedPages: [],
    hasMarkdown: hasMarkdown(outDir),
  });
}

const hasMarkdown = (outDir: string): boolean => fs.existsSync(path.join(outDir, 'index.md'));
