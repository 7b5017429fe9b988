import type {Heading} from 'mdast';
import {parseMarkdownHeadingId} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {readText} from './readText';

/**
 * @param node - a heading
 * @returns its text as Docusaurus makes an anchor of it, with comments; its text as readers see it; and the anchor that its
 *   writer gave it: MDX has the braces escaped
 */
export function readHeading(node: Heading): {text: string; name: string; id: string | undefined} {
  const parse = (heading: string) => parseMarkdownHeadingId(heading.replace(/\\(?=\{#)/, ''));
  const {text, id} = parse(toString(node));
  return {text: text.trim(), name: parse(readText(node)).text.trim(), id};
}
