import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {Brand} from '@paydocs/core/brand/types';
import {layersOf} from '@paydocs/core/editions';
import {explainMentions} from './mentions';
import {readTerms} from './terms';

export interface GlossaryOptions {
  /** The page that explains the terms: its path below the folder of the pages. */
  page: string;
  /** Folder of the pages, from the project's root. */
  folder: string;
  /** The language that is built. */
  locale: string;
  /** Fills in the tokens of the page. */
  brand: Brand;
}

/**
 * Explains terms of the glossary where a page mentions them first: its meaning shows on hover and focus, and the word leads to
 * the glossary of the same version and language.
 *
 * @param options - see {@link GlossaryOptions}
 * @returns the plugin for remark
 */
export default function glossary(options: GlossaryOptions): (tree: Root, page: VFile) => Promise<void> {
  return async (tree, page) => {
    const file = path.relative(process.cwd(), page.path).split(path.sep).join('/');
    const {translation, source} = layersOf(file, options.locale) ?? {translation: options.folder, source: options.folder};
    const explaining = [translation, source]
      .map((folder) => `${folder}/${options.page}`)
      .find((name) => fs.existsSync(name));
    // A version that was cut before there was a glossary has none. A part of pages doesn't know what stands before it.
    if (explaining === undefined || explaining === file || path.basename(file).startsWith('_')) return;
    const {title} = (page.data.frontMatter ?? {}) as {title?: string};
    explainMentions(tree, await readTerms(explaining, options.brand), `@site/${explaining}`, title);
  };
}
