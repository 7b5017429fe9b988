/** What a build does for hosting, when Docusaurus has written the site. */
import fs from 'node:fs';
import path from 'node:path';
import type {Brand} from '@paydocs/core/brand/types';
import {InputError} from '@paydocs/core/inputError';
import {summarizeWarnings} from '@paydocs/core/warnings';
import {checkAddresses} from './addresses/check';
import {addressesOf} from './addresses/list';
import {writeRedirectPages} from './addresses/redirectPages';
import {compressFolder} from './compressFolder';
import {beyondLimits, HOSTING_FILE, hostFiles} from './hosts';
import {writePolicyIntoPages} from './policy/policyInPages';
import {sitePolicy, type PolicyNeeds} from './policy/sitePolicy';
import {hostingOf} from './rules/hosting';
import type {Hosting, SitePlace} from './rules/types';

export type {PolicyNeeds};

export interface ServedSite extends SitePlace {
  /** What the security policy has to allow beside the site's own files; nothing, unless it is said. */
  policyNeeds?: PolicyNeeds;
}

export interface PrepareOptions extends ServedSite {
  /** Folder of the built site. */
  outDir: string;
  /** Folder for the configurations of hosts, which is not published; it is made anew. */
  hostsDir: string;
  brand: Brand;
  /** Folder with the published addresses and the redirects, from the project's root. */
  addresses: string;
  /** Whether pages carry the policy themselves, for hosts that can't send headers. */
  policyInPages?: boolean;
  /** Whether the build has to have every address that was published. Redirects that lead nowhere are left out otherwise. */
  isHeld: boolean;
}

/**
 * Makes a built site ready for hosts: redirects, compressed files, and the configuration of each host.
 *
 * @param options - the build
 * @returns what hosts will not read, and what the security policy forbids
 * @throws InputError for addresses that are lost, redirects that lead nowhere, and what the policy forbids in pages
 */
export async function prepareHosting({
  outDir,
  hostsDir,
  isHeld,
  policyNeeds,
  policyInPages = false,
  ...site
}: PrepareOptions): Promise<string[]> {
  const {redirects, problems} = checkAddresses({outDir, ...site});
  if (isHeld && problems.length > 0) throw new InputError(problems);
  const {policy, problems: forbidden} = sitePolicy(outDir, policyNeeds);
  if (isHeld && forbidden.length > 0) throw new InputError(forbidden);
  const {url, baseUrl, languages} = site;
  const dottedPages = addressesOf(outDir, site).filter((address) => /\.[^/]*\/$/.test(address));
  writeRedirectPages(outDir, redirects, site);
  const whole = (address: string): string => `${baseUrl}${address.slice(1)}`;
  const hosting = hostingOf({
    url,
    baseUrl,
    languages,
    policy,
    redirects: redirects.map(({from, to}) => ({from: whole(from), to: whole(to)})),
    dottedPages: dottedPages.map(whole),
    hasMarkdown: hasMarkdown(outDir),
  });
  if (policyInPages) writePolicyIntoPages(outDir, policy);
  await compressFolder(outDir);
  const files = hostFiles(hosting);
  fs.rmSync(hostsDir, {recursive: true, force: true});
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(hostsDir, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text);
  }
  return [...beyondLimits(files), summarizeWarnings('security policy', forbidden)].filter((line) => line !== '');
}

/**
 * @param outDir - folder of a built site
 * @param hostsDir - folder of the configurations that its build wrote; a build of Docusaurus alone has none
 * @param site - where it is, and what it needs
 * @returns how the site is served
 */
export async function readHosting(
  outDir: string,
  hostsDir: string,
  {url, baseUrl, languages, policyNeeds}: ServedSite,
): Promise<Hosting> {
  const file = path.join(hostsDir, HOSTING_FILE);
  // A build of an older version says nothing of languages.
  if (fs.existsSync(file))
    return {languages: [], ...(JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Hosting>)} as Hosting;
  return hostingOf({
    url,
    baseUrl,
    languages,
    policy: sitePolicy(outDir, policyNeeds).policy,
    redirects: [],
    dottedPages: [],
    hasMarkdown: hasMarkdown(outDir),
  });
}

const hasMarkdown = (outDir: string): boolean => fs.existsSync(path.join(outDir, 'index.md'));
