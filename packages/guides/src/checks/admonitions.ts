import type {Paragraph, Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import leven from 'leven';
import type {Mistake} from '../pages/types';

/** The boxes that a page may have: those of Docusaurus. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'secondary', 'important', 'success'];

const EXAMPLE = 'A box starts with a line such as ":::note" or ":::note[Title]", and ends with the line ":::".';

/**
 * @param tree - a page
 * @param text - its file
 * @returns boxes that do not exist, or that are not closed
 */
export function admonitionMistakes(tree: Root, text: string): Mistake[] {
  const lines = text.split('\n');
  const mistakes: Mistake[] = [];
  visit(tree, (node) => {
    const {start, end} = node.position ?? {};
    if ((node.type as string) === 'containerDirective') {
      const {name} = node as unknown as ContainerDirective;
      if (!ADMONITIONS.includes(name)) {
        const nearest = ADMONITIONS.find((known) => leven(known, name) <= 2);
        const cure =
          nearest === undefined ? `Valid kinds: ${ADMONITIONS.slice(0, 5).join(', ')}.` : `Did you mean "${nearest}"?`;
        mistakes.push({line: start?.line, message: `there's no "${name}" box. ${cure}`});
      } else if (!/^[\s>]*:{3,}\s*$/.test(lines[(end?.line ?? 0) - 1] ?? '')) {
        mistakes.push({line: start?.line, message: `the box ":::${name}" isn't closed. Put the line ":::" after it.`});
      }
    } else if (node.type === 'paragraph' && !isLabel(node) && /^\s*:::/.test(lines[(start?.line ?? 0) - 1] ?? '')) {
      mistakes.push({line: start?.line, message: `":::" doesn't start a box here. ${EXAMPLE}`});
    }
  });
  return mistakes;
}

/** The title of a box, which is a paragraph of its own. */
function isLabel({data}: Paragraph): boolean {
  return data !== undefined && 'directiveLabel' in data;
}
