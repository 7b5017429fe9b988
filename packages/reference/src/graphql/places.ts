import {buildSchema} from 'graphql';
import {anchorsOf} from './context';
import {isOperation, listPages, titleOf, type Page} from './pageNames';
import {folderOf} from './plugin/reference';

/**
 * Finds the addresses of what names of the GraphQL API stand for.
 *
 * @param sdl - a valid schema
 * @param address - of the reference, without a slash at its end
 * @returns a function that takes the name of an operation, a type or a directive (`@live`), a field or an argument with its type
 *   (`Charge.id`, `Charge.events.first`, `Query.charge`), or a value (`ChargeStatus=PENDING`); it gives nothing for what has no place
 */
export function graphqlPlaces(sdl: string, address: string): (target: string) => string | undefined {
  const operations = new Map<string, Page>();
  const types = new Map<string, Page>();
  const schema = buildSchema(sdl);
  const roots = new Set(
    [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].map((root) => root?.name),
  );
  for (const page of listPages(schema)) {
    const known = isOperation(page) ? operations : types;
    if (!known.has(titleOf(page))) known.set(titleOf(page), page);
  }
  const anchors = new Map<Page, ReadonlyMap<string, string>>();
  return (target) => {
    const parts = target.split(/[.=]/);
    const [owner = '', ...names] = parts.length > 1 && roots.has(parts[0]) ? parts.slice(1) : parts;
    const [page] = [operations.get(owner), types.get(owner)].filter(isPage).slice(names.length > 0 ? -1 : 0);
    if (!page) return undefined;
    const url = `${address}/${folderOf(page)}/${page.page}/`;
    const [member] = names;
    if (member === undefined) return url;
    const ids = anchors.get(page) ?? anchorsOf(page);
    anchors.set(page, ids);
    const id = ids.get(names.join(' ')) ?? ids.get(member) ?? [...ids].find(([key]) => key.endsWith(` ${member}`))?.[1];
    return `${url}${id === undefined ? '' : `#${id}`}`;
  };
}

const isPage = (page: Page | undefined): page is Page => page !== undefined;
