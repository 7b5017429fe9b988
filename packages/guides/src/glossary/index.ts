import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {Brand} from '@paydocs/core/brand/types';
import {layersOf} from '@paydocs/core/editions';

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

/** The part of remark that calls the plugin. */
interface Processor {
  parse(text: string): Root;
}

type Transform = (tree: Root, page: VFile) => Promise<void>;

/**
 * Explains terms of the glossary where a page mentions them first: its meaning shows on hover and focus, and the word leads to
 * the glossary of the same version and language.
 *
 * @param options - see {@link GlossaryOptions}
 * @returns the plugin for remark
 */
export default function glossary(this: Processor, options: GlossaryOptions): Transform {
  return async (tree, page) => {
    const file = path.relative(process.cwd(), page.path).split(path.sep).join('/');
    const {translation, source} = layersOf(file, options.locale) ?? {
      translation: options.folder,
      source: options.folder,
    };
    const explaining = [translation, source]
      .map((folder) => `${folder}/${options.page}`)
      .find((name) => fs.existsSync(name));
    // A version that was cut before there was a glossary has none. A part of pages doesn't know what stands before it.
    if (explaining === undefined || explaining === file || path.basename(file).startsWith('_')) return;
    const {title} = (page.data.frontMatter ?? {}) as {title?: string};
    // With the first page: a configuration is read in less time than they take.
    const [{readTerms}, {explainMentions}] = await Promise.all([import('./terms'), import('./mentions')]);
    const terms = readTerms(explaining, options.brand, (text) => this.parse(text));
    explainMentions(tree, terms, `@site/${explaining}`, title);
  };
}
