/**
 * Requests made by chance: each keeps the schema, and its four programs send the same.
 *
 * @module-tag mutations
 */
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {createRestApi} from '@paydocs/contract/rest/api';
import {createValidator} from '@paydocs/contract/rest/validate';
import type {Json, OpenApiDocument} from '@paydocs/specs/openapi/document';
import {beforeAll, describe, expect, it} from 'vitest';
import {SAMPLE_LANGUAGES, type SampleRequest} from '@paydocs/reference/rest/samples';
import {checkRequest} from '../../mcp/src/checks/request';
import {randomNumbers} from '../../../tests/foreign/random';
import type {RequestState} from '../src/data';
import {createRequestValidator} from '../src/form/check';
import {fromFragment, toFragment} from '../src/form/fragment';
import {toSampleRequest} from '../src/form/request';
import {foreignDescriptions, formsOf, ownDescription, type FormOf} from './random/descriptions';
import {differing, sendAll, type Sendable} from './random/programs';
import {randomState} from './random/values';

/** So often chance may break a rule that looks at several values at once. */
const TRIES = 200;

interface Made {
  form: FormOf;
  state: RequestState;
}

/** Goes through the operations in turn, until there are enough requests. */
function make(forms: readonly FormOf[], count: number, seed: number): Made[] {
  const random = randomNumbers(seed);
  const checks = forms.map(({data}) => createRequestValidator(data));
  return Array.from({length: count}, (_, index) => {
    const form = forms[index % forms.length]!;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const state = randomState(form.data, random);
      if (checks[index % forms.length]!(state).length === 0) return {form, state};
    }
    const state = randomState(form.data, random);
    throw new Error(`${form.name}: ${JSON.stringify(checks[index % forms.length]!(state))} ${JSON.stringify(state)}`);
  });
}

function send(made: readonly Made[]): ReturnType<typeof sendAll> {
  const requests = made.map(({form, state}) => toSampleRequest(form.data, state));
  const secrets = requests.flatMap(({auths}) => auths.map(({variable}) => [variable, 'name:key_test_1']));
  return sendAll(requests.map(sendable), Object.fromEntries(secrets));
}

function sendable(request: SampleRequest): Sendable {
  const fields = request.body && 'fields' in request.body ? request.body.fields : [];
  return {
    files: fields.filter(({file}) => file).map(({value}) => value),
    write(language, origin) {
      if (request.method === 'TRACE' && language === 'javascript') return undefined;
      const url = request.url.replace(/^(?:https?:\/\/[^/?]+)?/, origin);
      return SAMPLE_LANGUAGES.find(({id}) => id === language)?.render({...request, url});
    },
  };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

describe('500 requests of this API', () => {
  let document: OpenApiDocument;
  let made: Made[] = [];
  let sent: Awaited<ReturnType<typeof sendAll>>;

  beforeAll(async () => {
    document = ownDescription();
    made = make(formsOf(document), 500, 20);
    sent = await send(made);
  }, 300_000);

  it('are of all operations', () => {
    expect(new Set(made.map(({form}) => form.name)).size).toBe(formsOf(document).length);
  });

  it('are sent alike by all four programs', () => {
    expect(
      differing(
        made.map(({form}) => form.name),
        sent.received,
      ),
    ).toEqual([]);
    expect(sent.errors).toBe('');
  });

  it('keep the description, as another validator reads it', () => {
    const api = createRestApi(document as never);
    const rest = {document, api, validator: createValidator(api, true)};
    const problems = made.flatMap(({form}, index) => {
      const [request] = sent.received.get(`${index}/curl`)!;
      const {method, target, query, headers, body} = request!;
      const address = `${target}?${new URLSearchParams(query).toString()}`;
      const {diagnostics: found} = checkRequest(rest, {method, path: address, headers, ...(body !== '' && {body})});
      return found.map((message) => `${form.name}: ${message}`);
    });
    expect(problems).toEqual([]);
  });

  it('come back from a link', () => {
    for (const {form, state} of made) expect(fromFragment(toFragment(state), form.data)).toEqual(state);
  });
});

describe.each(Object.entries(foreignDescriptions()))('requests of %s', (_name, document) => {
  let made: Made[] = [];
  let sent: Awaited<ReturnType<typeof sendAll>>;

  beforeAll(async () => {
    made = make(formsOf(document), 80, 7);
    sent = await send(made);
  }, 300_000);

  it('are sent alike by all four programs', () => {
    expect(
      differing(
        made.map(({form}) => form.name),
        sent.received,
      ),
    ).toEqual([]);
    expect(sent.errors).toBe('');
  });

  it('have bodies that keep the description, as another validator reads it', () => {
    const ajv = new Ajv2020({strict: false, validateSchema: false, logger: false, allErrors: true});
    addFormats(ajv);
    ajv.addSchema(asDraft2020(document) as object, 'api');
    const problems = made.flatMap(({form, state}, index) => {
      const content = bodyOf(document, form).content ?? {};
      if (state.body === undefined || !/json/.test(state.media ?? '')) return [];
      const {schema = {}} = content[state.media!] ?? {};
      const validate = ajv.compile(asDraft2020(schema as Json, 'api') as object);
      const [request] = sent.received.get(`${index}/curl`)!;
      return validate(request!.body) ? [] : [{name: form.name, errors: validate.errors, body: request!.body}];
    });
    expect(problems).toEqual([]);
  });
});

function bodyOf(document: OpenApiDocument, {operation}: FormOf): {content?: Record<string, {schema?: unknown}>} {
  const {requestBody = {}} = operation;
  if (!('$ref' in requestBody)) return requestBody;
  const [, , kind = '', name = ''] = requestBody.$ref.split('/');
  return (document.components?.[kind] as Record<string, object>)[name]!;
}

/** The words of OpenAPI 3.0 that JSON Schema has others for. */
function asDraft2020(value: unknown, base = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => asDraft2020(item, base));
  if (!isObject(value)) return value;
  const {nullable, exclusiveMinimum, exclusiveMaximum, $ref, ...rest} = value as Record<string, unknown>;
  const inner = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, asDraft2020(item, base)]));
  if (exclusiveMinimum !== undefined)
    inner.exclusiveMinimum = exclusiveMinimum === true ? inner.minimum : exclusiveMinimum;
  if (exclusiveMaximum !== undefined)
    inner.exclusiveMaximum = exclusiveMaximum === true ? inner.maximum : exclusiveMaximum;
  // What the API alone sends isn't required of others.
  if (Array.isArray(inner.required) && isObject(inner.properties)) {
    const properties = inner.properties as Record<string, {readOnly?: boolean}>;
    inner.required = inner.required.filter((name: string) => properties[name]?.readOnly !== true);
  }
  // A discriminator says which alternative counts.
  if (inner.discriminator && inner.oneOf) inner.anyOf = inner.oneOf;
  if (inner.discriminator) delete inner.oneOf;
  if ($ref !== undefined) inner.$ref = `${base}${String($ref)}`;
  return nullable === true ? {anyOf: [inner, {type: 'null'}]} : inner;
}
