/** Reads code blocks in the HTML of pages. */
import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {findSampleLanguage} from '@paydocs/reference/samples';

/**
 * Adds the signs to the lines of a diff. In the HTML, they're only in the style sheet.
 *
 * @param block - `pre` element, which isn't changed
 * @returns a copy with signs, or the same element if it isn't a diff
 */
export function addDiffSigns(block: Element): Element {
  const lines: Element[] = [];
  visit(block, 'element', (node) => {
    if (node.properties.dataLine !== undefined) lines.push(node);
  });
  if (!lines.some(({tagName}) => tagName === 'ins' || tagName === 'del')) return block;
  const signs: Record<string, string> = {ins: '+', del: '-'};
  const children = lines.map((line): ElementContent => ({
    type: 'text',
    value: `${signs[line.tagName] ?? ' '}${toString(line)}`,
  }));
  return {...block, properties: {...block.properties, dataLanguage: 'diff'}, children};
}

/**
 * Returns the language of a code block for its Markdown fence.
 *
 * @param block - `pre` element
 * @param code - text of the block
 * @returns the name of the language, or `undefined` if it isn't known
 */
export function getLanguage(block: Element, code: string): string | undefined {
  const {dataLanguage} = block.properties;
  if (typeof dataLanguage === 'string') return findSampleLanguage(dataLanguage)?.names[0] ?? dataLanguage;
  return /^[[{]/.test(code) ? 'json' : undefined;
}
