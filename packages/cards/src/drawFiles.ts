import fs from 'node:fs';
import {drawer} from './draw';
import type {Order} from './order';

/**
 * Renders cards into files.
 *
 * @param job - see {@link RenderJob}
 */
export async function drawFiles({look: style, cards}: Order): Promise<void> {
  const render = drawer(style);
  for (const {card, file} of cards) {
    // Renaming is atomic: an aborted build leaves no partial file.
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, await render(card));
    fs.renameSync(draft, file);
  }
}
