import type {Heading} from 'mdast';
import {parseMarkdownHeadingId} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';

/**
 * @param node - a heading
 * @returns its text, and the anchor that its writer gave it: MDX has the braces escaped
 */
export function readHeading(node: Heading): {text: string; id: string | undefined} {
  const {text, id} = parseMarkdownHeadingId(toString(node).replace(/\\(?=\{#)/, ''));
  return {text: text.trim(), id};
}
