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

/** Checks values against schemas of one description. */
export interface Validator {
  /**
   * @param value - a value of a guide
   * @param of - the schema that it must keep
   * @returns what is wrong, and the fields and values that it rests on
   */
  check(value: Value, of: Named): Findings;
}

/**
 * @param api - the REST API
 * @param isWhole - whether values are as they are sent: nothing is left out, unknown, or shortened with `…`
 * @returns a validator, which compiles each schema when it is first needed (Ajv, JSON Schema 2020-12)
 */
export function validator(api: RestApi, isWhole = false): Validator {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    verbose: true,
    validateFormats: true,
    ownProperties: true,
    logger: false,
    // The linter of the description did it.
    validateSchema: false,
    inlineRefs: false,
  });
  addFormats(ajv);
  const close = closing(api.document, isWhole);
  for (const [name, schema] of Object.entries(api.document.components?.schemas ?? {})) {
    ajv.addSchema(close.component(schema) as object, componentId(name));
  }
  const compiled = new Map<Schema, ValidateFunction>();
  const compile = (schema: Schema): ValidateFunction => {
    const known = compiled.get(schema) ?? ajv.compile(close.value(schema) as object);
    compiled.set(schema, known);
    return known;
  };
  return {
    check(value, of) {
      const validate = compile(of.schema);
      const errors: ErrorObject[] = validate(plain(value)) ? [] : [...(validate.errors ?? [])];
      const problems = explainErrors(api.document, of, errors, isWhole).map(({path, onField, message}) => ({
        line: onField === undefined ? partAt(value, path).line : partAt(value, [...path, onField]).line,
        message,
      }));
      return {problems, uses: usesOf(api.document, value, of)};
    },
  };
}
