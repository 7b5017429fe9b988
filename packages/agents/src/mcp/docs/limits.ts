/** Names of the files that the server reads, and limits of its input and output. */

export const MAX_FILES = 20_000;
export const MAX_BYTES = 256 * 1024 * 1024;

export const ARCHIVE = 'docs.zip';
export const OPENAPI = 'openapi.json';
export const GRAPHQL = 'schema.graphql';

/** Checks whether a file belongs to the documentation: a page, an index of pages, or a specification. */
export const isDocsFile = (path: string): boolean =>
  path.endsWith('.md') || path === OPENAPI || path === GRAPHQL || /(?:^|\/)llms\.txt$/.test(path);

/** Maximum number of problems in a result. */
const MAX_PROBLEMS = 40;
const MAX_PROBLEM_LENGTH = 400;

/** Limits the number of problems and their lengths, because messages can repeat long values of the input. */
export function limitDiagnostics(problems: readonly string[]): string[] {
  const listed = problems
    .slice(0, MAX_PROBLEMS)
    .map((text) => (text.length > MAX_PROBLEM_LENGTH ? `${text.slice(0, MAX_PROBLEM_LENGTH)}…` : text));
  const omittedCount = problems.length - listed.length;
  return omittedCount > 0
    ? [...listed, `${omittedCount} more problems aren't listed. Correct the problems above first.`]
    : listed;
}

/** Formats a number of bytes in megabytes, such as `256 MB`. */
export const formatMegabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
