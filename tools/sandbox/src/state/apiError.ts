/** An invalid field of a request. */
export interface FieldError {
  /** Path of the field in the body, with dots between levels, or name of a parameter. */
  field: string;
  message: string;
}

/** An error of the API. The OpenAPI document defines the HTTP status of its code. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly fields: readonly FieldError[] = [],
  ) {
    super(message);
  }

  /** Extensions of the GraphQL error, to which the package `graphql` copies them. */
  get extensions(): {code: string} {
    return {code: this.code};
  }
}

/** Creates the error for one invalid field. */
export const createInvalidFieldError = (field: string, message: string): ApiError =>
  new ApiError('invalid_field', 'The request has an invalid field.', [{field, message}]);

/** Creates the error for one missing field. */
export const createMissingFieldError = (field: string, message = 'The field is required.'): ApiError =>
  new ApiError('missing_field', 'The request lacks a required field.', [{field, message}]);
