import {buildSchema} from 'graphql';
import {createAnchorIds} from './context';
import {isOperationPage, listPages, type Page} from './pageNames';
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
  for (const page of listPages(buildSchema(sdl))) {
    if (!isOperationPage(page)) types.set(page.target, page);
    else operations.set(page.target, page).set(page.name, operations.get(page.name) ?? page);
  }
  const anchors = new Map<Page, ReadonlyMap<string, string>>();
  return (target) => {
    const parts = target.split(/[.=]/);
    const [owner = ''] = parts;
    const operation = operations.get(parts.slice(0, 2).join('.'));
    const page = operation ?? types.get(owner) ?? operations.get(owner);
    if (!page) return undefined;
    const url = `${referenceUrl}/${getPageFolder(page)}/${page.slug}/`;
    const names = parts.slice(operation ? 2 : 1);
    const [member] = names;
    if (member === undefined) return url;
    const ids = anchors.get(page) ?? createAnchorIds(page);
    anchors.set(page, ids);
    const id = ids.get(names.join(' ')) ?? ids.get(member) ?? [...ids].find(([key]) => key.endsWith(` ${member}`))?.[1];
    return `${url}${id === undefined ? '' : `#${id}`}`;
  };
}
