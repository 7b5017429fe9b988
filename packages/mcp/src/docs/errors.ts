/** The codes that an API gives, with why it does and what to do about it. */
import type {OpenApiDocument} from '@paydocs/specs/openapi/document';
import {errorCatalogue, operationErrors, statusCodeCatalogue} from '@paydocs/specs/openapi/errors';
import type {Site} from '../site';

/** A code, explained. */
export interface Code {
  code: string;
  /** `error`: a request failed. `result`: it succeeded, and this became of what was asked for. */
  kind: 'error' | 'result';
  /** Of the response, or of the resource that has the result. */
  status?: string;
  /** In Markdown. */
  cause: string;
  cure: string;
}

/**
 * @param document - a description with `x-errors` and `x-status-codes`
 * @returns all its codes, errors first
 */
export function codesOf(document: OpenApiDocument): Code[] {
  const catalogues = [
    ['error', errorCatalogue(document)],
    ['result', statusCodeCatalogue(document)],
  ] as const;
  return catalogues.flatMap(([kind, catalogue]) =>
    Object.entries(catalogue).map(([code, {status, cause = '', cure = ''}]): Code => ({
      code,
      kind,
      ...(status !== undefined && {status: String(status)}),
      cause: cause.trim(),
      cure: cure.trim(),
    })),
  );
}

/**
 * @param site - a site with a REST API
 * @param code - of an error
 * @returns the ids of the operations whose responses show it
 */
export function operationsWith({calls, specifications}: Site, code: string): string[] {
  const plain = (text: string | undefined): string | undefined => text;
  const shown = [...calls.values()].filter(({operation}) =>
    operationErrors(specifications.rest.document, operation, plain).some((error) => error.code === code),
  );
  return shown.map(({id}) => id);
}
