/** What stands outside of guides and is held to the specifications like them. */
import fs from 'node:fs';
import {listFiles} from '@paydocs/core/fingerprint';
import type {Brand} from '@paydocs/core/brand/types';
import {isPage} from '@paydocs/guides/pages/isPage';
import {readGuide} from '@paydocs/guides/pages/readGuide';
import type {Guide} from '@paydocs/guides/pages/types';

/** Calls and inline code, as components show them: `label: 'POST /payments'`, `<code>PENDING</code>`. */
const SHOWN = /(?<=['"`])(?:GET|POST|PUT|PATCH|DELETE) \/[^\s'"`]*(?=['"`])|(?<=<code>)[^<{]+(?=<\/code>)/g;

/**
 * Reads parts of pages, and the components of pages such as the first one.
 *
 * @param files - Markdown files that readers see
 * @param folder - where components of pages are
 * @param brand - a checked brand
 * @returns the parts, and for each component a page that has its calls and inline code in the same lines
 */
export function siteCode(files: readonly string[], folder: string, brand: Brand): Guide[] {
  const parts = files.filter((file) => !isPage(file)).flatMap((file) => readGuide(file, brand).guide ?? []);
  const components = listFiles(folder).filter((file) => /\.tsx?$/.test(file));
  return [
    ...parts,
    ...components.map((file): Guide => {
      const lines = fs.readFileSync(file, 'utf8').split('\n');
      const text = lines.map((line) => (line.match(SHOWN) ?? []).map((code) => `\`${code}\``).join(' ')).join('\n');
      return {file, text, frontMatter: {}, lineOf: () => undefined};
    }),
  ];
}
