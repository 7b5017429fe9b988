/**
 * Random requests: each matches the schema, and its programs send the same request.
 *
 * @module-tag mutations
 */
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {createRestApi, createValidator} from '@paydocs/contract';
import type {Json, OpenApiDocument} from '@paydocs/specs';
import {beforeAll, describe, expect, it} from 'vitest';
import {SAMPLE_LANGUAGES, type SampleRequest} from '../../src/samples';
import {checkRequest} from '../../../agents/src/mcp/checks/request';
import {randomNumbers} from '../../../../tests/foreign/random';
import type {RequestState} from '../../src/request-form/data';
import {createRequestValidator} from '../../src/request-form/form/check';
import {decodeRequestFragment, encodeRequestFragment} from '../../src/request-form/form/fragment';
import {toSampleRequest} from '../../src/request-form/form/request';
import {readForeignDescriptions, createForms, getFixtureDescription, type OperationForm} from './random/descriptions';
import {findDifferences, sendAll, type RequestPrograms} from './random/programs';
import {createRandomState} from './random/values';

/** Maximum number of random requests that may break a rule about several values. */
const MAX_TRIES = 200;

interface RandomRequest {
  form: OperationForm;
  state: RequestState;
}

/** Creates requests for each operation in turn. */
function createRandomRequests(forms: readonly OperationForm[], count: number, seed: number): RandomRequest[] {
  const random = randomNumbers(seed);
  const checks = forms.map(({data}) => createRequestValidator(data));
  return Array.from({length: count}, (_, index) => {
    const form = forms[index % forms.length]!;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const state = createRandomState(form.data, random);
      if (checks[index % forms.length]!(state).length === 0) return {form, state};
    }
    const state = createRandomState(form.data, random);
    throw new Error(`${form.name}: ${JSON.stringify(checks[index % forms.length]!(state))} ${JSON.stringify(state)}`);
  });
}

function sendRequests(randomRequests: readonly RandomRequest[]): ReturnType<typeof sendAll> {
  const requests = randomRequests.map(({form, state}) => toSampleRequest(form.data, state));
  const secrets = requests.flatMap(({auths}) => auths.map(({variable}) => [variable, 'name:key_test_1']));
  return sendAll(requests.map(toPrograms), Object.fromEntries(secrets));
}

function toPrograms(request: SampleRequest): RequestPrograms {
  const fields = request.body && 'fields' in request.body ? request.body.fields : [];
  return {
    files: fields.filter(({file}) => file).map(({value}) => value),
    render(language, origin) {
      if (request.method === 'TRACE' && language === 'javascript') return undefined;
      const url = request.url.replace(/^(?:https?:\/\/[^/?]+)?/, origin);
      return SAMPLE_LANGUAGES.find(({id}) => id === language)?.renderRest({...request, url});
    },
  };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

describe("500 requests of the fixture site's API", () => {
  let document: OpenApiDocument;
  let randomRequests: RandomRequest[] = [];
  let sent: Awaited<ReturnType<typeof sendAll>>;

  beforeAll(async () => {
    document = getFixtureDescription();
    randomRequests = createRandomRequests(createForms(document), 500, 20);
    sent = await sendRequests(randomRequests);
  }, 300_000);

  it('cover all operations', () => {
    expect(new Set(randomRequests.map(({form}) => form.name)).size).toBe(createForms(document).length);
  });

  it('are the same in the programs of all languages', () => {
    expect(
      findDifferences(
        randomRequests.map(({form}) => form.name),
        sent.received,
      ),
    ).toEqual([]);
    expect(sent.errors).toBe('');
  });

  it('are valid for another validator', () => {
    const api = createRestApi(document as never);
    const rest = {document, api, validator: createValidator(api, true)};
    const errors = randomRequests.flatMap(({form}, index) => {
      const [request] = sent.received.get(`${index}/curl`)!;
      const {method, target, query, headers, body} = request!;
      const address = `${target}?${new URLSearchParams(query).toString()}`;
      const {diagnostics: found} = checkRequest(rest, {method, path: address, headers, ...(body !== '' && {body})});
      return found.map((message) => `${form.name}: ${message}`);
    });
    expect(errors).toEqual([]);
  });

  it('survive a round trip through a link', () => {
    for (const {form, state} of randomRequests)
      expect(decodeRequestFragment(encodeRequestFragment(state), form.data)).toEqual(state);
  });
});

describe.each(Object.entries(readForeignDescriptions()))('requests of %s', (_name, document) => {
  let randomRequests: RandomRequest[] = [];
  let sent: Awaited<ReturnType<typeof sendAll>>;

  beforeAll(async () => {
    randomRequests = createRandomRequests(createForms(document), 80, 7);
    sent = await sendRequests(randomRequests);
  }, 300_000);

  it('are the same in the programs of all languages', () => {
    expect(
      findDifferences(
        randomRequests.map(({form}) => form.name),
        sent.received,
      ),
    ).toEqual([]);
    expect(sent.errors).toBe('');
  });

  it('have bodies that are valid for another validator', () => {
    const ajv = new Ajv2020({strict: false, validateSchema: false, logger: false, allErrors: true});
    addFormats(ajv);
    ajv.addSchema(toDraft2020(document) as object, 'api');
    const errors = randomRequests.flatMap(({form, state}, index) => {
      const content = getRequestBody(document, form).content ?? {};
      if (state.body === undefined || !/json/.test(state.media ?? '')) return [];
      const {schema = {}} = content[state.media!] ?? {};
      const validate = ajv.compile(toDraft2020(schema as Json, 'api') as object);
      const [request] = sent.received.get(`${index}/curl`)!;
      return validate(request!.body) ? [] : [{name: form.name, errors: validate.errors, body: request!.body}];
    });
    expect(errors).toEqual([]);
  });
});

function getRequestBody(
  document: OpenApiDocument,
  {operation}: OperationForm,
): {content?: Record<string, {schema?: unknown}>} {
  const {requestBody = {}} = operation;
  if (!('$ref' in requestBody)) return requestBody;
  const [, , kind = '', name = ''] = requestBody.$ref.split('/');
  return (document.components?.[kind] as Record<string, object>)[name]!;
}

/** Converts the keywords of OpenAPI 3.0 to those of JSON Schema 2020-12. */
function toDraft2020(value: unknown, base = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => toDraft2020(item, base));
  if (!isObject(value)) return value;
  const {nullable, exclusiveMinimum, exclusiveMaximum, $ref, ...rest} = value as Record<string, unknown>;
  const inner = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, toDraft2020(item, base)]));
  if (exclusiveMinimum !== undefined)
    inner.exclusiveMinimum = exclusiveMinimum === true ? inner.minimum : exclusiveMinimum;
  if (exclusiveMaximum !== undefined)
    inner.exclusiveMaximum = exclusiveMaximum === true ? inner.maximum : exclusiveMaximum;
  // Clients don't have to send properties that only the API sets.
  if (Array.isArray(inner.required) && isObject(inner.properties)) {
    const properties = inner.properties as Record<string, {readOnly?: boolean}>;
    inner.required = inner.required.filter((name: string) => properties[name]?.readOnly !== true);
  }
  // A discriminator selects the alternative that counts.
  if (inner.discriminator && inner.oneOf) inner.anyOf = inner.oneOf;
  if (inner.discriminator) delete inner.oneOf;
  if ($ref !== undefined) inner.$ref = `${base}${String($ref)}`;
  return nullable === true ? {anyOf: [inner, {type: 'null'}]} : inner;
}
