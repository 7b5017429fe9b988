/** Caches the highlighted code of guides, so that the build can reuse it. */
import {visit} from 'unist-util-visit';
import {withHighlightCache} from '@paydocs/core/html';
import {isPictureLanguage, createFrame, type CodeBlock} from './code-frames/frame';
import {parseBody} from './pages/parseBody';
import type {Guide} from './pages/types';

/**
 * Collects the fenced code blocks of pages, except diagrams and screens. Skips pages that can't be parsed.
 *
 * @param guides - pages and partials
 */
export async function collectCodeBlocks(guides: readonly Guide[]): Promise<CodeBlock[]> {
  const blocks: CodeBlock[] = [];
  for (const guide of guides) {
    const {tree} = await parseBody(guide);
    if (!tree) continue;
    visit(tree, 'code', ({value, lang, meta}) => {
      if (!isPictureLanguage(lang)) blocks.push({code: value, language: lang ?? '', meta: meta ?? ''});
    });
  }
  return blocks;
}

/**
 * Highlights code blocks and caches their HTML.
 *
 * @param blocks - result of {@link collectCodeBlocks}
 * @param file - path of the cache file, which may exist from an earlier run
 * @param version - version of the highlighter; HTML from another version isn't reused
 */
export async function highlightCodeBlocks(blocks: readonly CodeBlock[], file: string, version: string): Promise<void> {
  await withHighlightCache(file, version, async () => blocks.forEach((block) => createFrame(block)));
}
