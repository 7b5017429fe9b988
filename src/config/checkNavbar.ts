import type {NavbarItem} from '@docusaurus/theme-common';
import {InputError} from '@paydocs/core/inputError';

/** The file in which the items stand. */
const FILE = 'src/config/navbar.ts';

/** The types that a component of the theme shows. An item without one is a link, or a dropdown of its items. */
export const ITEM_TYPES = [
  'default',
  'dropdown',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'html',
  'localeDropdown',
  'search',
];

/**
 * Refuses items that could not be shown, before anything is built.
 *
 * @param items - the navigation bar's items, in which other items may stand
 * @param versions - names of the documentation's versions
 * @returns the items
 * @throws InputError that lists each item of an unknown type and each version dropdown that asks for a
 *   version which isn't there
 */
export function checkNavbar(items: NavbarItem[], versions: readonly string[]): NavbarItem[] {
  const problems = items.flatMap((item) => problemsOf(item, versions));
  if (problems.length > 0) throw new InputError(problems.map((message) => ({file: FILE, message})));
  return items;
}

function problemsOf(item: NavbarItem, versions: readonly string[]): string[] {
  const {type, label, items} = item as {type?: unknown; label?: unknown; items?: NavbarItem[]};
  const name = typeof label === 'string' ? `the item "${label}"` : 'an item';
  const inside = (items ?? []).flatMap((each) => problemsOf(each, versions));
  if (type !== undefined && !ITEM_TYPES.includes(String(type))) {
    return [`${name} has the type "${String(type)}", which no component renders. Use ${list(ITEM_TYPES)}.`, ...inside];
  }
  const unknown = type === 'docsVersionDropdown' ? wantedVersions(item).filter((each) => !versions.includes(each)) : [];
  return [
    ...unknown.map(
      (each) => `${name} requests the docs version "${each}", which doesn't exist. Use ${list(versions)}.`,
    ),
    ...inside,
  ];
}

/** The versions of a dropdown: a list of names, or an object by name; all, when there is neither. */
function wantedVersions({versions}: NavbarItem & {versions?: unknown}): string[] {
  if (Array.isArray(versions)) return versions.map(String);
  return typeof versions === 'object' && versions !== null ? Object.keys(versions) : [];
}

const list = (names: readonly string[]): string =>
  names
    .map((name) => `"${name}"`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ');
