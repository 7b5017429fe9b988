import fs from 'node:fs';
import {drawer} from './draw';
import type {Order} from './order';

/**
 * @param order - see {@link Order}
 */
export async function drawFiles({look, cards}: Order): Promise<void> {
  const draw = drawer(look);
  for (const {card, file} of cards) {
    // Whoever stops a build stops it between two files.
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, await draw(card));
    fs.renameSync(draft, file);
  }
}
