/** Collects the error and result codes of an API, with their causes and solutions. */
import {type OpenApiDocument} from '@paydocs/specs';
import {getErrorCatalog, getOperationErrors, getStatusCodeCatalog} from '@paydocs/specs/read';
import type {Site} from '../site';

/** An error or result code with its explanation. */
export interface ApiCode {
  code: string;
  /** `error` for a failed request, or `result` for the outcome of a successful one. */
  kind: 'error' | 'result';
  /** Status of the failed response, or of the resource with the result. */
  status?: string;
  /** Cause in Markdown. Like `cure`, it can be empty. */
  cause: string;
  cure: string;
}

/**
 * Collects all codes of an API, errors first.
 *
 * @param document - OpenAPI document with `x-errors` and `x-status-codes`
 */
export function collectCodes(document: OpenApiDocument): ApiCode[] {
  const catalogues = [
    ['error', getErrorCatalog(document)],
    ['result', getStatusCodeCatalog(document)],
  ] as const;
  return catalogues.flatMap(([kind, catalogue]) =>
    Object.entries(catalogue).map(([code, {status, cause = '', cure = ''}]): ApiCode => ({
      code,
      kind,
      ...(status !== undefined && {status: String(status)}),
      cause: cause.trim(),
      cure: cure.trim(),
    })),
  );
}

/** Returns the IDs of the operations that document an error code. Throws a `ToolError` if the site has no REST API. */
export function findOperationIdsWithError({calls, specifications}: Site, code: string): string[] {
  const identity = (text: string | undefined): string | undefined => text;
  const documented = [...calls.values()].filter(({operation}) =>
    getOperationErrors(specifications.rest.document, operation, identity).some((error) => error.code === code),
  );
  return documented.map(({id}) => id);
}
