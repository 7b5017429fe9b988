import fs from 'node:fs';

/** Where names in inline code of guides lead: by file, then by {@link nameKey}. Addresses begin below the site's base path. */
export type GuideLinks = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * @param line - on which a name stands, counted from 1
 * @param code - the inline code
 * @returns what it goes by in the links of its page
 */
export const nameKey = (line: number, code: string): string => `${line} ${code}`;

let last: {file: string; time: number; links: GuideLinks} | undefined;

/**
 * @param file - what the generation left; it may be missing
 * @returns the links of all guides
 */
export function readLinks(file: string): GuideLinks {
  if (!fs.existsSync(file)) return {};
  const time = fs.statSync(file).mtimeMs;
  if (last?.file !== file || last.time !== time)
    last = {file, time, links: JSON.parse(fs.readFileSync(file, 'utf8')) as GuideLinks};
  return last.links;
}
