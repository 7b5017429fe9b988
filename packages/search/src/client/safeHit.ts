import {hierarchyLevels, type Hierarchy, type HierarchyLevel} from '../record';
import {MARK} from '../engine/highlight';
import type {SearchHit} from '../contract';

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

/**
 * @param text - any text, which may have marks
 * @returns HTML that shows it, with `mark` elements
 */
export function safeHtml(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
    .replaceAll(MARK.start, '<mark>')
    .replaceAll(MARK.end, '</mark>');
}

/**
 * @param html - text that {@link safeHtml} made, or that claims to be
 * @returns HTML that has entities, and no elements
 */
export function safeMarkup(html: string): string {
  return html.replace(/[<>"']/g, (character) => ENTITIES[character] ?? character);
}

/**
 * The modal inserts every text of a hit as HTML, also of those that it keeps, which have no marks.
 *
 * @param hit - as a client gives it
 * @returns the hit with HTML in place of text; the name of its area alone is shown as text
 */
export function safeHit<Hit extends SearchHit>(hit: Hit): Hit {
  const {hierarchy, content, _highlightResult, _snippetResult} = hit;
  const own = Object.fromEntries(
    hierarchyLevels.map((level) => [level, level === 'lvl0' ? hierarchy[level] : htmlOrNull(hierarchy[level])]),
  ) as Hierarchy;
  return {
    ...hit,
    hierarchy: own,
    content: htmlOrNull(content),
    _highlightResult: {..._highlightResult, hierarchy: {lvl0: {value: hierarchy.lvl0 ?? ''}}},
    _snippetResult: {
      hierarchy: Object.fromEntries(
        hierarchyLevels.flatMap((level): [HierarchyLevel, {value: string}][] => {
          const text = _highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level];
          return text ? [[level, {value: safeHtml(text)}]] : [];
        }),
      ),
      ...(content ? {content: {value: safeHtml(_snippetResult?.content?.value ?? content)}} : {}),
    },
  };
}

const htmlOrNull = (text: string | null | undefined): string | null => (text ? safeHtml(text) : null);
