import type {PageExampleData} from '../data/graphql';
import {withNames} from '../common/names';
import {summary} from '@paydocs/core/markdown/markdown';
import type {ReferenceContext} from './context';
import {tellHistory} from './history';
import {pageData} from './pageData';
import {mdxOf} from './pageMdx';
import {isOperation, titleOf, type Page} from './pageNames';

/** The texts of a page's files. */
export interface PageFiles {
  /** The page: headings, with components. */
  mdx: string;
  /** What the components show. */
  data: string;
}

/**
 * @param context - where all pages are
 * @param page - the page
 * @param example - what is shown of its use
 * @returns the page, and what its components show
 */
export function pageFiles(context: ReferenceContext, page: Page, example: PageExampleData | undefined): PageFiles {
  const {guidesFile, historyOf, names, schema} = context;
  const shown = pageData(context, page, example);
  if (historyOf) tellHistory(shown, page, schema, historyOf);
  const data = withNames(shown, names, context.urlOf(page));
  const guides = guidesFile === undefined ? undefined : {file: guidesFile, url: context.urlOf(page)};
  const description = summary(page.entry.description?.split(/\n\s*\n/)[0]);
  const frontMatter = {
    ...(description ? {description} : {}),
    id: page.page,
    title: titleOf(page),
    // The example stands where the table of contents would.
    ...(isOperation(page) && {hide_table_of_contents: true}),
  };
  const head = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  return {mdx: `---\n${head.join('')}---\n\n${mdxOf(page, data, guides)}`, data: `${JSON.stringify(data)}\n`};
}
