import {setTimeout as pause} from 'node:timers/promises';

/**
 * Waits until a condition is met, at most 20 seconds: the output of a program can arrive after its response.
 *
 * @param isMet - checks the condition
 */
export async function waitUntil(isMet: () => boolean): Promise<void> {
  for (let tries = 0; !isMet() && tries < 2000; tries += 1) await pause(10);
}
