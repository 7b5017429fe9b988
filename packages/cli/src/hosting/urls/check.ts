import path from 'node:path';
import type {Brand, Diagnostic} from '@paydocs/core';
import type {SiteLocation} from '../rules/types';
import {PUBLISHED_FILE, readUrlList, REDIRECTS_FILE} from './files';
import {listUrls} from './list';
import {parseRedirects, suggestUrl, type ListedRedirect} from './redirects';

/** Options of the check for lost URLs. */
interface UrlCheckOptions extends Pick<SiteLocation, 'baseUrl' | 'languages'> {
  /** Folder of the built site. */
  outDir: string;
  /** Folder with the lists of published URLs and redirects, relative to the project's root. */
  addresses: string;
  brand: Brand;
}

/**
 * Number of lost URLs above which a build is treated as a different site, if they're also more than half of all URLs.
 */
const LOST_URL_THRESHOLD = 20;

const createDifferentSiteDiagnostic = (file: string, lost: number, total: number): Diagnostic => ({
  file,
  message:
    `${lost} of ${total} published URLs aren't in this build. If this is a new site, delete the file and run ` +
    '"npm run addresses" after the first build that you publish. Otherwise, restore the missing pages.',
});

/**
 * Checks that a build has, or redirects, every URL that was ever published.
 *
 * @param options - the build, and the folder of the lists; a site without lists has nothing to check
 * @returns the valid redirects, and diagnostics for lost URLs and invalid redirects
 * @throws InputError if a list can't be read
 */
export function checkUrls({outDir, addresses: folder, brand, ...site}: UrlCheckOptions): {
  redirects: ListedRedirect[];
  diagnostics: Diagnostic[];
} {
  const [publishedFile, redirectsFile] = [
    path.posix.join(folder, PUBLISHED_FILE),
    path.posix.join(folder, REDIRECTS_FILE),
  ];
  const urls = listUrls(outDir, site);
  const redirectLines = readUrlList(redirectsFile, brand) ?? [];
  const {redirects, diagnostics} = parseRedirects(redirectLines, redirectsFile, outDir, urls);
  // The source of an invalid redirect isn't also reported as lost.
  const redirectSources = redirectLines.map(({text}) => text.split(/\s/)[0]);
  const availableUrls = new Set([...urls, ...redirectSources]);
  const publishedLines = readUrlList(publishedFile, brand) ?? [];
  const lost = publishedLines.filter(({text}) => !availableUrls.has(text));
  if (lost.length > Math.max(LOST_URL_THRESHOLD, publishedLines.length / 2))
    return {
      redirects,
      diagnostics: [...diagnostics, createDifferentSiteDiagnostic(publishedFile, lost.length, publishedLines.length)],
    };
  return {
    redirects,
    diagnostics: [
      ...diagnostics,
      ...lost.map(({text, line}) => ({
        file: publishedFile,
        line,
        message:
          `"${text}" was published, but this build has no such page, so links to it would break. Restore the page's URL, ` +
          `or add a line to ${redirectsFile}: "${text}", a space, and the URL that replaces it. ${suggestUrl(text, urls)}`,
      })),
    ],
  };
}
