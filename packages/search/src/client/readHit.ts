import {hierarchyLevels, type Hierarchy, type HierarchyLevel, type RecordType} from '../record';
import type {SearchHit} from '../contract';
import {sitePath} from './urls';

type Fields = Readonly<Record<string, unknown>>;
type Marked = NonNullable<SearchHit['_highlightResult']>;

/** The heading above hits that don't say which area they are in. */
const NO_AREA = 'Documentation';

/** @returns the fields of an object; none of anything else */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/**
 * Makes a hit anew from what it may have: text, and a path of this site. What comes from a service or from
 * storage may hold anything.
 *
 * @param value - what claims to be a hit
 * @param siteUrl - address of the site without its base path
 * @returns the hit; `undefined` if it has no title or leads to another site
 */
export function readHit(value: unknown, siteUrl: string): SearchHit | undefined {
  const fields = fieldsOf(value);
  const url = sitePath(fields.url, siteUrl);
  const breadcrumb = Array.isArray(fields.breadcrumb) ? fields.breadcrumb.filter((part) => textOf(part) !== null) : [];
  const hierarchy = readHierarchy(fields.hierarchy, (breadcrumb as string[])[0] ?? NO_AREA);
  if (url === undefined || hierarchy.lvl1 === null) return undefined;
  const content = textOf(fields.content);
  const [page = url, anchor] = url.split('#');
  return {
    objectID: textOf(fields.objectID) ?? url,
    url,
    url_without_anchor: page,
    anchor: anchor || null,
    type: typeOf(fields.type, hierarchy, content),
    hierarchy,
    content,
    breadcrumb: breadcrumb as string[],
    _highlightResult: readMarked(fields._highlightResult),
    _snippetResult: readMarked(fields._snippetResult),
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function readHierarchy(value: unknown, area: string): Hierarchy {
  const fields = fieldsOf(value);
  const levels = Object.fromEntries(hierarchyLevels.map((level) => [level, textOf(fields[level])])) as Hierarchy;
  return {...levels, lvl0: levels.lvl0 ?? area};
}

/** What the hit says it is, if it has a text for that; else its lowest heading. */
function typeOf(said: unknown, hierarchy: Hierarchy, content: string | null): RecordType {
  if (said === 'content' && content !== null) return said;
  const levels = hierarchyLevels.filter((level): level is Exclude<HierarchyLevel, 'lvl0'> => level !== 'lvl0');
  const filled = levels.filter((level) => hierarchy[level] !== null);
  return filled.find((level) => level === said) ?? filled.at(-1) ?? 'lvl1';
}

function readMarked(value: unknown): Marked {
  const {hierarchy, content} = fieldsOf(value);
  const levels = fieldsOf(hierarchy);
  const marked = (part: unknown): {value: string} | undefined => {
    const text = textOf(fieldsOf(part).value);
    return text === null ? undefined : {value: text};
  };
  return {
    hierarchy: Object.fromEntries(hierarchyLevels.map((level) => [level, marked(levels[level])])),
    content: marked(content),
  };
}
