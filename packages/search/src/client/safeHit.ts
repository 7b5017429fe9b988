import {hierarchyLevels, type Hierarchy, type HierarchyLevel} from '../record';
import {MARK} from '../engine/highlight';
import type {SearchHit} from '../contract';

/**
 * DocSearch groups hits in plain objects, by their area and their title: it breaks at what every object has, such as
 * `hasOwnProperty`, and puts numbers first.
 */
const isNoKey = (text: string): boolean => Object.hasOwn(Object.prototype, text) || /^\d+$/.test(text);

/** A text that shows the same, and that DocSearch can group by: a character that has no width tells it from others. */
const groupKey = (name: string | null): string | null => (name !== null && isNoKey(name) ? `${name}\u200b` : name);

/**
 * @param hit - as a client gives it
 * @returns the hit as DocSearch can group, show, and keep it: with marks only where it is shown
 */
export function safeHit<Hit extends SearchHit>(hit: Hit): Hit {
  const {hierarchy, content, _highlightResult, _snippetResult} = hit;
  const area = groupKey(hierarchy.lvl0);
  return {
    ...hit,
    hierarchy: {...hierarchy, lvl0: area, lvl1: groupKey(hierarchy.lvl1)} as Hierarchy,
    // What DocSearch keeps of it is read out as a whole: no more than is shown.
    content: withoutMarks(_snippetResult?.content?.value ?? content) || null,
    _highlightResult: {..._highlightResult, hierarchy: {lvl0: {value: area ?? ''}}},
    _snippetResult: {
      hierarchy: Object.fromEntries(
        hierarchyLevels.flatMap((level): [HierarchyLevel, {value: string}][] => {
          const text = _highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level];
          return text ? [[level, {value: text}]] : [];
        }),
      ),
      ...(content ? {content: {value: _snippetResult?.content?.value ?? content}} : {}),
    },
  };
}

const withoutMarks = (text: string | null): string | null =>
  text?.replaceAll(MARK.start, '').replaceAll(MARK.end, '') ?? null;
