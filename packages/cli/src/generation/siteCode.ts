import fs from 'node:fs';
import {listFiles, type Brand} from '@paydocs/core';
import {isPageFile, type Guide} from '@paydocs/content';
import {readGuide} from '@paydocs/content/guides';

/** Matches API calls and inline code in components: `label: 'POST /payments'`, `<code>PENDING</code>`. */
const CODE_PATTERN = /(?<=['"`])(?:GET|POST|PUT|PATCH|DELETE) \/[^\s'"`]*(?=['"`])|(?<=<code>)[^<{]+(?=<\/code>)/g;

/**
 * Reads code outside of guides that the contract check includes: partials, and components of pages such as the home
 * page.
 *
 * @param files - paths of Markdown files that are visible to readers
 * @param folder - path of the folder with components of pages
 * @param brand - validated brand
 * @returns the partials, and a `Guide` for each component with its API calls and inline code, each on its original line
 */
export function readSiteCode(files: readonly string[], folder: string, brand: Brand): Guide[] {
  const partials = files.filter((file) => !isPageFile(file)).flatMap((file) => readGuide(file, brand).guide ?? []);
  const components = listFiles(folder).filter((file) => /\.tsx?$/.test(file));
  return [
    ...partials,
    ...components.map((file): Guide => {
      const lines = fs.readFileSync(file, 'utf8').split('\n');
      const text = lines
        .map((line) => (line.match(CODE_PATTERN) ?? []).map((code) => `\`${code}\``).join(' '))
        .join('\n');
      return {file, text, frontMatter: {}, getLine: () => undefined};
    }),
  ];
}
