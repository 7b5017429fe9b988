/** Simplifies an OpenAPI document before Postman's converter reads it. */
import {createSampleValue} from '@paydocs/reference/samples';
import {
  deref,
  METHODS,
  getWebhooks,
  type Example,
  type Json,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PathItem,
  type Ref,
  type RequestBody,
} from '@paydocs/specs';

/** An operation that clients call, or a webhook that the provider calls. */
export interface SourceOperation {
  operation: Operation;
  /** Title of the operation, or its ID, or its method and path. */
  title: string;
  isWebhook: boolean;
}

/** Matches the temporary name of an operation in the converter. Unlike a title, it's unique. */
const OPERATION_NAME = /^operation (\d+)$/;

/** Placeholder for a body, for which the converter would otherwise generate a different example in each run. */
const PLACEHOLDER_BODY = {schema: {type: 'string'}, example: ''};

/**
 * Returns a copy of a bundled OpenAPI document for the converter, and a function that finds an operation by its name in
 * that copy. Operations have unique names, an example for each parameter, and no bodies or responses, which
 * `examples.ts` creates.
 */
export function simplifyDocument(document: OpenApiDocument): {
  simplified: OpenApiDocument;
  findCall(name: string): SourceOperation | undefined;
} {
  const calls: SourceOperation[] = [];
  const simplifyPathItem = (item: PathItem, path: string, isWebhook: boolean): PathItem => ({
    ...item,
    ...(item.parameters && {parameters: item.parameters.map((each) => addParameterExample(document, each))}),
    ...Object.fromEntries(
      METHODS.flatMap((method) => {
        const operation = item[method];
        if (!operation) return [];
        const title = operation.summary || operation.operationId || `${method.toUpperCase()} ${path}`;
        calls.push({operation, title, isWebhook});
        return [[method, simplifyOperation(document, operation, `operation ${calls.length - 1}`)]];
      }),
    ),
  });
  const simplifyPathItems = (items: Readonly<Record<string, PathItem>>, isWebhook: boolean): Record<string, PathItem> =>
    Object.fromEntries(
      Object.entries(items).map(([path, item]) => [
        path,
        simplifyPathItem(deref<PathItem>(document, item as PathItem | Ref), path, isWebhook),
      ]),
    );
  const simplified = {
    ...document,
    paths: simplifyPathItems(document.paths ?? {}, false),
    webhooks: simplifyPathItems(getWebhooks(document), true),
  };
  return {
    simplified: structuredClone(simplified),
    findCall: (name) => calls[Number(OPERATION_NAME.exec(name)?.[1] ?? NaN)],
  };
}

function simplifyOperation(document: OpenApiDocument, operation: Operation, summary: string): Operation {
  const {parameters, requestBody, ...rest} = operation;
  delete rest.callbacks;
  const [mediaType] = Object.keys((requestBody && deref<RequestBody>(document, requestBody).content) ?? {});
  return {
    ...rest,
    summary,
    ...(parameters && {parameters: parameters.map((each) => addParameterExample(document, each))}),
    ...(mediaType !== undefined && {requestBody: {content: {[mediaType]: PLACEHOLDER_BODY}}}),
    responses: {200: {description: ''}},
  };
}

function addParameterExample(document: OpenApiDocument, parameterOrRef: Parameter | Ref): Parameter {
  const {examples, ...parameter} = deref<Parameter>(document, parameterOrRef);
  const [content] = Object.entries(parameter.content ?? {});
  const value =
    parameter.example ??
    findExample(document, examples) ??
    content?.[1].example ??
    createSampleValue(document, parameter.schema ?? content?.[1].schema ?? {}, 'request');
  if (!content) return {...parameter, example: value};
  // A parameter with `content` is sent as a serialized document.
  const rest = {...parameter};
  delete rest.content;
  return {...rest, schema: {type: 'string'}, example: typeof value === 'string' ? value : JSON.stringify(value)};
}

function findExample(document: OpenApiDocument, examples: Parameter['examples'] = {}): Json | undefined {
  return Object.values(examples)
    .map((example) => deref<Example>(document, example as Example | Ref).value)
    .find((value) => value !== undefined);
}
