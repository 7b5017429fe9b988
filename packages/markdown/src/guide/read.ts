/** Reads a guide with the partials that it imports. */
import fs from 'node:fs';
import type {Root} from 'mdast';
import {besidePage, importsOf} from '@paydocs/guides/pages/importsOf';
import {readGuide} from '@paydocs/guides/pages/readGuide';
import {linkNames} from '@paydocs/guides/linked-names';
import {nameKey, readLinks} from '@paydocs/guides/linked-names/readLinks';
import {parsePage} from './parse';
import {generatedPage} from '../reference/page';
import type {GuideWriting} from './options';

/** Content of a page. A generated page is already rendered as Markdown. */
export type ReadPage = {file: string} & (
  | {markdown: string}
  | {
      tree: Root;
      /** Source that positions of the tree refer to. */ source: string;
      /** Imported partials, by import name. */ parts: ReadonlyMap<string, ReadPage>;
      /** Other imported files, by import name. */ files: ReadonlyMap<string, string>;
    }
);

/**
 * Reads a page with its partials.
 *
 * @param file - path of a page or partial, relative to the project root
 */
export function readPage(file: string, writing: GuideWriting): ReadPage {
  const generated = generatedPage(fs.readFileSync(file, 'utf8'), file, writing);
  if (generated !== undefined) return {file, markdown: generated};
  const {guide, problems} = readGuide(file, writing.brand);
  problems.forEach(writing.report);
  if (!guide) return {file, markdown: ''};
  const {tree, source} = parsePage(guide.text, file.endsWith('.mdx'));
  const names = readLinks(writing.nameLinks)[file];
  if (names) linkNames(tree, (line, code) => names[nameKey(line, code)]);
  const parts = new Map<string, ReadPage>();
  const files = new Map<string, string>();
  for (const {name, from} of importsOf(tree)) {
    const part = besidePage(from, file);
    if (/\.mdx?$/.test(part)) parts.set(name, readPage(part, writing));
    else files.set(name, from);
  }
  return {file, tree, source, parts, files};
}
