/** The syntax tree of a written page: of its Markdown alone, without the program that MDX makes of it. */
import type {Root} from 'mdast';
import {escapeMarkdownHeadingIds, unwrapMdxCodeBlocks} from '@docusaurus/utils';
import {withoutComments} from '@paydocs/guides/pages/comments';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** A page, and what positions in its tree count in. */
export interface ParsedPage {
  tree: Root;
  source: string;
}

const plain = unified().use(remarkParse).use(remarkFrontmatter).use(remarkDirective).use(remarkGfm).freeze();
const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

/**
 * @param text - of a file whose brand tokens are replaced; it has been checked, so that it can be read
 * @param isMdx - whether the file ends in `.mdx`
 * @returns its tree, as Docusaurus reads it
 */
export function parsePage(text: string, isMdx: boolean): ParsedPage {
  const source = isMdx ? escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(text)) : text;
  return {tree: withoutComments((isMdx ? mdx : plain).parse(source)), source};
}
