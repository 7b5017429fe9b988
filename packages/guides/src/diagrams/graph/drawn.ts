import fs from 'node:fs';

/** What the library drew, by code: a diagram is drawn once to find its mistakes, and shown later. */
let drawn: Record<string, string> = {};

/** @returns what was drawn for the code, or what `draw` gives */
export async function drawnOr(code: string, draw: () => Promise<string>): Promise<string> {
  return (drawn[code] ??= await draw());
}

/**
 * Writes what was drawn into a file, for a process that comes later.
 *
 * @param file - is overwritten
 */
export function leaveDrawings(file: string): void {
  fs.writeFileSync(file, JSON.stringify(drawn));
}

/**
 * Takes over what an earlier process drew.
 *
 * @param file - what {@link leaveDrawings} wrote; nothing is taken over if it is absent or cut short
 */
export function takeOverDrawings(file: string): void {
  try {
    drawn = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    drawn = {}; // absent or cut short: all is drawn anew
  }
}
