import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {OpenApiDocument, Schema} from '@paydocs/contract/document';
import {ApiError, type FieldError} from '../state/apiError';

/** JSON Schema keywords whose errors only summarize the errors of other keywords. */
const SUMMARY_KEYWORDS = ['if', 'anyOf', 'oneOf', 'allOf', 'not'];

/**
 * Validates values with schemas of an OpenAPI document (https://json-schema.org/draft/2020-12), compiled on first use.
 */
export class SchemaValidator {
  private readonly ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    logger: false,
    inlineRefs: false,
    ownProperties: true,
  });

  private readonly parameterValidators = new Map<Schema, ValidateFunction>();

  constructor(document: OpenApiDocument) {
    addFormats(this.ajv);
    this.ajv.addSchema(document as object, 'api');
  }

  /**
   * Validates a value with a schema of the document.
   *
   * @param schemaPath - path from the root of the document to the schema; if there's none, every value is valid
   * @param value - value to validate
   * @returns the relevant errors
   */
  validate(schemaPath: readonly string[], value: unknown): ErrorObject[] {
    const validate = this.getValidator(schemaPath);
    return !validate || validate(value) ? [] : selectRelevantErrors(validate.errors ?? []);
  }

  /** Validates a value as {@link validate} does, but returns messages. */
  validateToMessages(schemaPath: readonly string[], value: unknown): string[] {
    return this.validate(schemaPath, value).map(
      ({instancePath, message}) => `${instancePath || 'the body'} ${message}`,
    );
  }

  /** Validates the value of a parameter with its schema. */
  validateValue(schema: Schema, value: unknown): ErrorObject[] {
    const validate = this.parameterValidators.get(schema) ?? this.ajv.compile(makeRefsAbsolute(schema) as object);
    this.parameterValidators.set(schema, validate);
    return validate(value) ? [] : selectRelevantErrors(validate.errors ?? []);
  }

  private getValidator(schemaPath: readonly string[]): ValidateFunction | undefined {
    return this.ajv.getSchema(`api#/${schemaPath.map(escapePointerSegment).join('/')}`);
  }
}

const escapePointerSegment = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Returns a copy of a schema with absolute references, so that it can be compiled separately. */
const makeRefsAbsolute = (schema: Schema): unknown =>
  JSON.parse(JSON.stringify(schema), (name, value: unknown) =>
    name === '$ref' && typeof value === 'string' && value.startsWith('#') ? `api${value}` : value,
  );

/** Removes errors of alternatives whose `const` differs from the value, and errors that only summarize others. */
function selectRelevantErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const getBranch = ({schemaPath}: ErrorObject): string | undefined =>
    /^.*\/(?:oneOf|anyOf)\/\d+/.exec(schemaPath)?.[0];
  const rejectedBranches = new Set(errors.filter(({keyword}) => keyword === 'const').map(getBranch));
  const isNull = ({keyword, params}: ErrorObject): boolean =>
    keyword === 'type' && (params as {type?: unknown}).type === 'null';
  const applicable = errors.filter((error) => {
    const branch = getBranch(error);
    return !(branch !== undefined && rejectedBranches.has(branch)) && !isNull(error);
  });
  const details = applicable.filter(({keyword}) => !SUMMARY_KEYWORDS.includes(keyword));
  return details.length > 0 ? details : applicable.length > 0 ? applicable.slice(0, 1) : [...errors].slice(0, 1);
}

/**
 * Rejects a request if it has validation errors.
 *
 * @param errors - errors of the body, path, or query
 * @param prefix - path of the validated field, if only that field was validated
 * @throws ApiError with the code and the invalid fields, if there are errors
 */
export function assertNoValidationErrors(errors: readonly ErrorObject[], prefix = ''): void {
  if (errors.length === 0) return;
  const fields = errors.map((error) => toFieldError(error, prefix));
  const [first] = errors;
  if (errors.every(({keyword}) => keyword === 'required'))
    throw new ApiError(
      'missing_field',
      errors.length === 1
        ? 'The request lacks a required field.'
        : `The request lacks ${errors.length} required fields.`,
      fields,
    );
  if (errors.length === 1 && fields[0]?.field === 'currency' && first?.keyword === 'enum')
    throw new ApiError('unsupported_currency', `The currency ${String(first.data)} isn't supported.`, fields);
  throw new ApiError(
    'invalid_field',
    errors.length === 1 ? 'The request has an invalid field.' : `The request has ${errors.length} invalid fields.`,
    fields,
  );
}

function toFieldError(
  {keyword, instancePath, params, message = 'is invalid'}: ErrorObject,
  prefix: string,
): FieldError {
  const errorParams = params as {
    missingProperty?: string;
    additionalProperty?: string;
    unevaluatedProperty?: string;
    allowedValues?: unknown[];
  };
  const unknownProperty = errorParams.additionalProperty ?? errorParams.unevaluatedProperty;
  const path = [prefix, ...instancePath.split('/').slice(1), errorParams.missingProperty ?? unknownProperty ?? ''];
  const field = path.filter((part) => part !== '').join('.') || 'body';
  const text =
    keyword === 'required'
      ? 'The field is required.'
      : unknownProperty !== undefined
        ? "The field doesn't exist."
        : keyword === 'enum'
          ? `The value must be ${(errorParams.allowedValues ?? []).join(', ').replace(/, ([^,]*)$/, ' or $1')}.`
          : `The value ${message}.`;
  return {field: field.slice(0, 256), message: text.slice(0, 500)};
}
