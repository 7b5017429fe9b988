/** When what a page of the GraphQL reference shows came, changed and was deprecated. */
import type {GraphQLSchema} from 'graphql';
import {tell, tellPage, told, type HistoryOf} from '../common/history';
import type {GraphqlFieldData, GraphqlPageData} from '../data/graphql';
import {isOperation, titleOf, type Page} from './pageNames';

/**
 * @param data - of a page; what is worth telling is added to it
 * @param page - whose data it is
 * @param schema - that the page is of
 * @param historyOf - gives the history of parts
 */
export function tellHistory(data: GraphqlPageData, page: Page, schema: GraphQLSchema, historyOf: HistoryOf): void {
  const owner = `graphql:${ownerOf(page, schema)}`;
  const own = told(historyOf(owner));
  tellPage(data, own);
  const parts: GraphqlFieldData[] = [...(data.arguments ?? []), ...(data.fields ?? [])];
  for (const part of parts) {
    const mine = told(historyOf(`${owner}.${part.name}`), own.since);
    tell(part, mine);
    for (const argument of part.arguments ?? [])
      tell(argument, told(historyOf(`${owner}.${part.name}.${argument.name}`), mine.since));
  }
  for (const value of data.values ?? []) tell(value, told(historyOf(`${owner}=${value.name}`), own.since));
}

/** `Query.charge` for the page of an operation, `@live` for that of a directive, the name of the type for others. */
function ownerOf(page: Page, schema: GraphQLSchema): string {
  if (!isOperation(page)) return titleOf(page);
  const roots = {
    queries: schema.getQueryType(),
    mutations: schema.getMutationType(),
    subscriptions: schema.getSubscriptionType(),
  };
  const {kind} = page;
  const root = kind === 'queries' || kind === 'mutations' || kind === 'subscriptions' ? roots[kind] : undefined;
  return `${root?.name ?? ''}.${page.name}`;
}
