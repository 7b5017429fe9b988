import {hierarchyLevels, type Hierarchy, type HierarchyLevel, type RecordType} from '../record';
import type {SearchHit} from '../types';
import {toSitePath} from './urls';

type UnknownRecord = Readonly<Record<string, unknown>>;
type HighlightResult = NonNullable<SearchHit['_highlightResult']>;

/** Heading under which hits without an area are grouped. */
const DEFAULT_AREA_NAME = 'Documentation';

/**
 * Narrows an untrusted value to a record.
 *
 * @returns the same value; an empty record if it isn't an object
 */
export const asRecord = (value: unknown): UnknownRecord =>
  typeof value === 'object' && value !== null ? (value as UnknownRecord) : {};

/**
 * Parses an untrusted hit from the hosted service or from storage. Copies only known fields with valid values, and makes
 * the URL root-relative.
 *
 * @param value - untrusted value
 * @param siteUrl - origin of the site, without its base path
 * @returns the hit; `undefined` if it has no title or links to another site
 */
export function parseHit(value: unknown, siteUrl: string): SearchHit | undefined {
  const fields = asRecord(value);
  const url = toSitePath(fields.url, siteUrl);
  const breadcrumb = Array.isArray(fields.breadcrumb)
    ? fields.breadcrumb.filter((part) => toNonEmptyString(part) !== null)
    : [];
  const hierarchy = parseHierarchy(fields.hierarchy, (breadcrumb as string[])[0] ?? DEFAULT_AREA_NAME);
  if (url === undefined || hierarchy.lvl1 === null) return undefined;
  const content = toNonEmptyString(fields.content);
  const [page = url, anchor] = url.split('#');
  return {
    objectID: toNonEmptyString(fields.objectID) ?? url,
    url,
    url_without_anchor: page,
    anchor: anchor || null,
    type: resolveRecordType(fields.type, hierarchy, content),
    hierarchy,
    content,
    breadcrumb: breadcrumb as string[],
    _highlightResult: parseHighlightResult(fields._highlightResult),
    _snippetResult: parseHighlightResult(fields._snippetResult),
  };
}

const toNonEmptyString = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function parseHierarchy(value: unknown, area: string): Hierarchy {
  const fields = asRecord(value);
  const levels = Object.fromEntries(
    hierarchyLevels.map((level) => [level, toNonEmptyString(fields[level])]),
  ) as Hierarchy;
  return {...levels, lvl0: levels.lvl0 ?? area};
}

/** Returns the given type if the hit has a string for it; otherwise, the level of the hit's lowest heading. */
function resolveRecordType(type: unknown, hierarchy: Hierarchy, content: string | null): RecordType {
  if (type === 'content' && content !== null) return type;
  const levels = hierarchyLevels.filter((level): level is Exclude<HierarchyLevel, 'lvl0'> => level !== 'lvl0');
  const filled = levels.filter((level) => hierarchy[level] !== null);
  return filled.find((level) => level === type) ?? filled.at(-1) ?? 'lvl1';
}

function parseHighlightResult(value: unknown): HighlightResult {
  const {hierarchy, content} = asRecord(value);
  const levels = asRecord(hierarchy);
  const readMarkedString = (part: unknown): {value: string} | undefined => {
    const text = toNonEmptyString(asRecord(part).value);
    return text === null ? undefined : {value: text};
  };
  return {
    hierarchy: Object.fromEntries(hierarchyLevels.map((level) => [level, readMarkedString(levels[level])])),
    content: readMarkedString(content),
  };
}
