import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Mistake} from '../pages/types';

const WRITTEN_ID = /\{#([^}]*)\}\s*$/;

/**
 * @param tree - a page
 * @param text - its file
 * @returns headings whose written address is none, or is that of another one before
 */
export function headingMistakes(tree: Root, text: string): Mistake[] {
  const lines = text.split('\n');
  const owners = new Map<string, number>();
  const mistakes: Mistake[] = [];
  visit(tree, 'heading', ({position}) => {
    const line = position?.start.line;
    const [, id] = WRITTEN_ID.exec(lines[(line ?? 0) - 1] ?? '') ?? [];
    if (line === undefined || id === undefined) return;
    if (!/^[^\s%]+$/.test(id)) {
      const example = id.toLowerCase().replaceAll('%', ' ').trim().replace(/\s+/g, '-') || 'my-heading';
      // The table of contents decodes its links.
      mistakes.push({
        line,
        message: `the anchor {#${id}} of a heading must be one word without "%". Write {#${example}}.`,
      });
      return;
    }
    const other = owners.get(id);
    if (other === undefined) owners.set(id, line);
    else
      mistakes.push({
        line,
        message: `the heading on line ${other} also has the anchor #${id}. Change one of them.`,
      });
  });
  return mistakes;
}
