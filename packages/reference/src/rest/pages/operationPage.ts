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
import {authentication} from './authentication';
import {callData, responseId} from './call';
import type {CallLimits} from './call';
import {guidesOfPage, pageContext} from '../context';
import type {PageContext, PageOptions} from '../context';
import {METHODS, deref, findOperation} from '@paydocs/specs/openapi/document';
import type {
  OpenApiDocument,
  Operation,
  PathItem,
  RequestBody,
  Response,
  Server,
} from '@paydocs/specs/openapi/document';
import {operationErrors} from '@paydocs/specs/openapi/errors';
import {exampleData, namedValues} from '../samples/examples';
import {translate} from '@paydocs/core/translate';
import {inlineHtml, summary} from '@paydocs/core/markdown/markdown';
import {kebab} from '@paydocs/core/kebab';
import {compact} from '../../common/compact';
import {GUIDES} from '../../common/mdx';
import {pageId} from '../names';
import {withRequestPath} from '../samples/requestPath';
import {withIds} from './errorIds';
import {nameFailures, operationMdx} from './operationMdx';
import {operationKey, operationName, operationTitle} from '@paydocs/specs/openapi/operations';
import type {OperationPlace} from '@paydocs/specs/openapi/operations';
import type {Answer} from '../samples/answers';
import {sampleTabs} from '../samples/sampleTabs';
import {addressOf, serverUrl, serversOf} from '../samples/request';

const LIMITS: CallLimits = {body: 400, success: 300, failure: 80};
const CALLBACK_LIMITS: CallLimits = {body: 60, success: 40, failure: 20};

/** Ids that headings of the page have, so that no field gets them. */
const HEADINGS = [
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
  GUIDES,
];

/**
 * @param doc - the bundled document
 * @param at - path or webhook, and method in lower case
 * @param options - addresses of pages and the samples' variable
 * @returns the page of an operation or webhook
 */
export function operationPage(doc: OpenApiDocument, at: OperationPlace, options: PageOptions): ReferencePage {
  const {operation, item} = findOperation(doc, at, at.method);
  const statuses = Object.keys(operation.responses ?? {}).map((status) => responseId('', status));
  const callbackIds = Object.keys(operation.callbacks ?? {}).map((name) => `callback-${kebab(name)}`);
  const context = pageContext(doc, options, [...HEADINGS, ...statuses, ...callbackIds]);
  const isWebhook = 'webhook' in at;
  const endpoint = endpointOf(context, at, operation, item);

  const call = callData(context, operation, item, {endpoint, prefix: '', limits: LIMITS});
  if (!isWebhook) nameFailures(operation, doc, call.responses);
  const place = 'path' in at ? {operation, item, path: at.path, method: at.method} : undefined;
  const answers = place ? responseExamples(context, operation, call, addressOf(doc, place)) : [];
  const data: OperationPageData = {
    ...compact({
      ...call,
      auth: isWebhook ? undefined : authentication(context, operation),
      samples: place && sampleTabs(context, place, answers),
      examples: place ? answers.map(({example}) => example) : payloadExamples(context, operation),
      errors: withIds(operationErrors(doc, operation, context.render), context.ids),
      callbacks: callbacks(context, operation),
      same: [...(options.names?.same('operation', operation.operationId ?? '') ?? [])],
    }),
    responses: call.responses,
  };
  const id = pageId.operation(operationName(operation, at));
  const title = operationTitle(operation, at);
  return {
    id,
    title,
    description: summary(operation.description || title),
    method: isWebhook ? 'event' : at.method,
    ...(operation.deprecated === true && {deprecated: true}),
    markdown: operationMdx(
      id,
      operation,
      doc,
      data,
      guidesOfPage(options, options.pageUrl.operation(operationKey(at))),
    ),
    data,
  };
}

function endpointOf(context: PageContext, at: OperationPlace, operation: Operation, item: PathItem): EndpointData {
  const {doc} = context;
  const method = at.method.toUpperCase();
  if ('webhook' in at) return {method, path: at.webhook, kind: 'webhook'};
  const servers = serversOf(doc, operation, item);
  return compact({
    method,
    server: serverUrl(doc, operation, item),
    path: at.path,
    servers:
      servers.length > 1 || servers[0]?.variables ? servers.map((server) => serverData(context, server)) : undefined,
  });
}

function serverData({ids, render}: PageContext, {url, description, variables = {}}: Server): ServerData {
  const fields = Object.entries(variables).map(([name, variable]): RestFieldData => ({
    id: ids('server', name),
    name,
    type: 'string',
    ...compact({
      html: render(variable.description),
      facts: [[translate({id: 'paydocs.ref.default', message: 'Default'}), variable.default]] as FactData[],
      values: variable.enum?.map((value) => ({id: ids('server', name, value), name: value})),
    }),
  }));
  return compact({url, html: inlineHtml(render(description)), variables: fields});
}

function responseExamples(context: PageContext, operation: Operation, call: CallData, address: string): Answer[] {
  const path = address.replace(/^\w+:\/\/[^/]+/, '');
  const examples: Answer[] = [];
  for (const [status, entry] of Object.entries(operation.responses ?? {})) {
    const content = deref<Response>(context.doc, entry).content ?? {};
    const types = Object.entries(content);
    const found = types.flatMap(([type, media]) =>
      namedValues(context, type, media, 'response').map((value) => {
        const label = types.length > 1 ? `${value.label} (${type})` : value.label;
        const own = '$ref' in entry ? withRequestPath(context.doc, media.schema, value.value, path) : value.value;
        const shown = exampleData(context, {...value, value: own, label}, type, ['example', status, value.key]);
        return {key: value.key, example: {...shown, status}};
      }),
    );
    examples.push(...found);
    const response = call.responses[status];
    if (response && found.length > 0)
      response.examples = found.map(({example: {id, label}}) => ({text: label, href: `#${id}`}));
  }
  return examples;
}

function payloadExamples(context: PageContext, operation: Operation): RestExampleData[] {
  if (!operation.requestBody) return [];
  const {content = {}} = deref<RequestBody>(context.doc, operation.requestBody);
  return Object.entries(content).flatMap(([type, media]) =>
    namedValues(context, type, media, 'response').map((value) =>
      exampleData(context, value, type, ['example', value.key]),
    ),
  );
}

function callbacks(context: PageContext, operation: Operation): Record<string, CallData> {
  const all = Object.create(null) as Record<string, CallData>;
  for (const [name, entry] of Object.entries(operation.callbacks ?? {})) {
    for (const [expression, pathItem] of Object.entries(deref<Record<string, PathItem>>(context.doc, entry))) {
      if (expression.startsWith('x-')) continue;
      const item = deref<PathItem>(context.doc, pathItem);
      for (const method of METHODS) {
        const callback = item[method];
        if (!callback) continue;
        const taken = Object.keys(all).filter((key) => key === name || key.startsWith(`${name} `)).length;
        const key = taken > 0 ? `${name} ${taken + 1}` : name;
        const endpoint: EndpointData = {method: method.toUpperCase(), path: expression, kind: 'callback'};
        all[key] = callData(context, callback, item, {
          endpoint,
          prefix: `callback-${kebab(key)}`,
          limits: CALLBACK_LIMITS,
        });
      }
    }
  }
  return all;
}
