import {buildSchema} from 'graphql';
import {createAnchorIds} from './context';
import {isOperationPage, listPages, getPageTitle, type Page} from './pageNames';
import {getPageFolder} from './plugin/reference';

/**
 * Creates a function that finds the URLs of names in the GraphQL API.
 *
 * @param sdl - valid schema
 * @param referenceUrl - URL of the reference without a trailing slash
 * @returns a function that takes the name of an operation, type, or directive (`@live`), of a field or argument with
 *   its type (`Charge.id`, `Charge.events.first`, `Query.charge`), or of a value (`ChargeStatus=PENDING`); it returns
 *   `undefined` for names without a page
 */
export function createGraphqlUrlFinder(sdl: string, referenceUrl: string): (target: string) => string | undefined {
  const operations = new Map<string, Page>();
  const types = new Map<string, Page>();
  const schema = buildSchema(sdl);
  const roots = new Set(
    [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].map((root) => root?.name),
  );
  for (const page of listPages(schema)) {
    const pagesByTitle = isOperationPage(page) ? operations : types;
    if (!pagesByTitle.has(getPageTitle(page))) pagesByTitle.set(getPageTitle(page), page);
  }
  const anchors = new Map<Page, ReadonlyMap<string, string>>();
  return (target) => {
    const parts = target.split(/[.=]/);
    const [owner = '', ...names] = parts.length > 1 && roots.has(parts[0]) ? parts.slice(1) : parts;
    const [page] = [operations.get(owner), types.get(owner)].filter(isDefined).slice(names.length > 0 ? -1 : 0);
    if (!page) return undefined;
    const url = `${referenceUrl}/${getPageFolder(page)}/${page.slug}/`;
    const [member] = names;
    if (member === undefined) return url;
    const ids = anchors.get(page) ?? createAnchorIds(page);
    anchors.set(page, ids);
    const id = ids.get(names.join(' ')) ?? ids.get(member) ?? [...ids].find(([key]) => key.endsWith(` ${member}`))?.[1];
    return `${url}${id === undefined ? '' : `#${id}`}`;
  };
}

const isDefined = (page: Page | undefined): page is Page => page !== undefined;
