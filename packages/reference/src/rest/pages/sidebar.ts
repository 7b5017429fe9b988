import sortBy from 'lodash/sortBy';
import uniqBy from 'lodash/uniqBy';
import {findOperation, type OpenApiDocument} from '@paydocs/specs/openapi/document';
import {translate} from '@paydocs/core/translate';
import type {OperationPlace} from '@paydocs/specs/openapi/operations';
import type {SidebarItem, SidebarItems} from '../../common/sidebarItems';

/** An item that leads to a page. */
interface Doc {
  type: 'doc';
  id: string;
  label: string;
  className?: string;
}

/** A category as the plugin writes it. */
type Category = Extract<SidebarItem, {type: 'category'}> & {items: Doc[]};

/** A name may be empty, a label may not. */
const labelOf = (name: string): string => name || translate({id: 'paydocs.page.untitled', message: 'Untitled'});

const WEBHOOK = 'method method--event';

/**
 * @param id - of an operation's page
 * @param document - a bundled document
 * @param place - where the operation stands in it
 * @returns its item in the sidebar
 */
export function operationItem(id: string, document: OpenApiDocument, place: OperationPlace): Doc {
  const {operation} = findOperation(document, place, place.method);
  const name = 'webhook' in place ? place.webhook : `${place.method.toUpperCase()} ${place.path}`;
  const method = 'webhook' in place ? WEBHOOK : `method method--${place.method}`;
  return {
    type: 'doc',
    id,
    label: labelOf(operation.summary || operation.operationId || name),
    className: operation.deprecated ? `${method} deprecated` : method,
  };
}

/**
 * @param id - of a schema's page
 * @param name - of the schema
 * @returns its item in the sidebar
 */
export function schemaItem(id: string, name: string): Doc {
  return {type: 'doc', id: `schemas/${id}`, label: labelOf(name)};
}

/**
 * Makes the sidebar that docusaurus-plugin-openapi-docs writes ours: a category for each tag, then requests
 * without one, webhooks and schemas.
 *
 * @param slice - what the plugin's `sidebar.ts` exports
 * @returns sidebar items; doc ids are relative to the docs instance
 */
export function restSidebar(slice: SidebarItems): SidebarItem[] {
  // The page about the whole API stands in no category: it is part of the landing page.
  const categories = slice.filter((item): item is Category => typeof item === 'object' && item.type === 'category');
  // Every tag has a page.
  const tags = categories.filter(({link}) => link);
  const docsOf = (of: Category[]): Doc[] => of.flatMap(({items}) => items);
  const others = (label: string): Doc[] =>
    docsOf(categories.filter((category) => !category.link && category.label === label));
  const untagged = others('UNTAGGED');
  const webhooks = uniqBy([...docsOf(tags), ...untagged].filter(isWebhook), 'id');
  const schemas = sortBy(others('Schemas'), [({label}) => label.toLowerCase(), 'id']);
  const taken = [...docsOf(categories), ...tags.map(({link}) => link as {id?: string})].map(({id}) => id);

  return [
    ...tags.flatMap(({type, label, link, items}): Category[] => {
      const requests = items.filter((item) => !isWebhook(item));
      return requests.length > 0 ? [{type, label: labelOf(label), link, items: requests}] : [];
    }),
    ...untagged.filter((item) => !isWebhook(item)),
    ...indexed('Webhooks', 'All events that the API sends to your webhook endpoint.', webhooks),
    ...indexed('Schemas', 'All schemas of the REST API, in alphabetical order.', schemas),
  ];

  /** A category with an index page, at an address that no tag has taken. */
  function indexed(label: string, description: string, items: Doc[]): Category[] {
    if (items.length === 0) return [];
    const name = label.toLowerCase();
    const slug = taken.includes(name) ? `/all-${name}` : `/${name}`;
    return [{type: 'category', label, link: {type: 'generated-index', slug, title: label, description}, items}];
  }
}

function isWebhook({className}: Doc): boolean {
  return className?.startsWith(WEBHOOK) === true;
}
