import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {OpenApiDocument, Schema} from '@paydocs/contract/rest/document';
import {Refusal, type FieldProblem} from '../state/refusal';

/** Keywords that only sum up what others say. */
const SUMMARIES = ['if', 'anyOf', 'oneOf', 'allOf', 'not'];

/** Holds values to parts of a description (JSON Schema 2020-12). Each part is compiled when it is first needed. */
export class Validation {
  private readonly ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    logger: false,
    inlineRefs: false,
    ownProperties: true,
  });

  private readonly parameters = new Map<Schema, ValidateFunction>();

  constructor(document: OpenApiDocument) {
    addFormats(this.ajv);
    this.ajv.addSchema(document as object, 'api');
  }

  /**
   * @param place - names from the root of the description to a schema
   * @param value - what must keep it
   * @returns what is wrong
   */
  errors(place: readonly string[], value: unknown): ErrorObject[] {
    const validate = this.schemaAt(place);
    return !validate || validate(value) ? [] : relevant(validate.errors ?? []);
  }

  /** The same in words. */
  mistakes(place: readonly string[], value: unknown): string[] {
    return this.errors(place, value).map(({instancePath, message}) => `${instancePath || 'the body'} ${message}`);
  }

  /** What is wrong with the value of a parameter. */
  valueErrors(schema: Schema, value: unknown): ErrorObject[] {
    const known = this.parameters.get(schema) ?? this.ajv.compile(inDocument(schema) as object);
    this.parameters.set(schema, known);
    return known(value) ? [] : relevant(known.errors ?? []);
  }

  private schemaAt(place: readonly string[]): ValidateFunction | undefined {
    return this.ajv.getSchema(`api#/${place.map(escape).join('/')}`);
  }
}

const escape = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** A schema whose references lead into the description, wherever it is compiled. */
const inDocument = (schema: Schema): unknown =>
  JSON.parse(JSON.stringify(schema), (name, value: unknown) =>
    name === '$ref' && typeof value === 'string' && value.startsWith('#') ? `api${value}` : value,
  );

/** Leaves out alternatives that were not meant: a word other than the one that stands fixed there says so. */
function relevant(errors: readonly ErrorObject[]): ErrorObject[] {
  const branchOf = ({schemaPath}: ErrorObject): string | undefined => /^.*\/(?:oneOf|anyOf)\/\d+/.exec(schemaPath)?.[0];
  const wrong = new Set(errors.filter(({keyword}) => keyword === 'const').map(branchOf));
  const isNull = ({keyword, params}: ErrorObject): boolean =>
    keyword === 'type' && (params as {type?: unknown}).type === 'null';
  const kept = errors.filter((error) => {
    const branch = branchOf(error);
    return !(branch !== undefined && wrong.has(branch)) && !isNull(error);
  });
  const details = kept.filter(({keyword}) => !SUMMARIES.includes(keyword));
  return details.length > 0 ? details : kept.length > 0 ? kept.slice(0, 1) : [...errors].slice(0, 1);
}

/**
 * @param errors - of the body, the path or the query of a request
 * @throws Refusal with the code and the fields, if there are any
 */
export function refuseFor(errors: readonly ErrorObject[], prefix = ''): void {
  if (errors.length === 0) return;
  const fields = errors.map((error) => problemOf(error, prefix));
  const [first] = errors;
  if (errors.every(({keyword}) => keyword === 'required'))
    throw new Refusal(
      'missing_field',
      errors.length === 1
        ? 'The request lacks a required field.'
        : `The request lacks ${errors.length} required fields.`,
      fields,
    );
  if (errors.length === 1 && fields[0]?.field === 'currency' && first?.keyword === 'enum')
    throw new Refusal('unsupported_currency', `The currency ${String(first.data)} isn't supported.`, fields);
  throw new Refusal(
    'invalid_field',
    errors.length === 1 ? 'The request has an invalid field.' : `The request has ${errors.length} invalid fields.`,
    fields,
  );
}

function problemOf({keyword, instancePath, params, message = 'is invalid'}: ErrorObject, prefix: string): FieldProblem {
  const limits = params as {
    missingProperty?: string;
    additionalProperty?: string;
    unevaluatedProperty?: string;
    allowedValues?: unknown[];
  };
  const extra = limits.additionalProperty ?? limits.unevaluatedProperty;
  const path = [prefix, ...instancePath.split('/').slice(1), limits.missingProperty ?? extra ?? ''];
  const field = path.filter((part) => part !== '').join('.') || 'body';
  const text =
    keyword === 'required'
      ? 'The field is required.'
      : extra !== undefined
        ? "The field doesn't exist."
        : keyword === 'enum'
          ? `The value must be ${(limits.allowedValues ?? []).join(', ').replace(/, ([^,]*)$/, ' or $1')}.`
          : `The value ${message}.`;
  return {field: field.slice(0, 256), message: text.slice(0, 500)};
}
