import fs from 'node:fs';

/** Link targets of names in inline code, by file and then by {@link getNameKey}, without the site's base path. */
export type GuideLinks = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Returns the key of a name in the links of its page.
 *
 * @param line - line number of a name, starting at 1
 * @param code - content of the inline code
 */
export const getNameKey = (line: number, code: string): string => `${line} ${code}`;

let cache: {file: string; time: number; links: GuideLinks} | undefined;

/**
 * Reads the link targets of names in all guides. Caches them until the file changes.
 *
 * @param file - path of the generated JSON file
 * @returns the links; empty if the file doesn't exist
 */
export function readLinks(file: string): GuideLinks {
  if (!fs.existsSync(file)) return {};
  const time = fs.statSync(file).mtimeMs;
  if (cache?.file !== file || cache.time !== time)
    cache = {file, time, links: JSON.parse(fs.readFileSync(file, 'utf8')) as GuideLinks};
  return cache.links;
}
