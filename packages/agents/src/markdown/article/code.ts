/** Reads blocks of code, as pages show them. */
import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {findSampleLanguage} from '@paydocs/reference/samples';

/**
 * Starts each line of a diff with its sign, which is a style on the page.
 *
 * @param block - `pre` element
 * @returns the same element, unless it's a diff
 */
export function withSigns(block: Element): Element {
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
 * Determines the language of a code block, for the Markdown fence.
 *
 * @param block - `pre` element
 * @param code - text of the block
 * @returns the name of the language; `undefined` if it isn't known
 */
export function getLanguage(block: Element, code: string): string | undefined {
  const {dataLanguage} = block.properties;
  if (typeof dataLanguage === 'string') return findSampleLanguage(dataLanguage)?.names[0] ?? dataLanguage;
  return /^[[{]/.test(code) ? 'json' : undefined;
}
