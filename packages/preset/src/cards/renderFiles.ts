import fs from 'node:fs';
import {setImmediate} from 'node:timers/promises';
import {createRenderer} from './render';
import type {RenderJob} from './job';

/**
 * Renders cards to PNG files.
 *
 * @param job - see {@link RenderJob}
 */
export async function renderFiles({style, cards}: RenderJob): Promise<void> {
  const render = createRenderer(style);
  for (const {card, file} of cards) {
    // Renaming is atomic: an aborted build leaves no partial file.
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, await render(card));
    fs.renameSync(draft, file);
    // The renderer's images are outside the heap, and Node frees them only in a later turn of the event loop.
    await setImmediate();
  }
}
