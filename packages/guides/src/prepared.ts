/** What the build need not make again: the code of guides, highlighted, and their diagrams, drawn. */
import {visit} from 'unist-util-visit';
import {withKeptHighlights} from '@paydocs/core/highlight/kept';
import {isDrawn, makeFrame, type Block} from './code-frames/frame';
import {parseBody} from './pages/parseBody';
import type {Guide} from './pages/types';

export {leaveDrawings} from './diagrams';

/**
 * @param guides - pages and parts of pages
 * @returns the fenced code blocks that readers see highlighted; of a page that can't be parsed, none
 */
export async function writtenCode(guides: readonly Guide[]): Promise<Block[]> {
  const blocks: Block[] = [];
  for (const guide of guides) {
    const {tree} = await parseBody(guide);
    if (!tree) continue;
    visit(tree, 'code', ({value, lang, meta}) => {
      if (!isDrawn(lang)) blocks.push({code: value, language: lang ?? '', meta: meta ?? ''});
    });
  }
  return blocks;
}

/**
 * Highlights code blocks and keeps their HTML.
 *
 * @param blocks - what {@link writtenCode} found
 * @param file - where the HTML goes, and may be from earlier
 * @param version - changes when the highlighter would give other HTML
 */
export async function highlightWritten(blocks: readonly Block[], file: string, version: string): Promise<void> {
  await withKeptHighlights(file, version, async () => blocks.forEach((block) => makeFrame(block)));
}
