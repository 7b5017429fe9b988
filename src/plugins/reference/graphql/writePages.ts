import fs from 'node:fs';
import path from 'node:path';
import type {ExampleData} from '../../../lib/graphqlData';
import {kebab} from '../../../lib/kebab';
import {listFiles} from '../shared/fingerprint';
import {summary} from '../shared/markdown';
import type {ReferenceContext} from './context';
import {pageData} from './pageData';
import {pageMdx} from './pageMdx';
import {isOperation, titleOf, type Page} from './pageNames';
import {isOfTheLanguage} from './skeleton';

/**
 * Finds where the generator put each page.
 *
 * @param folder - the generator's pages, as `<group>/<kind>/<word>.mdx`
 * @param words - what the words stand for
 * @param pages - all pages; those of the language's own types have their names in place of words
 * @returns the folder of each page, relative to `folder` and with forward slashes
 */
export function placesOf(folder: string, words: ReadonlyMap<string, Page>, pages: readonly Page[]): Map<Page, string> {
  // Their files have their names, which another page may have to share: `@INCLUDE` and `@include`.
  const own = pages.filter(isOfTheLanguage);
  const known = new Map(own.map((page) => [`${page.kind}/${kebab(page.name)}`, page]));
  const files = listFiles(folder).filter((file) => file.endsWith('.mdx'));
  return new Map(
    files.map((file) => {
      const word = path.basename(file, '.mdx');
      const page = words.get(word) ?? known.get(`${path.basename(path.dirname(file))}/${word}`);
      if (!page) throw new Error(`The generator wrote ${path.relative(folder, file)}, which is no page of the schema.`);
      return [page, path.relative(folder, path.dirname(file)).split(path.sep).join('/')];
    }),
  );
}

/**
 * Writes a page and what its components show.
 *
 * @param folder - where it belongs
 * @param context - where all pages are
 * @param page - the page
 * @param example - what is shown of its use
 */
export function writePage(
  folder: string,
  context: ReferenceContext,
  page: Page,
  example: ExampleData | undefined,
): void {
  const data = pageData(context, page, example);
  const description = summary(page.entry.description?.split(/\n\s*\n/)[0]);
  const frontMatter = {
    ...(description ? {description} : {}),
    id: page.page,
    title: titleOf(page),
    // The example stands where the table of contents would.
    ...(isOperation(page) && {hide_table_of_contents: true}),
  };
  const head = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, `${page.page}.mdx`), `---\n${head.join('')}---\n\n${pageMdx(page, data)}`);
  fs.writeFileSync(path.join(folder, `${page.page}.graphql.json`), `${JSON.stringify(data)}\n`);
}
