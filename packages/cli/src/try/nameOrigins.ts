import path from 'node:path';
import type {Origins} from './putSpecification';

/**
 * Names the user's files in messages about the copy.
 *
 * @param text - what a command said
 * @param origins - where the copy's files came from
 * @param copy - absolute path of the copy
 * @param folder - the folder in which the command was given
 * @returns the text with the user's files as they are seen from there
 */
export function nameOrigins(text: string, origins: Origins, copy: string, folder: string): string {
  const names = [...origins.keys()].filter((name) => name.includes('/')).sort((a, b) => b.length - a.length);
  const shown = (name: string): string => path.relative(folder, origins.get(name)!) || '.';
  // Without a file, such as for an empty folder, nothing is named.
  const any = names.length > 0 ? names.map(escape).join('|') : '(?!)';
  const files = new RegExp(`(?<![\\w./-])(?:${any})(?![\\w/-])`, 'g');
  return text
    .replaceAll(`${copy}/`, '')
    .replace(files, shown)
    .replace(/^(?:openapi|graphql)(?=: )/gm, (name) => (origins.has(name) ? shown(name) : name));
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
