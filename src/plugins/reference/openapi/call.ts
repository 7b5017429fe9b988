import type {BodyData, CallData, EndpointData, LinkData, MediaData, NextStepData, ResponseData} from '../shared/restData';
import {operationTitle} from './context';
import type {PageContext} from './context';
import {deref} from './document';
import type {Header, Link, MediaType, Operation, PathItem, RequestBody, Response, Schema} from './document';
import {showValue} from './facts';
import {schemaTree} from './fields';
import {compact} from './names';
import {headerField, parameterGroups} from './parameters';

/** How many fields the parts of a page may have before deep schemas become links. */
export interface CallLimits {
  body: number;
  success: number;
  failure: number;
}

export interface CallOptions {
  endpoint: EndpointData;
  /** The first part of each id; empty for the page's own operation. */
  prefix: string;
  limits: CallLimits;
}

/**
 * Describes what an operation, webhook or callback takes and gives.
 *
 * @param context - the page
 * @param operation - what to describe
 * @param item - the path item that holds it
 * @param options - how to name and limit it
 * @returns parameters, body and responses
 */
export function callData(context: PageContext, operation: Operation, item: PathItem, options: CallOptions): CallData {
  const {doc, render} = context;
  const {prefix, limits} = options;
  const {externalDocs} = operation;
  const body = operation.requestBody && deref<RequestBody>(doc, operation.requestBody);
  const shown = new Map<string, LinkData>();
  const responses = Object.entries(operation.responses ?? {}).map(([status, entry]) => {
    const limit = /^[123]/.test(status) ? limits.success : limits.failure;
    return [status, responseData(context, status, deref<Response>(doc, entry), shown, {prefix, limit})] as const;
  });
  const html = [render(item.summary), render(item.description), render(operation.description, prefix ? 'bold' : 'keep')].filter(Boolean).join('\n');
  return {
    ...compact({
      endpoint: options.endpoint,
      html,
      deprecated: operation.deprecated === true || undefined,
      docs: externalDocs && {text: externalDocs.description ?? 'Read more', href: externalDocs.url},
      parameters: parameterGroups(context, operation, item, prefix),
      body: body && bodyData(context, body, join(prefix, 'body'), limits.body),
    }),
    responses: Object.fromEntries(responses),
  };
}

/** @returns the id of a response's heading */
export function responseId(prefix: string, status: string): string {
  return join(prefix, `response-${status.toLowerCase()}`);
}

function bodyData(context: PageContext, body: RequestBody, prefix: string, limit: number): BodyData {
  const shown = new Map<string, LinkData>();
  return {
    ...compact({required: body.required === true || undefined, html: context.render(body.description)}),
    media: mediaList(context, body.content ?? {}, prefix, limit, shown, (type) => ({text: type, href: `#${prefix}`})),
  };
}

function responseData(
  context: PageContext, status: string, response: Response, shown: Map<string, LinkData>, at: {prefix: string; limit: number},
): ResponseData {
  const id = responseId(at.prefix, status);
  const here = {text: status, href: `#${id}`};
  const sameHeaders: LinkData[] = [];
  const headers = Object.entries(response.headers ?? {}).flatMap(([name, entry]) => {
    const key = `header ${name} ${JSON.stringify(entry)}`;
    const known = shown.get(key);
    if (known) sameHeaders.push(known);
    if (known) return [];
    const field = headerField(context, name, deref<Header>(context.doc, entry), [id, 'header']);
    shown.set(key, {text: name, href: `#${field.id}`});
    return [field];
  });
  return compact<ResponseData>({
    status,
    html: context.render(response.description ?? response.summary),
    headers,
    sameHeaders,
    media: mediaList(context, response.content ?? {}, id, at.limit, shown, () => here),
    links: Object.entries(response.links ?? {}).map(([name, entry]) => nextStep(context, name, deref<Link>(context.doc, entry))),
  });
}

/** A schema that stands above on the page already is not repeated but linked. */
function mediaList(
  context: PageContext, content: Record<string, MediaType>, prefix: string, limit: number, shown: Map<string, LinkData>, here: (type: string) => LinkData,
): MediaData[] {
  return Object.entries(content).map(([type, media], index) => {
    const {schema} = media;
    const key = schema && `schema ${JSON.stringify(schema)}`;
    const same = key === undefined ? undefined : shown.get(key);
    if (key !== undefined && !same) shown.set(key, here(type));
    const path = index === 0 ? prefix : join(prefix, type);
    const tree = schema && (same ? schemaRoot(context, schema) : schemaTree(context, schema, {prefix: path, limit}));
    return compact<MediaData>({type, schema: tree, same, encoding: encodingOf(context, media, path)});
  });
}

/** The schema without its fields: they are shown elsewhere. */
function schemaRoot(context: PageContext, schema: Schema): MediaData['schema'] {
  const {type, ref} = schemaTree({...context, ids: (...parts) => parts.join('-')}, schema, {prefix: 'unused', limit: 1});
  return compact({type, ref});
}

function encodingOf(context: PageContext, media: MediaType, prefix: string): MediaData['encoding'] {
  return Object.entries(media.encoding ?? {}).map(([name, {contentType, style, explode, headers}]) => ({
    id: context.ids(prefix, 'encoding', name),
    name,
    type: contentType ?? 'any',
    ...compact({
      facts: [
        ...(style ? [['Style', style] as [string, string]] : []),
        ...(explode === undefined ? [] : [['Explode', String(explode)] as [string, string]]),
      ],
      fields: Object.entries(headers ?? {}).map(([header, entry]) =>
        headerField(context, header, deref<Header>(context.doc, entry), [prefix, 'encoding', name]),
      ),
    }),
  }));
}

function nextStep(context: PageContext, name: string, link: Link): NextStepData {
  const {doc, options, render} = context;
  const id = link.operationId;
  const title = id === undefined ? undefined : operationTitle(doc, id);
  return compact<NextStepData>({
    name,
    target: id === undefined || title === undefined ? undefined : {text: title, href: options.pageUrl.operation(id)},
    html: render(link.description),
    facts: [
      ...(link.operationRef ? [['Operation', link.operationRef] as [string, string]] : []),
      ...Object.entries(link.parameters ?? {}).map(([parameter, value]): [string, string] => [parameter, showValue(value)]),
      ...(link.requestBody === undefined ? [] : [['Request body', showValue(link.requestBody)] as [string, string]]),
    ],
  });
}

function join(...parts: string[]): string {
  return parts.filter(Boolean).join('-');
}
