import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {partAt, plain, type Value} from '../json/value';
import type {Findings} from '../types';
import type {RestApi} from './api';
import {closing, componentId} from './closedSchema';
import type {Schema} from './document';
import {explainErrors} from './explainErrors';
import type {Named} from './properties';
import {usesOf} from './uses';

/** Validates values against the schemas of one description. */
export interface Validator {
  /**
   * Checks a value.
   *
   * @param value - value in a guide
   * @param named - schema to validate against
   * @returns diagnostics, and the fields and enum values that the value uses
   */
  check(value: Value, named: Named): Findings;
}

/**
 * Creates a validator that compiles each schema on first use (Ajv, JSON Schema 2020-12).
 *
 * @param api - REST API
 * @param isComplete - whether values are complete, as sent over the network: nothing is omitted, unknown, or shortened
 *   with `…`
 * @returns validator of values
 */
export function validator(api: RestApi, isComplete = false): Validator {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    verbose: true,
    validateFormats: true,
    ownProperties: true,
    logger: false,
    // The linter of the description already validates it.
    validateSchema: false,
    inlineRefs: false,
  });
  addFormats(ajv);
  const rewrite = closing(api.document, isComplete);
  for (const [name, schema] of Object.entries(api.document.components?.schemas ?? {})) {
    ajv.addSchema(rewrite.component(schema) as object, componentId(name));
  }
  const compiled = new Map<Schema, ValidateFunction>();
  const compile = (schema: Schema): ValidateFunction => {
    const validate = compiled.get(schema) ?? ajv.compile(rewrite.value(schema) as object);
    compiled.set(schema, validate);
    return validate;
  };
  return {
    check(value, named) {
      const validate = compile(named.schema);
      const errors: ErrorObject[] = validate(plain(value)) ? [] : [...(validate.errors ?? [])];
      const problems = explainErrors(api.document, named, errors, isComplete).map(({path, onField, message}) => ({
        line: onField === undefined ? partAt(value, path).line : partAt(value, [...path, onField]).line,
        message,
      }));
      return {problems, uses: usesOf(api.document, value, named)};
    },
  };
}
