/** Names of the files that the server reads, and limits of its input and output. */

export const MAX_DOCS_FILES = 20_000;
export const MAX_DOCS_BYTES = 256 * 1024 * 1024;

export const ARCHIVE_FILE = 'docs.zip';
export const OPENAPI_FILE = 'openapi.json';
export const GRAPHQL_SCHEMA_FILE = 'schema.graphql';

/** Checks whether a file belongs to the documentation: a page, an index of pages, or a specification. */
export const isDocsFile = (path: string): boolean =>
  path.endsWith('.md') || path === OPENAPI_FILE || path === GRAPHQL_SCHEMA_FILE || /(?:^|\/)llms\.txt$/.test(path);

/** Maximum number of problems in a result. */
const MAX_DIAGNOSTICS = 40;
const MAX_DIAGNOSTIC_LENGTH = 400;

/** Limits the number of problems and their lengths, because messages can repeat long values of the input. */
export function limitDiagnostics(problems: readonly string[]): string[] {
  const listed = problems
    .slice(0, MAX_DIAGNOSTICS)
    .map((text) => (text.length > MAX_DIAGNOSTIC_LENGTH ? `${text.slice(0, MAX_DIAGNOSTIC_LENGTH)}…` : text));
  const omittedCount = problems.length - listed.length;
  return omittedCount > 0
    ? [...listed, `${omittedCount} more problems aren't listed. Correct the problems above first.`]
    : listed;
}

/** Formats a number of bytes in megabytes, such as `256 MB`. */
export const formatMegabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
