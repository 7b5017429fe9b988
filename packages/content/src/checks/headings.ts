import {visit} from 'unist-util-visit';
import type {PageDiagnostic} from '../pages/types';
import type {GuideCheckInput} from './guideCheck';

const CUSTOM_ID = /\{#([^}]*)\}\s*$/;

/**
 * Checks that the explicit anchors of headings, such as `{#my-heading}`, are valid and unique.
 *
 * @param page - parsed page or partial, with data of the site
 * @returns the diagnostics
 */
export function checkHeadings({tree, guide}: GuideCheckInput): PageDiagnostic[] {
  const lines = guide.text.split('\n');
  const owners = new Map<string, number>();
  const diagnostics: PageDiagnostic[] = [];
  visit(tree, 'heading', ({position}) => {
    const line = position?.start.line;
    const [, id] = CUSTOM_ID.exec(lines[(line ?? 0) - 1] ?? '') ?? [];
    if (line === undefined || id === undefined) return;
    if (!/^[^\s%]+$/.test(id)) {
      const example = id.toLowerCase().replaceAll('%', ' ').trim().replace(/\s+/g, '-') || 'my-heading';
      // No "%", because the table of contents decodes its links.
      diagnostics.push({
        line,
        message: `the anchor {#${id}} of a heading must be one word without "%". Write {#${example}}.`,
      });
      return;
    }
    const other = owners.get(id);
    if (other === undefined) owners.set(id, line);
    else
      diagnostics.push({
        line,
        message: `the heading on line ${other} also has the anchor #${id}. Change one of the anchors.`,
      });
  });
  return diagnostics;
}
