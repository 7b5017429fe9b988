import type {SidebarItem} from '../shared/sidebarItems';
import {findOperation, type OpenApiDocument} from './document';
import type {PreparedDocument} from './prepare';

/**
 * The sidebar of the REST reference: a category for each tag, then webhooks, then schemas.
 *
 * @param document - a bundled document
 * @param prepared - the same document with its page ids
 * @returns sidebar items; doc ids are relative to the docs instance
 */
export function restSidebar(document: OpenApiDocument, prepared: PreparedDocument): SidebarItem[] {
  const operations = Object.entries(prepared.operations).map(([id, place]) => {
    const {operation} = findOperation(document, place, place.method);
    const name = 'webhook' in place ? place.webhook : `${place.method.toUpperCase()} ${place.path}`;
    return {id, name, operation, isWebhook: 'webhook' in place, method: place.method};
  });
  const link = ({id, name, operation, isWebhook, method}: (typeof operations)[number]): SidebarItem => ({
    type: 'doc',
    id,
    label: operation.summary || operation.operationId || name,
    className: [`method method--${isWebhook ? 'event' : method}`, operation.deprecated ? 'deprecated' : '']
      .filter(Boolean)
      .join(' '),
  });
  const requests = operations.filter((entry) => !entry.isWebhook);
  const tagPages = prepared.pages.tag;
  const declared = (document.tags ?? []).map((tag) => tag.name);
  const used = requests.flatMap((entry) => entry.operation.tags ?? []);
  const tags = [...new Set([...declared, ...used])].filter((tag) => used.includes(tag));

  const categories = tags.map((tag): SidebarItem => ({
    type: 'category',
    label: document.tags?.find((candidate) => candidate.name === tag)?.['x-displayName'] ?? tag,
    ...(tagPages.has(tag) ? {link: {type: 'doc', id: tagPages.get(tag)!}} : {}),
    items: requests.filter((entry) => entry.operation.tags?.includes(tag)).map(link),
  }));
  const untagged = requests.filter((entry) => !entry.operation.tags?.length).map(link);
  const webhooks = operations.filter((entry) => entry.isWebhook).map(link);
  const byName = Object.entries(prepared.schemas).sort(([, a], [, b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const schemas = byName.map(([id, name]): SidebarItem => ({
    type: 'doc',
    id: `schemas/${id}`,
    label: name,
  }));
  return [
    ...categories,
    ...untagged,
    ...(webhooks.length > 0 ? [indexed('Webhooks', 'All events that are sent to your webhook endpoint.', webhooks)] : []),
    ...(schemas.length > 0 ? [indexed('Schemas', 'All schemas of the REST API, in alphabetical order.', schemas)] : []),
  ];

  /** A category with an index page, at an address that no tag has taken. */
  function indexed(label: string, description: string, items: SidebarItem[]): SidebarItem {
    const name = label.toLowerCase();
    const isTaken = name in prepared.tags || name in prepared.operations;
    const slug = isTaken ? `/all-${name}` : `/${name}`;
    return {type: 'category', label, link: {type: 'generated-index', slug, title: label, description}, items};
  }
}

