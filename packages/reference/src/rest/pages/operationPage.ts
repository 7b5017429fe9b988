import type {ReferencePage} from '../../common/page';
import type {FactData} from '../../data/reference';
import type {
  CallData,
  EndpointData,
  OperationPageData,
  RestExampleData,
  RestFieldData,
  ServerData,
} from '../../data/rest';
import {createAuthentication} from './authentication';
import {createCallData, getResponseId} from './call';
import type {FieldLimits} from './call';
import {getGuidesSource, createPageContext} from '../context';
import type {PageContext, PageOptions} from '../context';
import {
  METHODS,
  deref,
  findOperation,
  type OpenApiDocument,
  type Operation,
  type PathItem,
  type RequestBody,
  type Response,
  type Server,
  getOperationKey,
  getOperationName,
  getOperationTitle,
  type OperationLocation,
} from '@paydocs/specs';
import {getOperationErrors} from '@paydocs/specs/read';
import {createExampleData, getMediaExamples} from '../samples/examples';
import {translate, toKebabCase} from '@paydocs/core';
import {toInlineHtml, toSummary} from '@paydocs/core/html';
import {omitEmptyValues} from '../../common/omitEmptyValues';
import {GUIDES_SECTION_ID} from '../../common/mdx';
import {pageIdBuilders} from '../names';
import {replaceRequestPath} from '../samples/requestPath';
import {addErrorIds} from './errorIds';
import {addErrorResponseTitles, renderOperationMdx} from './operationMdx';
import type {ResponseExample} from '../samples/responseExamples';
import {createSampleTabs} from '../samples/sampleTabs';
import {getSampleUrl, getServerUrl, getServers} from '../samples/request';

const OPERATION_LIMITS: FieldLimits = {body: 400, success: 300, error: 80};
const CALLBACK_LIMITS: FieldLimits = {body: 60, success: 40, error: 20};

/** IDs of the page's headings, which fields must not use. */
const HEADING_IDS = [
  'samples',
  'examples',
  'authentication',
  'path-parameters',
  'query-parameters',
  'headers',
  'cookies',
  'request-body',
  'payload',
  'responses',
  'errors',
  'callbacks',
  'servers',
  GUIDES_SECTION_ID,
];

/**
 * Creates the page of an operation or webhook.
 *
 * @param doc - bundled document
 * @param location - path or webhook, and method in lowercase
 * @param options - URLs of pages, and the environment variable of the samples
 * @returns the page
 */
export function createOperationPage(
  doc: OpenApiDocument,
  location: OperationLocation,
  options: PageOptions,
): ReferencePage {
  const {operation, item} = findOperation(doc, location, location.method);
  const statuses = Object.keys(operation.responses ?? {}).map((status) => getResponseId('', status));
  const callbackIds = Object.keys(operation.callbacks ?? {}).map((name) => `callback-${toKebabCase(name)}`);
  const context = createPageContext(doc, options, [...HEADING_IDS, ...statuses, ...callbackIds]);
  const isWebhook = 'webhook' in location;
  const endpoint = createEndpoint(context, location, operation, item);

  const call = createCallData(context, operation, item, {endpoint, prefix: '', limits: OPERATION_LIMITS});
  if (!isWebhook) addErrorResponseTitles(operation, doc, call.responses);
  const pathOperation =
    'path' in location ? {operation, item, path: location.path, method: location.method} : undefined;
  const examples = pathOperation
    ? createResponseExamples(context, operation, call, getSampleUrl(doc, pathOperation))
    : [];
  const data: OperationPageData = {
    ...omitEmptyValues({
      ...call,
      auth: isWebhook ? undefined : createAuthentication(context, operation),
      samples: pathOperation && createSampleTabs(context, pathOperation, examples),
      examples: pathOperation ? examples.map(({example}) => example) : createPayloadExamples(context, operation),
      errors: addErrorIds(getOperationErrors(doc, operation, context.render), context.createId),
      callbacks: createCallbacks(context, operation),
      counterparts: [...(options.names?.findCounterparts('operation', operation.operationId ?? '') ?? [])],
    }),
    responses: call.responses,
  };
  const id = pageIdBuilders.operation(getOperationName(operation, location));
  const title = getOperationTitle(operation, location);
  return {
    id,
    title,
    description: toSummary(operation.description || title),
    markdown: renderOperationMdx(
      id,
      operation,
      doc,
      data,
      getGuidesSource(options, options.pageUrl.operation(getOperationKey(location))),
    ),
    data,
  };
}

function createEndpoint(
  context: PageContext,
  location: OperationLocation,
  operation: Operation,
  item: PathItem,
): EndpointData {
  const {doc} = context;
  const method = location.method.toUpperCase();
  if ('webhook' in location) return {method, path: location.webhook, kind: 'webhook'};
  const servers = getServers(doc, operation, item);
  return omitEmptyValues({
    method,
    server: getServerUrl(doc, operation, item),
    path: location.path,
    servers:
      servers.length > 1 || servers[0]?.variables
        ? servers.map((server) => createServerData(context, server))
        : undefined,
  });
}

function createServerData({createId, render}: PageContext, {url, description, variables = {}}: Server): ServerData {
  const fields = Object.entries(variables).map(([name, variable]): RestFieldData => ({
    id: createId('server', name),
    name,
    type: 'string',
    ...omitEmptyValues({
      html: render(variable.description),
      facts: [[translate({id: 'paydocs.ref.default', message: 'Default'}), variable.default]] as FactData[],
      values: variable.enum?.map((value) => ({id: createId('server', name, value), name: value})),
    }),
  }));
  return omitEmptyValues({url, html: toInlineHtml(render(description)), variables: fields});
}

function createResponseExamples(
  context: PageContext,
  operation: Operation,
  call: CallData,
  sampleUrl: string,
): ResponseExample[] {
  const path = sampleUrl.replace(/^\w+:\/\/[^/]+/, '');
  const examples: ResponseExample[] = [];
  for (const [status, entry] of Object.entries(operation.responses ?? {})) {
    const content = deref<Response>(context.doc, entry).content ?? {};
    const types = Object.entries(content);
    const statusExamples = types.flatMap(([type, media]) =>
      getMediaExamples(context, type, media, 'response').map((value) => {
        const label = types.length > 1 ? `${value.label} (${type})` : value.label;
        const exampleBody =
          '$ref' in entry ? replaceRequestPath(context.doc, media.schema, value.value, path) : value.value;
        const exampleWithPath = createExampleData(context, {...value, value: exampleBody, label}, type, [
          'example',
          status,
          value.key,
        ]);
        return {key: value.key, example: {...exampleWithPath, status}};
      }),
    );
    examples.push(...statusExamples);
    const response = call.responses[status];
    if (response && statusExamples.length > 0)
      response.examples = statusExamples.map(({example: {id, label}}) => ({text: label, href: `#${id}`}));
  }
  return examples;
}

function createPayloadExamples(context: PageContext, operation: Operation): RestExampleData[] {
  if (!operation.requestBody) return [];
  const {content = {}} = deref<RequestBody>(context.doc, operation.requestBody);
  return Object.entries(content).flatMap(([type, media]) =>
    getMediaExamples(context, type, media, 'response').map((value) =>
      createExampleData(context, value, type, ['example', value.key]),
    ),
  );
}

function createCallbacks(context: PageContext, operation: Operation): Record<string, CallData> {
  const callbacks = Object.create(null) as Record<string, CallData>;
  for (const [name, entry] of Object.entries(operation.callbacks ?? {})) {
    for (const [expression, pathItem] of Object.entries(deref<Record<string, PathItem>>(context.doc, entry))) {
      if (expression.startsWith('x-')) continue;
      const item = deref<PathItem>(context.doc, pathItem);
      for (const method of METHODS) {
        const callbackOperation = item[method];
        if (!callbackOperation) continue;
        const sameNameCount = Object.keys(callbacks).filter((key) => key === name || key.startsWith(`${name} `)).length;
        const key = sameNameCount > 0 ? `${name} ${sameNameCount + 1}` : name;
        const endpoint: EndpointData = {method: method.toUpperCase(), path: expression, kind: 'callback'};
        callbacks[key] = createCallData(context, callbackOperation, item, {
          endpoint,
          prefix: `callback-${toKebabCase(key)}`,
          limits: CALLBACK_LIMITS,
        });
      }
    }
  }
  return callbacks;
}
