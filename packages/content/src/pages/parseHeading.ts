import type {Heading} from 'mdast';
import {parseMarkdownHeadingId} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {getCommentAnchor, stripComments} from './comments';
import {getVisibleText} from './visibleText';

/**
 * Splits a heading into its text and its anchor.
 *
 * @param node - a heading; in MDX, the braces of its anchor are escaped
 * @returns `text`: the text from which Docusaurus generates an anchor; `name`: the visible text; `id`: the explicit
 *   anchor
 */
export function parseHeading(node: Heading): {text: string; name: string; id: string | undefined} {
  const parse = (heading: string) => parseMarkdownHeadingId(heading.replace(/\\(?=\{#)/, ''));
  const {children} = stripComments(node);
  const commentAnchor = getCommentAnchor(children.at(-1));
  const visibleHeading: Heading = {...node, children: commentAnchor === undefined ? children : children.slice(0, -1)};
  const {text, id} = parse(toString(visibleHeading.children.filter(({type}) => type !== 'html')));
  const name = parse(getVisibleText(visibleHeading)).text.replace(/\s+/g, ' ').trim();
  return {text: text.trim(), name, id: commentAnchor ?? id};
}
