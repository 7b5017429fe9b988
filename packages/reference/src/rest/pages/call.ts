import {translate} from '@paydocs/core';
import type {LinkData} from '../../data/reference';
import type {BodyData, CallData, EndpointData, MediaTypeData, NextStepData, ResponseData} from '../../data/rest';
import type {PageContext} from '../context';
import {
  deref,
  type Example,
  type Header,
  type Json,
  type Link,
  type MediaType,
  type Operation,
  type PathItem,
  type RequestBody,
  type Response,
  formatValue,
  findLinkedOperation,
} from '@paydocs/specs';
import {isExampleFact, formatExample} from '../fields/facts';
import {createSchemaTree} from '../fields/fields';
import {omitEmptyValues} from '../../common/omitEmptyValues';
import {createDocsLink} from '../../common/safeLink';
import {getDisplayName} from '../names';
import {Deduplicator} from '../fields/deduplicator';
import {createParameterField, createParameterGroups} from './parameters';

/** Maximum number of fields in each part of a page before deep schemas are replaced with links. */
export interface FieldLimits {
  body: number;
  success: number;
  error: number;
}

interface CallOptions {
  endpoint: EndpointData;
  /** First part of each ID; empty for the page's own operation. */
  prefix: string;
  limits: FieldLimits;
}

/**
 * Describes the parameters, body, and responses of an operation, webhook, or callback.
 *
 * @param context - see {@link PageContext}
 * @param operation - operation to describe
 * @param item - path item that contains it
 * @param options - endpoint, prefix of the IDs, and size limits
 * @returns parameters, body, and responses
 */
export function createCallData(
  context: PageContext,
  operation: Operation,
  item: PathItem,
  options: CallOptions,
): CallData {
  const {doc, render} = context;
  const {prefix, limits} = options;
  const {externalDocs} = operation;
  const body = operation.requestBody && deref<RequestBody>(doc, operation.requestBody);
  // Keep the order of the page: the first occurrence is rendered in full, later ones link to it.
  const parameters = createParameterGroups(context, operation, item, prefix);
  const bodyPart =
    body &&
    createBodyData(context, body, joinIdParts(prefix, 'body'), {limit: limits.body, kind: options.endpoint.kind});
  const deduplicator = new Deduplicator();
  const responses = Object.entries(operation.responses ?? {}).map(([status, entry]) => {
    const limit = /^[123]/.test(status) ? limits.success : limits.error;
    const bodyOptions = {prefix, limit, received: options.endpoint.kind === undefined};
    return [
      status,
      createResponseData(context, status, deref<Response>(doc, entry), deduplicator, bodyOptions),
    ] as const;
  });
  const html = [
    options.endpoint.kind === 'callback' ? render(operation.summary) : undefined,
    render(item.summary),
    render(item.description),
    render(operation.description, prefix ? 'bold' : 'keep'),
  ]
    .filter(Boolean)
    .join('\n');
  return {
    ...omitEmptyValues({
      endpoint: options.endpoint,
      html,
      deprecated: operation.deprecated === true || undefined,
      docs: createDocsLink(externalDocs),
      parameters,
      body: bodyPart,
    }),
    responses: Object.fromEntries(responses),
  };
}

/** Returns the ID of a response's heading. */
export function getResponseId(prefix: string, status: string): string {
  return joinIdParts(prefix, `response-${status.toLowerCase()}`);
}

function createBodyData(
  context: PageContext,
  body: RequestBody,
  prefix: string,
  {limit, kind}: {limit: number; kind: EndpointData['kind']},
): BodyData {
  const anchor = kind === 'webhook' ? 'payload' : kind === 'callback' ? prefix.replace(/-body$/, '') : 'request-body';
  const options = {prefix, limit, anchor, received: kind !== undefined};
  return {
    ...omitEmptyValues({required: body.required === true || undefined, html: context.render(body.description)}),
    media: createMediaList(context, body.content ?? {}, new Deduplicator(), options),
  };
}

function createResponseData(
  context: PageContext,
  status: string,
  response: Response,
  deduplicator: Deduplicator,
  bodyOptions: {prefix: string; limit: number; received: boolean},
): ResponseData {
  const id = getResponseId(bodyOptions.prefix, status);
  const sameHeaders: LinkData[] = [];
  const headers = Object.entries(response.headers ?? {}).flatMap(([name, entry]) => {
    const key = `${name} ${JSON.stringify(entry)}`;
    const earlierHeader = deduplicator.headers.get(key);
    if (earlierHeader) sameHeaders.push(earlierHeader);
    if (earlierHeader) return [];
    const field = createParameterField(context, name, deref<Header>(context.doc, entry), [id, 'header']);
    deduplicator.headers.set(key, {text: name, href: `#${field.id}`});
    return [field];
  });
  return omitEmptyValues<ResponseData>({
    status,
    html: context.render(response.description ?? response.summary),
    headers,
    sameHeaders,
    media: createMediaList(context, response.content ?? {}, deduplicator, {
      prefix: id,
      limit: bodyOptions.limit,
      anchor: id,
      received: bodyOptions.received,
      title: status,
    }),
    links: Object.entries(response.links ?? {}).map(([name, entry]) =>
      createNextStep(context, name, deref<Link>(context.doc, entry)),
    ),
  });
}

interface MediaOptions {
  prefix: string;
  limit: number;
  anchor: string;
  received: boolean;
  /** Text of links to this body from later ones; defaults to the media type. */
  title?: string;
}

function createMediaList(
  context: PageContext,
  content: Record<string, MediaType>,
  deduplicator: Deduplicator,
  options: MediaOptions,
): MediaTypeData[] {
  return Object.entries(content).map(([type, media], index) => {
    const {anchor, limit, received, title = type} = options;
    const prefix = index === 0 ? options.prefix : joinIdParts(options.prefix, type);
    const examples = received ? new Set(collectExampleValues(context, media)) : undefined;
    const tree = media.schema && createSchemaTree(context, media.schema, {prefix, limit, anchor, received, examples});
    // Examples of whole bodies have their own panel.
    if (tree?.facts) tree.facts = tree.facts.filter((fact) => !isExampleFact(fact));
    const difference = tree && deduplicator.findDifference(tree, {text: title, href: `#${anchor}`});
    return omitEmptyValues<MediaTypeData>({
      type,
      schema: difference?.schema ?? tree,
      same: difference?.from,
      encoding: createEncoding(context, media, prefix),
    });
  });
}

/** Collects every value in a body's examples, formatted like a field's own example. */
function collectExampleValues(context: PageContext, media: MediaType): string[] {
  const collectParts = (value: Json): Json[] =>
    typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(collectParts)] : [value];
  const named = Object.values(media.examples ?? {}).map((entry) => deref<Example>(context.doc, entry).value);
  return [media.example, ...named]
    .flatMap((value) => (value === undefined ? [] : collectParts(value)))
    .map(formatExample);
}

function createEncoding(context: PageContext, media: MediaType, prefix: string): MediaTypeData['encoding'] {
  return Object.entries(media.encoding ?? {}).map(([name, {contentType, style, explode, headers}]) => ({
    id: context.createId(prefix, 'encoding', name),
    name: getDisplayName(name),
    type: contentType ?? 'any',
    ...omitEmptyValues({
      facts: [
        ...(style ? [[translate({id: 'paydocs.fact.style', message: 'Style'}), style] as [string, string]] : []),
        ...(explode === undefined
          ? []
          : [[translate({id: 'paydocs.fact.explode', message: 'Explode'}), String(explode)] as [string, string]]),
      ],
      fields: Object.entries(headers ?? {}).map(([header, entry]) =>
        createParameterField(context, header, deref<Header>(context.doc, entry), [prefix, 'encoding', name]),
      ),
    }),
  }));
}

function createNextStep(context: PageContext, name: string, link: Link): NextStepData {
  const {doc, options, render} = context;
  const target = findLinkedOperation(doc, link);
  return omitEmptyValues<NextStepData>({
    name: getDisplayName(name),
    target: target && {text: target.title, href: options.pageUrl.operation(target.key)},
    html: render(link.description),
    facts: [
      ...(link.operationRef && !target
        ? [[translate({id: 'paydocs.fact.operation', message: 'Operation'}), link.operationRef] as [string, string]]
        : []),
      ...(link.server
        ? [[translate({id: 'paydocs.fact.server', message: 'Server'}), link.server.url] as [string, string]]
        : []),
      ...Object.entries(link.parameters ?? {}).map(([parameter, value]): [string, string] => [
        parameter,
        formatValue(value),
      ]),
      ...(link.requestBody === undefined
        ? []
        : [
            [translate({id: 'paydocs.page.requestBody', message: 'Request body'}), formatValue(link.requestBody)] as [
              string,
              string,
            ],
          ]),
    ],
  });
}

function joinIdParts(...parts: string[]): string {
  return parts.filter(Boolean).join('-');
}
