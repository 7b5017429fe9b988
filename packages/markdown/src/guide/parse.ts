/** Parses a guide into an mdast tree, without compiling the MDX. */
import type {Root} from 'mdast';
import {escapeMarkdownHeadingIds, unwrapMdxCodeBlocks} from '@docusaurus/utils';
import {stripComments} from '@paydocs/guides/pages/comments';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** The syntax tree of a page, and the source that the tree's positions refer to. */
export interface ParsedPage {
  tree: Root;
  source: string;
}

const markdownProcessor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();
const mdxProcessor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

/**
 * Parses a page the way Docusaurus does.
 *
 * @param text - content of a file with valid syntax and with its brand tokens replaced
 * @param isMdx - whether the file ends in `.mdx`
 */
export function parsePage(text: string, isMdx: boolean): ParsedPage {
  const source = isMdx ? escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(text)) : text;
  return {tree: stripComments((isMdx ? mdxProcessor : markdownProcessor).parse(source)), source};
}
