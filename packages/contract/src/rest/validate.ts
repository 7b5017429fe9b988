import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {findValueAtPath, toPlainJson, type Value} from '../json/value';
import type {CheckResult} from '../types';
import type {RestApi} from './api';
import {createSchemaRewriters, getComponentId} from './closedSchema';
import type {Schema} from './document';
import {explainErrors} from './explainErrors';
import type {NamedSchema} from './properties';
import {collectUses} from './uses';

/** A validator of values against the schemas of one description. */
export interface Validator {
  /**
   * Checks a value.
   *
   * @param value - value in a guide
   * @param named - schema to validate against
   * @returns diagnostics, and the fields and enum values that the value uses
   */
  check(value: Value, named: NamedSchema): CheckResult;
}

/**
 * Creates a validator that compiles each schema on first use (Ajv, JSON Schema 2020-12).
 *
 * @param api - REST API
 * @param isComplete - whether values are complete, as sent over the network: nothing is omitted, unknown, or shortened
 *   with `…`
 * @returns the validator
 */
export function createValidator(api: RestApi, isComplete = false): Validator {
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
  const rewrite = createSchemaRewriters(api.document, isComplete);
  for (const [name, schema] of Object.entries(api.document.components?.schemas ?? {})) {
    ajv.addSchema(rewrite.component(schema) as object, getComponentId(name));
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
      const errors: ErrorObject[] = validate(toPlainJson(value)) ? [] : [...(validate.errors ?? [])];
      const diagnostics = explainErrors(api.document, named, errors, isComplete).map(
        ({path, onField, id, message}) => ({
          line:
            onField === undefined ? findValueAtPath(value, path).line : findValueAtPath(value, [...path, onField]).line,
          id,
          message,
        }),
      );
      return {diagnostics, uses: collectUses(api.document, value, named)};
    },
  };
}
