/** Adds release dates of parts of the API to pages of the GraphQL reference. */
import {addPartHistory, addPageHistory, summarizeHistory, type GetHistory} from '../common/history';
import type {GraphqlFieldData, GraphqlPageData} from '../data/graphql';
import type {Page} from './pageNames';

/**
 * Adds history facts to the data of a page.
 *
 * @param data - data of the page, which is modified
 * @param page - page of the data
 * @param historyOf - returns the history of a part of the API
 */
export function addHistory(data: GraphqlPageData, page: Page, historyOf: GetHistory): void {
  const owner = `graphql:${page.target}`;
  const pageHistory = summarizeHistory(historyOf(owner));
  addPageHistory(data, pageHistory);
  const parts: GraphqlFieldData[] = [...(data.arguments ?? []), ...(data.fields ?? [])];
  for (const part of parts) {
    const partHistory = summarizeHistory(historyOf(`${owner}.${part.name}`), pageHistory.since);
    addPartHistory(part, partHistory);
    for (const argument of part.arguments ?? [])
      addPartHistory(
        argument,
        summarizeHistory(historyOf(`${owner}.${part.name}.${argument.name}`), partHistory.since),
      );
  }
  for (const value of data.values ?? [])
    addPartHistory(value, summarizeHistory(historyOf(`${owner}=${value.name}`), pageHistory.since));
}
