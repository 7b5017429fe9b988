import {setTimeout as pause} from 'node:timers/promises';

/**
 * Waits until something is so, at most twenty seconds; what a program wrote can arrive after its response.
 *
 * @param isSo - whether it is
 */
export async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo() && tries < 2000; tries += 1) await pause(10);
}
