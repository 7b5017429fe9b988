import {hierarchyLevels, type Hierarchy, type HierarchyLevel} from '../record';
import {HIGHLIGHT_MARKERS} from '../engine/highlight';
import type {SearchHit} from '../types';

/**
 * Checks whether a string is unsafe as an object key. DocSearch groups hits by area and title in plain objects, so it
 * fails for inherited property names such as `hasOwnProperty`, and moves numbers to the front.
 */
const isUnsafeKey = (text: string): boolean => Object.hasOwn(Object.prototype, text) || /^\d+$/.test(text);

/** Makes a name safe as an object key, if necessary by adding a zero-width space at the end. */
const toGroupKey = (name: string | null): string | null =>
  name !== null && isUnsafeKey(name) ? `${name}\u200b` : name;

/**
 * Converts a hit so that DocSearch can group, display, and store it. Only the strings that it displays keep their
 * marks.
 *
 * @param hit - hit from a search client
 * @returns the converted hit
 */
export function sanitizeHit<Hit extends SearchHit>(hit: Hit): Hit {
  const {hierarchy, content, _highlightResult, _snippetResult} = hit;
  const area = toGroupKey(hierarchy.lvl0);
  return {
    ...hit,
    hierarchy: {...hierarchy, lvl0: area, lvl1: toGroupKey(hierarchy.lvl1)} as Hierarchy,
    // Screen readers announce all content that DocSearch stores, so it's limited to what is displayed.
    content: removeMarks(_snippetResult?.content?.value ?? content) || null,
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

const removeMarks = (text: string | null): string | null =>
  text?.replaceAll(HIGHLIGHT_MARKERS.start, '').replaceAll(HIGHLIGHT_MARKERS.end, '') ?? null;
