import {stripVTControlCharacters} from 'node:util';
import {normalizeSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import {validateSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/validation.js';

/** An entry of a sidebar, as normalized by Docusaurus. */
export interface SidebarItem {
  type?: string;
  id?: string;
  label?: string;
  key?: string;
  dirName?: string;
  href?: string;
  items?: SidebarItem[];
  link?: {type?: string; id?: string; slug?: string} | null;
  /** Index of the entry in each nested list, outermost first. */
  indexPath?: number[];
}

/** A diagnostic of a sidebar entry, with the indexes that locate the entry. */
export interface EntryDiagnostic {
  indexPath: number[];
  message: string;
}

/**
 * Validates the entries of a sidebar one by one.
 *
 * @param sidebar - name of the sidebar
 * @param items - unchecked entries
 * @returns the valid entries and the diagnostics; the valid children of an invalid entry take its position
 */
export function validateEntries(
  sidebar: string,
  items: readonly unknown[],
): {items: SidebarItem[]; diagnostics: EntryDiagnostic[]} {
  const diagnostics: EntryDiagnostic[] = [];
  const readItems = (list: readonly unknown[], parentPath: readonly number[]): SidebarItem[] =>
    list.flatMap((entry, index) => {
      const indexPath = [...parentPath, index];
      const children = isRecord(entry) && Array.isArray(entry.items) ? readItems(entry.items, indexPath) : undefined;
      try {
        const [item] = normalizeItems(sidebar, [children ? {...(entry as object), items: []} : entry]);
        return [{...item, indexPath, ...(children && {items: children})}];
      } catch (error) {
        diagnostics.push({indexPath, message: explainEntryError(error, sidebar, entry)});
        return children ?? [];
      }
    });
  return {items: readItems(items, []), diagnostics};
}

/** Returns entries as Docusaurus normalizes them. Throws Docusaurus's error about the first invalid entry. */
function normalizeItems(sidebar: string, items: unknown): SidebarItem[] {
  const sidebars = normalizeSidebars({[sidebar]: items} as never);
  validateSidebars(sidebars);
  return sidebars[sidebar] as SidebarItem[];
}

/**
 * Converts an error of Docusaurus's validator to a message for writers. The text of the error is the entry as JSON,
 * followed by numbered reasons.
 */
function explainEntryError(error: unknown, sidebar: string, entry: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const [, category] = /of the category (.*?): it must/.exec(text) ?? [];
  if (category !== undefined) {
    return `the category "${category}" has no list of pages. Write items: ['…', '…'].`;
  }
  if (entry === '' || !(isRecord(entry) || typeof entry === 'string')) {
    return `an entry of the sidebar "${sidebar}" must be the ID of a page in quotes, or an object in braces (found ${JSON.stringify(entry) ?? 'undefined'}).`;
  }
  const reasons = [...text.matchAll(/^\[\d+\] (.+)$/gm)].map(([, reason = '']) => reason.replace(/\.$/, ''));
  const entryName = isRecord(entry) ? getEntryName(entry) : undefined;
  const subject = entryName === undefined ? `an entry of the sidebar "${sidebar}"` : `the entry "${entryName}"`;
  return `${subject} isn't valid: ${reasons.join('; ') || text.split('\n')[0]}. Compare it with the entries around it.`;
}

/** Returns a name that identifies an entry to a writer: its label, ID, URL, first page, or type, in this order. */
function getEntryName(item: Record<string, unknown>): string | undefined {
  const name = ['label', 'id', 'href'].map((field) => item[field]).find((value) => value !== undefined && value !== '');
  if (typeof name === 'string' || typeof name === 'number' || typeof name === 'boolean') return String(name);
  const children: unknown[] = Array.isArray(item.items) ? item.items : [];
  const first = children.find((child) => typeof child === 'string') ?? item.type;
  return typeof first === 'string' ? first : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
