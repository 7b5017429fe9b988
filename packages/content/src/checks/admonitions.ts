import type {Paragraph} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {formatSuggestion} from '@paydocs/core';
import type {PageDiagnostic} from '../pages/types';
import type {GuideCheckInput} from './guideCheck';

/** Kinds of admonitions that Docusaurus supports. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'secondary', 'important', 'success'];

const EXAMPLE = 'An admonition starts with a line such as ":::note" or ":::note[Title]", and ends with the line ":::".';

/**
 * Checks for admonitions of an unknown kind, unclosed ones, and ":::" that doesn't start one.
 *
 * @param page - parsed page or partial, with data of the site
 * @returns the diagnostics
 */
export function checkAdmonitions({tree, guide}: GuideCheckInput): PageDiagnostic[] {
  const lines = guide.text.split('\n');
  const diagnostics: PageDiagnostic[] = [];
  visit(tree, (node) => {
    const {start, end} = node.position ?? {};
    if ((node.type as string) === 'containerDirective') {
      const {name} = node as unknown as ContainerDirective;
      if (!ADMONITIONS.includes(name)) {
        const hint = formatSuggestion(name, ADMONITIONS, `Valid kinds: ${ADMONITIONS.slice(0, 5).join(', ')}.`);
        diagnostics.push({line: start?.line, message: `":::${name}" isn't a kind of admonition.${hint}`});
      } else if (!/^[\s>]*:{3,}\s*$/.test(lines[(end?.line ?? 0) - 1] ?? '')) {
        diagnostics.push({
          line: start?.line,
          message: `the admonition ":::${name}" isn't closed. Put the line ":::" after its content.`,
        });
      }
    } else if (
      node.type === 'paragraph' &&
      !isDirectiveLabel(node) &&
      /^\s*:::/.test(lines[(start?.line ?? 0) - 1] ?? '')
    ) {
      diagnostics.push({line: start?.line, message: `":::" doesn't start an admonition here. ${EXAMPLE}`});
    }
  });
  return diagnostics;
}

/** Checks whether a paragraph is the title of an admonition. */
function isDirectiveLabel({data}: Paragraph): boolean {
  return data !== undefined && 'directiveLabel' in data;
}
