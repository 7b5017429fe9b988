import {stripVTControlCharacters} from 'node:util';
import {normalizeSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import {validateSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/validation.js';

/** An entry of a sidebar, as Docusaurus completes it. */
export interface SidebarItem {
  type?: string;
  id?: string;
  label?: string;
  key?: string;
  dirName?: string;
  href?: string;
  items?: SidebarItem[];
  link?: {type?: string; id?: string; slug?: string} | null;
  /** Where it stands: its place in the list, and in the lists above. */
  place?: number[];
}

/** What is wrong with an entry, and where it stands. */
export interface WrongEntry {
  place: number[];
  message: string;
}

/**
 * @param sidebar - the name of a sidebar
 * @param items - its entries, as somebody wrote them
 * @returns the entries that are right by themselves, with those in wrong ones beside them; and what is wrong with the others
 */
export function readEntries(sidebar: string, items: readonly unknown[]): {items: SidebarItem[]; wrong: WrongEntry[]} {
  const wrong: WrongEntry[] = [];
  const read = (list: readonly unknown[], above: readonly number[]): SidebarItem[] =>
    list.flatMap((entry, index) => {
      const place = [...above, index];
      const children = isRecord(entry) && Array.isArray(entry.items) ? read(entry.items, place) : undefined;
      try {
        const [item] = validated(sidebar, [children ? {...(entry as object), items: []} : entry]);
        return [{...item, place, ...(children && {items: children})}];
      } catch (error) {
        wrong.push({place, message: explain(error, sidebar, entry)});
        return children ?? [];
      }
    });
  return {items: read(items, []), wrong};
}

/** @throws Error of Docusaurus that tells of the first entry that is wrong */
function validated(sidebar: string, items: unknown): SidebarItem[] {
  const sidebars = normalizeSidebars({[sidebar]: items} as never);
  validateSidebars(sidebars);
  return sidebars[sidebar] as SidebarItem[];
}

/** The validator shows the item as JSON, with numbered mistakes after it. */
function explain(error: unknown, sidebar: string, entry: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const [, category] = /of the category (.*?): it must/.exec(text) ?? [];
  if (category !== undefined) {
    return `the category "${category}" has no list of pages. Write items: ['…', '…'].`;
  }
  if (entry === '' || !(isRecord(entry) || typeof entry === 'string')) {
    return `an entry of the sidebar "${sidebar}" must be the ID of a page in quotes, or an object in braces (found ${JSON.stringify(entry) ?? 'undefined'}).`;
  }
  const reasons = [...text.matchAll(/^\[\d+\] (.+)$/gm)].map(([, reason = '']) => reason.replace(/\.$/, ''));
  const name = isRecord(entry) ? nameOf(entry) : undefined;
  const which = name === undefined ? `an entry of the sidebar "${sidebar}"` : `the entry "${name}"`;
  return `${which} isn't valid: ${reasons.join('; ') || text.split('\n')[0]}. Compare it with the entries around it.`;
}

/** What a writer knows an entry by: a field of its own, or the first page in it. */
function nameOf(item: Record<string, unknown>): string | undefined {
  const own = ['label', 'id', 'href'].map((field) => item[field]).find((value) => value !== undefined && value !== '');
  if (typeof own === 'string' || typeof own === 'number' || typeof own === 'boolean') return String(own);
  const children: unknown[] = Array.isArray(item.items) ? item.items : [];
  const first = children.find((child) => typeof child === 'string') ?? item.type;
  return typeof first === 'string' ? first : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
