import {hierarchyLevels, type Hierarchy, type HierarchyLevel, type RecordType} from '../record';
import type {SearchHit} from '../types';
import type {Match} from './types';
import {highlight, createSnippet} from './highlight';

/**
 * Converts a match of the embedded index to the format of the hosted service.
 *
 * @param found - page or section that matched
 * @param siteUrl - origin of the site, without its base path
 * @returns the hit
 */
export function toHit({page, section, isTextMatch, text, terms}: Match, siteUrl: string): SearchHit {
  const names = section ? [...section.parentHeadings, section.name] : [];
  const anchor = section?.anchor ? section.anchor : null;
  const url = `${siteUrl}${page.path}`;
  const type = isTextMatch && text ? 'content' : (`lvl${names.length + 1}` as RecordType);
  const hierarchy = toHierarchy([page.trail[0] ?? null, page.title, ...names]);
  // A hit for a page displays the page's text below its title.
  const content = type === 'content' || type === 'lvl1' ? text || null : null;
  const levels = hierarchyLevels.filter((level) => hierarchy[level] !== null);
  const highlightLevels = (mark: (value: string) => string): Partial<Record<HierarchyLevel, {value: string}>> =>
    Object.fromEntries(levels.map((level) => [level, {value: mark(hierarchy[level] ?? '')}]));
  return {
    objectID: `${page.path}#${[anchor ?? '', ...names.slice(1), type].join(':')}`,
    url: anchor ? `${url}#${anchor}` : url,
    url_without_anchor: url,
    anchor,
    type,
    hierarchy,
    content,
    breadcrumb: [...page.trail],
    _highlightResult: {
      hierarchy: highlightLevels((value) => highlight(value, terms)),
      ...(content === null ? {} : {content: {value: highlight(content, terms)}}),
    },
    _snippetResult: {
      hierarchy: highlightLevels((value) => highlight(value, terms)),
      ...(content === null ? {} : {content: {value: createSnippet(content, terms)}}),
    },
  };
}

function toHierarchy(names: readonly (string | null)[]): Hierarchy {
  return Object.fromEntries(hierarchyLevels.map((level, index) => [level, names[index] ?? null])) as Hierarchy;
}
