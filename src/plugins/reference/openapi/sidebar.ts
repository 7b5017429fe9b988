import type {SidebarItem} from '../shared/sidebarItems';
import {findOperation} from './document';
import type {OpenApiDocument} from './document';
import {pageId} from './names';
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
    const {operation} = findOperation(prepared.document, place, place.method);
    return {id, operation, isWebhook: 'webhook' in place, method: place.method};
  });
  const link = ({id, operation, isWebhook, method}: (typeof operations)[number]): SidebarItem => ({
    type: 'doc',
    id,
    label: operation.summary ?? operation.operationId ?? id,
    className: [`method method--${isWebhook ? 'event' : method}`, operation.deprecated ? 'deprecated' : '']
      .filter(Boolean)
      .join(' '),
  });
  const requests = operations.filter((entry) => !entry.isWebhook);
  const declared = (document.tags ?? []).map((tag) => tag.name);
  const used = requests.flatMap((entry) => entry.operation.tags ?? []);
  const tags = [...new Set([...declared, ...used])].filter((tag) => used.includes(tag));

  const categories = tags.map((tag): SidebarItem => ({
    type: 'category',
    label: document.tags?.find((candidate) => candidate.name === tag)?.['x-displayName'] ?? tag,
    ...(declared.includes(tag) ? {link: {type: 'doc', id: pageId.tag(tag)}} : {}),
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
    const isTaken = tags.some((tag) => pageId.tag(tag) === name) || operations.some(({id}) => id === name);
    const slug = isTaken ? `/all-${name}` : `/${name}`;
    return {type: 'category', label, link: {type: 'generated-index', slug, title: label, description}, items};
  }
}

