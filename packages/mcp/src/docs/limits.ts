/** What is read of documentation, and how much of it. */

export const MOST_FILES = 20_000;
export const MOST_BYTES = 256 * 1024 * 1024;

export const ARCHIVE = 'docs.zip';
export const OPENAPI = 'openapi.json';
export const GRAPHQL = 'schema.graphql';

/** @returns whether a file belongs to the documentation: a page, an index of pages, or a specification */
export const isWanted = (path: string): boolean =>
  path.endsWith('.md') || path === OPENAPI || path === GRAPHQL || /(?:^|\/)llms\.txt$/.test(path);

/** Problems of a request that are told at once, and characters of each. */
const MOST_PROBLEMS = 40;
const LONGEST_PROBLEM = 400;

/** @returns problems as they are told: the first of them, each cut off where it repeats long values of somebody */
export function fewer(problems: readonly string[]): string[] {
  const told = problems
    .slice(0, MOST_PROBLEMS)
    .map((text) => (text.length > LONGEST_PROBLEM ? `${text.slice(0, LONGEST_PROBLEM)}…` : text));
  const rest = problems.length - told.length;
  return rest > 0 ? [...told, `${rest} more problems aren't listed. Correct these first.`] : told;
}

/** @returns a number of bytes for people */
export const sized = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
