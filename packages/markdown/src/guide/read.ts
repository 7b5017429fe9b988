/** A written page with the parts of pages that it imports. */
import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {readGuide} from '@paydocs/guides/pages/readGuide';
import {linkNames} from '@paydocs/guides/linked-names';
import {nameKey, readLinks} from '@paydocs/guides/linked-names/readLinks';
import {visit} from 'unist-util-visit';
import {parsePage} from './parse';
import {generatedPage} from '../reference/page';
import type {GuideWriting} from './options';

/** A page that was read: Markdown already where a generator wrote it. */
export type ReadPage = {file: string} & (
  | {markdown: string}
  | {
      tree: Root;
      /** What positions of the tree count in. */ source: string;
      parts: ReadonlyMap<string, ReadPage>;
      /** Files by the names under which the page imports them. */ files: ReadonlyMap<string, string>;
    }
);

/**
 * @param file - path of a page, or of a part of pages, from the project's root
 * @param writing - see {@link GuideWriting}
 * @returns the page with its parts
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
  for (const [name, from] of importsOf(tree)) {
    const part = from.startsWith('@site/')
      ? from.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(file), from);
    if (/\.mdx?$/.test(part)) parts.set(name, readPage(part, writing));
    else files.set(name, from);
  }
  return {file, tree, source, parts, files};
}

function importsOf(tree: Root): [name: string, from: string][] {
  const found: [string, string][] = [];
  visit(tree, 'mdxjsEsm', ({value}: {value: string}) => {
    for (const [, name = '', from = ''] of value.matchAll(/^import\s+(\w+)\s+from\s+['"]([^'"]+)['"]/gm))
      found.push([name, from]);
  });
  return found;
}
