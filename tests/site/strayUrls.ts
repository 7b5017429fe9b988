import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '@paydocs/core';
import {attributes} from '../attributes';

const TEXT = /\.(?:html|md|txt|xml|json|ya?ml|graphql|js|webmanifest)$/;

/**
 * Finds broken URLs of a built site in all of its files: pages, Markdown, indexes, feeds, specifications, and scripts.
 *
 * @param folder - path of the folder with the built site
 * @param site - URL of the deployed site, with its base path and without a trailing slash
 * @returns each URL of the site that refers to none of its files, after the name of the file that contains it
 */
export function strayUrls(folder: string, site: string): string[] {
  const {origin, pathname} = new URL(site);
  const exists = (url: string): boolean => {
    const target = decodeURIComponent(new URL(url, origin).pathname);
    if (!`${target}/`.startsWith(`${pathname}/`)) return false;
    const file = path.join(folder, target.slice(pathname.length));
    const isFile = (name: string): boolean => fs.statSync(name, {throwIfNoEntry: false})?.isFile() ?? false;
    return isFile(file) || isFile(path.join(file, 'index.html'));
  };
  const absolute = new RegExp(`${origin.replaceAll('.', '\\.')}(?:/[^\\s"'\`<>)\\]\\\\}]*)`, 'g');
  const known = new Map<string, boolean>();
  return (
    listFiles(folder)
      // The not-found page has no URL of its own that its language switcher could link to.
      .filter((file) => TEXT.test(file) && path.basename(file) !== '404.html')
      .flatMap((file) => {
        const text = fs.readFileSync(file, 'utf8');
        const rootRelative = file.endsWith('.html')
          ? ['href', 'src', 'poster'].flatMap((name) => attributes(text, name)).filter((url) => /^\/(?!\/)/.test(url))
          : [];
        const absoluteUrls = [...text.matchAll(absolute)].map(([url]) =>
          url.replace(/[.,;:*]+$/, '').replaceAll('&amp;', '&'),
        );
        return [...new Set([...rootRelative, ...absoluteUrls])]
          .filter((url) => {
            if (!known.has(url)) known.set(url, exists(url));
            return !known.get(url);
          })
          .map((url) => `${path.relative(folder, file)}: ${url}`);
      })
  );
}
