import type {PageExampleData} from '../data/graphql';
import {linkNames} from '../common/names';
import {toSummary} from '@paydocs/core/html';
import type {ReferenceContext} from './context';
import {addHistory} from './history';
import {createPageData} from './pageData';
import {renderPageBody} from './pageMdx';
import {isOperationPage, getPageTitle, type Page} from './pageNames';

/** Contents of a page's files. */
export interface PageFiles {
  /** MDX of the page: headings with components. */
  mdx: string;
  /** JSON data of the components. */
  data: string;
}

/**
 * Creates the MDX of a page, and the data of its components.
 *
 * @param context - see {@link ReferenceContext}
 * @param page - page to create
 * @param example - example of the operation, directive, or type
 */
export function createPageFiles(
  context: ReferenceContext,
  page: Page,
  example: PageExampleData | undefined,
): PageFiles {
  const {guidesFile, getHistory, names} = context;
  const content = createPageData(context, page, example);
  if (getHistory) addHistory(content, page, getHistory);
  const data = linkNames(content, names, context.getUrl(page));
  const guides = guidesFile === undefined ? undefined : {file: guidesFile, url: context.getUrl(page)};
  const description = toSummary(page.entry.description?.split(/\n\s*\n/)[0]);
  const frontMatter = {
    ...(description ? {description} : {}),
    id: page.slug,
    title: getPageTitle(page),
    // The example replaces the table of contents.
    ...(isOperationPage(page) && {hide_table_of_contents: true}),
  };
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  return {mdx: `---\n${lines.join('')}---\n\n${renderPageBody(page, data, guides)}`, data: `${JSON.stringify(data)}\n`};
}
