/** A field of a request that is wrong. */
export interface FieldProblem {
  /** Its path in the body, with dots between the levels. */
  field: string;
  message: string;
}

/** A request that is refused. Its code decides its status, as the description says of codes. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly fields: readonly FieldProblem[] = [],
  ) {
    super(message);
  }

  /** GraphQL hands it on with the error. */
  get extensions(): {code: string} {
    return {code: this.code};
  }
}

/** @returns the refusal of one field that is wrong */
export const wrongField = (field: string, message: string): Refusal =>
  new Refusal('invalid_field', 'The request has an invalid field.', [{field, message}]);

/** @returns the refusal of one field that is missing */
export const missingField = (field: string, message = 'The field is required.'): Refusal =>
  new Refusal('missing_field', 'The request lacks a required field.', [{field, message}]);
