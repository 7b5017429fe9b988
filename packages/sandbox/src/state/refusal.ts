/** An invalid field of a request. */
export interface FieldProblem {
  /** Path in the body, with dots between levels. */
  field: string;
  message: string;
}

/** An error of the API. The OpenAPI document defines the status of its code. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly fields: readonly FieldProblem[] = [],
  ) {
    super(message);
  }

  /** Extensions that `graphql` copies to the GraphQL error. */
  get extensions(): {code: string} {
    return {code: this.code};
  }
}

/** Creates the error for one invalid field. */
export const wrongField = (field: string, message: string): Refusal =>
  new Refusal('invalid_field', 'The request has an invalid field.', [{field, message}]);

/** Creates the error for one missing field. */
export const missingField = (field: string, message = 'The field is required.'): Refusal =>
  new Refusal('missing_field', 'The request lacks a required field.', [{field, message}]);
