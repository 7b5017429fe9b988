/** Reads a guide with the partials that it imports. */
import fs from 'node:fs';
import type {Root} from 'mdast';
import {resolveFromPage, collectImports} from '@paydocs/guides/pages/imports';
import {readGuide} from '@paydocs/guides/pages/readGuide';
import {linkNames} from '@paydocs/guides/linked-names';
import {getNameKey, readLinks} from '@paydocs/guides/linked-names/readLinks';
import {parsePage} from './parse';
import {renderGeneratedPage} from '../reference/page';
import type {GuideRenderContext} from './options';

/** Content of a page. A generated page is already rendered as Markdown. */
export type PageContent = {file: string} & (
  | {markdown: string}
  | {
      tree: Root;
      /** Source that positions of the tree refer to. */ source: string;
      /** Imported partials, by import name. */ parts: ReadonlyMap<string, PageContent>;
      /** Other imported files, by import name. */ files: ReadonlyMap<string, string>;
    }
);

/**
 * Reads a page with its partials.
 *
 * @param file - path of a page or partial, relative to the project root
 */
export function readPage(file: string, writing: GuideRenderContext): PageContent {
  const generated = renderGeneratedPage(fs.readFileSync(file, 'utf8'), file, writing);
  if (generated !== undefined) return {file, markdown: generated};
  const {guide, diagnostics} = readGuide(file, writing.brand);
  diagnostics.forEach(writing.report);
  if (!guide) return {file, markdown: ''};
  const {tree, source} = parsePage(guide.text, file.endsWith('.mdx'));
  const names = readLinks(writing.nameLinks)[file];
  if (names) linkNames(tree, (line, code) => names[getNameKey(line, code)]);
  const parts = new Map<string, PageContent>();
  const files = new Map<string, string>();
  for (const {name, from} of collectImports(tree)) {
    const part = resolveFromPage(from, file);
    if (/\.mdx?$/.test(part)) parts.set(name, readPage(part, writing));
    else files.set(name, from);
  }
  return {file, tree, source, parts, files};
}
