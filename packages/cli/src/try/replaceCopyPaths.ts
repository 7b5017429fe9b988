import path from 'node:path';
import {escapeRegExp} from '@paydocs/core';
import type {OriginalPaths} from './replaceSpecification';

/**
 * Replaces the copy's paths in messages with the paths of the user's files.
 *
 * @param text - output of a command
 * @param origins - see {@link OriginalPaths}
 * @param copy - absolute path of the copy
 * @param folder - absolute path of the folder in which the user ran the command
 * @returns the text with the user's paths, relative to that folder
 */
export function replaceCopyPaths(text: string, origins: OriginalPaths, copy: string, folder: string): string {
  const names = [...origins.keys()].filter((name) => name.includes('/')).sort((a, b) => b.length - a.length);
  const formatOrigin = (name: string): string => path.relative(folder, origins.get(name)!) || '.';
  // Without files, such as for an empty folder, nothing matches.
  const alternatives = names.length > 0 ? names.map(escapeRegExp).join('|') : '(?!)';
  const files = new RegExp(`(?<![\\w./-])(?:${alternatives})(?![\\w/-])`, 'g');
  return text
    .replaceAll(`${copy}/`, '')
    .replace(files, formatOrigin)
    .replace(/^(?:openapi|graphql)(?=: )/gm, (name) => (origins.has(name) ? formatOrigin(name) : name));
}
