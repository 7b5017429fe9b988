/** Writes pages that redirect without a script, for hosts that don't support redirects. */
import fs from 'node:fs';
import path from 'node:path';
import type {SiteLocation} from '../rules/types';
import {isPageUrl, getRedirectFile, type ListedRedirect} from './redirects';

/**
 * Writes a redirect page for each redirected page, and a copy of the target for each redirected file. If the target of
 * a redirected file is a page, only hosts can redirect it.
 *
 * @param outDir - folder of the built site
 * @param redirects - redirects with paths below the site's base URL
 * @param site - location of the site
 * @throws Error if the file of a redirect would be outside the build folder
 */
export function writeRedirectPages(
  outDir: string,
  redirects: readonly ListedRedirect[],
  site: Pick<SiteLocation, 'url' | 'baseUrl'>,
): void {
  for (const {from, to} of redirects) {
    const isPage = isPageUrl(from);
    const [source, file] = [path.join(outDir, to), path.join(outDir, getRedirectFile(from))];
    if (!path.resolve(file).startsWith(path.resolve(outDir) + path.sep)) {
      throw new Error(
        `the page for the redirect from ${from} would be outside ${outDir}. Correct the first URL on its line in redirects.txt.`,
      );
    }
    fs.mkdirSync(path.dirname(file), {recursive: true});
    if (isPage) fs.writeFileSync(file, renderRedirectPage(encodeURI(to), site));
    else if (fs.statSync(source, {throwIfNoEntry: false})?.isFile()) fs.copyFileSync(source, file);
  }
}

/**
 * Renders a page that redirects to a URL.
 *
 * @param to - target path below the site's base URL, with a leading slash, percent-encoded
 * @param site - location of the site
 * @returns the HTML of the page
 */
export function renderRedirectPage(to: string, {url, baseUrl}: Pick<SiteLocation, 'url' | 'baseUrl'>): string {
  const target = `${baseUrl}${to.slice(1)}`.replaceAll('&', '&amp;');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>This page has moved</title>
<link rel="canonical" href="${url}${target.split('#')[0]}">
<meta http-equiv="refresh" content="0; url=${target}">
</head>
<body>
<p>This page has moved to <a href="${target}">${target}</a>.</p>
</body>
</html>
`;
}
