/** Redirects for hosts that know none: pages that lead on by themselves, without a script. */
import fs from 'node:fs';
import path from 'node:path';
import type {SitePlace} from '../rules/types';
import {isPageAddress, redirectFile, type WrittenRedirect} from './redirects';

/**
 * Writes a page at each address that leads elsewhere, and a copy at the address of a file. A file of another kind whose
 * place a page takes is left to hosts.
 *
 * @param outDir - folder of the built site
 * @param redirects - below the base address
 * @param place - where the site is
 * @throws Error for a redirect whose file would stand outside of the build
 */
export function writeRedirectPages(
  outDir: string,
  redirects: readonly WrittenRedirect[],
  place: Pick<SitePlace, 'url' | 'baseUrl'>,
): void {
  for (const {from, to} of redirects) {
    const isPage = isPageAddress(from);
    const [source, file] = [path.join(outDir, to), path.join(outDir, redirectFile(from))];
    if (!path.resolve(file).startsWith(path.resolve(outDir) + path.sep)) {
      throw new Error(`the redirect from ${from} points outside ${outDir}. Correct its line in redirects.txt.`);
    }
    fs.mkdirSync(path.dirname(file), {recursive: true});
    if (isPage) fs.writeFileSync(file, redirectPage(encodeURI(to), place));
    else if (fs.statSync(source, {throwIfNoEntry: false})?.isFile()) fs.copyFileSync(source, file);
  }
}

/** @returns the page that leads to an address */
export function redirectPage(to: string, {url, baseUrl}: Pick<SitePlace, 'url' | 'baseUrl'>): string {
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
