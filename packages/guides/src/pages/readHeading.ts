import type {Heading} from 'mdast';
import {parseMarkdownHeadingId} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {anchorIn, withoutComments} from './comments';
import {readText} from './readText';

/**
 * @param node - a heading
 * @returns its text as Docusaurus makes an anchor of it; its text as readers see it; and the anchor that its writer gave
 *   it: MDX has the braces escaped
 */
export function readHeading(node: Heading): {text: string; name: string; id: string | undefined} {
  const parse = (heading: string) => parseMarkdownHeadingId(heading.replace(/\\(?=\{#)/, ''));
  const {children} = withoutComments(node);
  const own = anchorIn(children.at(-1));
  const shown: Heading = {...node, children: own === undefined ? children : children.slice(0, -1)};
  const {text, id} = parse(toString(shown.children.filter(({type}) => type !== 'html')));
  const name = parse(readText(shown)).text.replace(/\s+/g, ' ').trim();
  return {text: text.trim(), name, id: own ?? id};
}
