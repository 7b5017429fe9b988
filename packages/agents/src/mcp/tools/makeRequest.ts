/** Generates a program that calls an operation. */
import {z} from 'zod';
import {formatSuggestion, formatList} from '@paydocs/core';
import {isJsonMediaType, getParameters, SAMPLE_LANGUAGES, type OperationSample} from '@paydocs/reference/samples';
import {deref, type Json, type OpenApiDocument, type Operation, type RequestBody} from '@paydocs/specs';
import type {RestCall, Site} from '../site';
import {ToolError} from '../toolError';
import {jsonValueSchema, nameSchema, parametersSchema} from './inputs';
import {defineTool} from './tool';

interface RequestValues {
  parameters?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

export const makeRequest = defineTool({
  name: 'make_request',
  title: 'Make a request in code',
  description: `Generates a complete program that calls a REST API operation, in ${formatList(SAMPLE_LANGUAGES.map(({label}) => label))}, with your values or with an example from the reference. Doesn't send the request.`,
  input: z.strictObject({
    operation: nameSchema.describe('ID of the operation.'),
    language: z.enum(SAMPLE_LANGUAGES.map(({id}) => id)),
    parameters: parametersSchema
      .optional()
      .describe('The values of path parameters, query parameters, and headers, keyed by name.'),
    body: jsonValueSchema.optional().describe('The body as JSON. If omitted, the program sends an example.'),
    example: nameSchema.optional().describe('The name of the reference example to send.'),
  }),
  async run(site, {operation: id, language, parameters: values, body, example}) {
    const call = site.calls.get(id);
    if (call === undefined)
      throw new ToolError(
        `There's no operation "${id}".${formatSuggestion(id, site.calls.keys(), `Valid operations: ${formatList(site.calls.keys())}.`)}`,
      );
    const {document} = site.specifications.rest;
    const operation = applyRequestValues(document, call, {...(values && {parameters: values}), body: parseBody(body)});
    const {createPageContext} = await import('@paydocs/reference/samples');
    const {createOperationSamples} = await import('@paydocs/reference/samples');
    const context = createPageContext(document, {
      pageUrl: {schema: (schema) => schema, operation: (key) => key, tag: (tag) => tag},
      apiKeyVariable: findApiKeyVariableName(site, call),
    });
    const {item, path, method} = call;
    const samples = createOperationSamples(context, {operation, item, path, method: method.toLowerCase()}).filter(
      (sample) => sample.id === language,
    );
    if (samples.length === 0)
      throw new ToolError(`A ${language} program can't send ${method}. Choose a different language.`);
    const sample = findSample(samples, example);
    const code = sample.code.replace(/\n+$/, '');
    const examples = samples.map((each) => each.example.label);
    const others =
      body === undefined && examples.length > 1
        ? `\n\nThe program sends the example "${sample.example.label}". Other examples: ${examples.filter((label) => label !== sample.example.label).join('; ')}.`
        : '';
    const fence = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([marks]) => marks.length + 1)));
    return {
      text: `${fence}${sample.language}\n${code}\n${fence}${others}`,
      data: {operation: id, language, code, examples},
    };
  },
});

/** Returns a copy of an operation with the given values as examples, from which samples are generated. */
function applyRequestValues(
  document: OpenApiDocument,
  {id, operation, item}: RestCall,
  {parameters: values = {}, body}: RequestValues,
): Operation {
  const all = getParameters(document, operation, item);
  const known = all.map((parameter) => parameter.name);
  for (const given of Object.keys(values)) {
    if (!known.includes(given))
      throw new ToolError(
        `${id} has no parameter "${given}".${formatSuggestion(given, known, known.length === 0 ? 'It has no parameters.' : `Valid parameters: ${formatList(known)}.`)}`,
      );
  }
  const filled = all.map((parameter) =>
    Object.hasOwn(values, parameter.name)
      ? {...parameter, required: true, deprecated: false, example: values[parameter.name] as Json}
      : parameter,
  );
  const hasValues = Object.keys(values).length > 0 || body !== undefined;
  const {'x-codeSamples': codeSamples, ...rest} = operation;
  return {
    ...rest,
    ...(!hasValues && codeSamples && {'x-codeSamples': codeSamples}),
    parameters: filled,
    ...(body !== undefined && {requestBody: createRequestBody(document, id, operation, body)}),
  };
}

function createRequestBody(document: OpenApiDocument, id: string, operation: Operation, body: unknown): RequestBody {
  if (!operation.requestBody) throw new ToolError(`${id} doesn't accept a body. Remove it.`);
  const {content = {}, ...rest} = deref<RequestBody>(document, operation.requestBody);
  const type = Object.keys(content).find(isJsonMediaType) ?? Object.keys(content)[0] ?? 'application/json';
  const media = {...content[type], example: body as Json};
  delete media.examples;
  return {...rest, content: {[type]: media}};
}

function findSample(samples: readonly OperationSample[], wanted: string | undefined): OperationSample {
  const found = samples.find(({example: {key, label}}) => wanted === undefined || key === wanted || label === wanted);
  if (found) return found;
  const labels = samples.map((sample) => sample.example.label);
  throw new ToolError(`There's no example "${wanted}". Valid examples: ${labels.join('; ')}.`);
}

/** Parses a body if it's a JSON string, which many clients send. Returns other bodies unchanged. */
function parseBody(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}

/** Returns the name of the environment variable for the API key in the reference's samples, or else `API_KEY`. */
function findApiKeyVariableName(site: Site, call: RestCall): string {
  return /\b[A-Z][A-Z0-9_]*_API_KEY\b/.exec(site.findPage(call)?.body ?? '')?.[0] ?? 'API_KEY';
}
