/** What the converter of Postman is given of a description. */
import {sampleValue} from '@paydocs/reference/rest/samples/sampleValue';
import {
  deref,
  METHODS,
  webhooksOf,
  type Example,
  type Json,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PathItem,
  type Ref,
  type RequestBody,
} from '@paydocs/specs/openapi/document';

/** An operation, and whether it is called by the provider rather than by readers. */
export interface Call {
  operation: Operation;
  /** Its title; its address where it has none. */
  title: string;
  isWebhook: boolean;
}

/** What the converter calls an operation: names of their own may be alike. */
const NAME = /^operation (\d+)$/;

/** A body that stands for ours: the converter makes up another one in each run. */
const BODY = {schema: {type: 'string'}, example: ''};

/**
 * @param document - a bundled description
 * @returns a copy with a value for every parameter, and with names that tell operations apart; bodies and answers, which we
 *   make ourselves, are left out
 */
export function leanDocument(document: OpenApiDocument): {
  lean: OpenApiDocument;
  callOf(name: string): Call | undefined;
} {
  const calls: Call[] = [];
  const leanItem = (item: PathItem, place: string, isWebhook: boolean): PathItem => ({
    ...item,
    ...(item.parameters && {parameters: item.parameters.map((each) => shownParameter(document, each))}),
    ...Object.fromEntries(
      METHODS.flatMap((method) => {
        const operation = item[method];
        if (!operation) return [];
        const title = operation.summary || operation.operationId || `${method.toUpperCase()} ${place}`;
        calls.push({operation, title, isWebhook});
        return [[method, leanOperation(document, operation, `operation ${calls.length - 1}`)]];
      }),
    ),
  });
  const leanItems = (items: Readonly<Record<string, PathItem>>, isWebhook: boolean): Record<string, PathItem> =>
    Object.fromEntries(
      Object.entries(items).map(([place, item]) => [
        place,
        leanItem(deref<PathItem>(document, item as PathItem | Ref), place, isWebhook),
      ]),
    );
  const lean = {
    ...document,
    paths: leanItems(document.paths ?? {}, false),
    webhooks: leanItems(webhooksOf(document), true),
  };
  return {lean: structuredClone(lean), callOf: (name) => calls[Number(NAME.exec(name)?.[1] ?? NaN)]};
}

function leanOperation(document: OpenApiDocument, operation: Operation, summary: string): Operation {
  const {parameters, requestBody, ...rest} = operation;
  delete rest.callbacks;
  const [mediaType] = Object.keys((requestBody && deref<RequestBody>(document, requestBody).content) ?? {});
  return {
    ...rest,
    summary,
    ...(parameters && {parameters: parameters.map((each) => shownParameter(document, each))}),
    ...(mediaType !== undefined && {requestBody: {content: {[mediaType]: BODY}}}),
    responses: {200: {description: ''}},
  };
}

function shownParameter(document: OpenApiDocument, written: Parameter | Ref): Parameter {
  const {examples, ...parameter} = deref<Parameter>(document, written);
  const [content] = Object.entries(parameter.content ?? {});
  const value =
    parameter.example ??
    shownExample(document, examples) ??
    content?.[1].example ??
    sampleValue(document, parameter.schema ?? content?.[1].schema ?? {}, 'request');
  if (!content) return {...parameter, example: value};
  // It travels as the text of a document.
  const rest = {...parameter};
  delete rest.content;
  return {...rest, schema: {type: 'string'}, example: typeof value === 'string' ? value : JSON.stringify(value)};
}

function shownExample(document: OpenApiDocument, examples: Parameter['examples'] = {}): Json | undefined {
  return Object.values(examples)
    .map((example) => deref<Example>(document, example as Example | Ref).value)
    .find((value) => value !== undefined);
}
