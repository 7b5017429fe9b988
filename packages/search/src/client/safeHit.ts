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
 * DocSearch groups hits in plain objects, by their area and their title: it breaks at what every object has, such as
 * `hasOwnProperty`, and puts numbers first.
 */
const isNoKey = (text: string): boolean => Object.hasOwn(Object.prototype, text) || /^\d+$/.test(text);

/** HTML that shows the same, and that DocSearch can group by. */
const titleKey = (html: string | null): string | null =>
  html !== null && isNoKey(html) ? `&#${html.charCodeAt(0)};${html.slice(1)}` : html;

/** The name of an area is shown as text: a character that has no width tells it from others. */
const areaKey = (name: string | null): string | null => (name !== null && isNoKey(name) ? `${name}\u200b` : name);

/**
 * The modal inserts every text of a hit as HTML, also of those that it keeps, which have no marks.
 *
 * @param hit - as a client gives it
 * @returns the hit with HTML in place of text; the name of its area alone is shown as text
 */
export function safeHit<Hit extends SearchHit>(hit: Hit): Hit {
  const {hierarchy, content, _highlightResult, _snippetResult} = hit;
  const html = Object.fromEntries(hierarchyLevels.map((level) => [level, htmlOrNull(hierarchy[level])])) as Hierarchy;
  const area = areaKey(hierarchy.lvl0);
  return {
    ...hit,
    hierarchy: {...html, lvl0: area, lvl1: titleKey(html.lvl1)},
    // What DocSearch keeps of it is read out as a whole: no more than is shown.
    content: htmlOrNull(withoutMarks(_snippetResult?.content?.value ?? content)),
    _highlightResult: {..._highlightResult, hierarchy: {lvl0: {value: area ?? ''}}},
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

const withoutMarks = (text: string | null): string | null =>
  text?.replaceAll(MARK.start, '').replaceAll(MARK.end, '') ?? null;

const htmlOrNull = (text: string | null | undefined): string | null => (text ? safeHtml(text) : null);
