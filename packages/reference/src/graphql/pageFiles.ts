import type {PageExampleData} from '../data/graphql';
import {withNames} from '../common/names';
import {summary} from '@paydocs/core/markdown/markdown';
import type {ReferenceContext} from './context';
import {tellHistory} from './history';
import {pageData} from './pageData';
import {mdxOf} from './pageMdx';
import {isOperation, titleOf, type Page} from './pageNames';

/** The contents of a page's files. */
export interface PageFiles {
  /** MDX of the page: headings with components. */
  mdx: string;
  /** JSON data of the components. */
  data: string;
}

/**
 * @param context - context of the reference
 * @param page - page to create
 * @param example - example of its use
 * @returns the MDX of the page, and the data of its components
 */
export function pageFiles(context: ReferenceContext, page: Page, example: PageExampleData | undefined): PageFiles {
  const {guidesFile, historyOf, names, schema} = context;
  const content = pageData(context, page, example);
  if (historyOf) tellHistory(content, page, schema, historyOf);
  const data = withNames(content, names, context.urlOf(page));
  const guides = guidesFile === undefined ? undefined : {file: guidesFile, url: context.urlOf(page)};
  const description = summary(page.entry.description?.split(/\n\s*\n/)[0]);
  const frontMatter = {
    ...(description ? {description} : {}),
    id: page.page,
    title: titleOf(page),
    // The example takes the place of the table of contents.
    ...(isOperation(page) && {hide_table_of_contents: true}),
  };
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  return {mdx: `---\n${lines.join('')}---\n\n${mdxOf(page, data, guides)}`, data: `${JSON.stringify(data)}\n`};
}
