import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {type Brand, resolveTranslationFolders} from '@paydocs/core';

export interface GlossaryOptions {
  /** Path of the glossary page, relative to the folder of the pages. */
  page: string;
  /** Folder of the pages, relative to the project's root. */
  folder: string;
  /** Locale of the current build. */
  locale: string;
  /** Brand, for the tokens of the page. */
  brand: Brand;
}

/** The unified processor that runs the plugin. */
interface Processor {
  parse(text: string): Root;
}

type Transform = (tree: Root, page: VFile) => Promise<void>;

/**
 * Explains glossary terms at their first mention on a page. The meaning appears on hover and focus, and the word links
 * to the glossary of the same version and language. On the glossary page itself, arranges the terms instead.
 *
 * @param options - see {@link GlossaryOptions}
 * @returns a remark transformer, which changes the tree in place
 */
export default function glossary(this: Processor, options: GlossaryOptions): Transform {
  return async (tree, page) => {
    const file = path.relative(process.cwd(), page.path).split(path.sep).join('/');
    const {translation, source} = resolveTranslationFolders(file, options.locale) ?? {
      translation: options.folder,
      source: options.folder,
    };
    const glossaryFile = [translation, source]
      .map((folder) => `${folder}/${options.page}`)
      .find((name) => fs.existsSync(name));
    // Old versions may have no glossary. Partials are skipped, because the text before them is unknown.
    if (glossaryFile === undefined || path.basename(file).startsWith('_')) return;
    if (glossaryFile === file) {
      const {layOutGlossary} = await import('./layOutGlossary');
      layOutGlossary(tree);
      return;
    }
    const {title} = (page.data.frontMatter ?? {}) as {title?: string};
    // Load these modules with the first page, because they take longer to load than the configuration.
    const [{readTerms}, {explainMentions}] = await Promise.all([import('./terms'), import('./mentions')]);
    const terms = readTerms(glossaryFile, options.brand, (text) => this.parse(text));
    explainMentions(tree, terms, `@site/${glossaryFile}`, title);
  };
}
