import type {NavbarItem} from '@docusaurus/theme-common';
import {InputError} from '@paydocs/core';

/** Path of the file that contains the items. */
const NAVBAR_FILE = 'src/config/navbar.ts';

/** Types of items that the theme can render. An item without a type is a link or, if it has items, a dropdown. */
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
 * Matches types that the site's own components render: https://docusaurus.io/docs/api/themes/configuration#navbar-items
 */
const CUSTOM_TYPE = /^custom-./;

/**
 * Checks that the theme can render all items of the navigation bar.
 *
 * @param items - items of the navigation bar, which may be nested
 * @param versions - names of the documentation's versions
 * @returns the same items
 * @throws InputError if an item has an unknown type, or a version dropdown has an unknown version
 */
export function checkNavbar(items: NavbarItem[], versions: readonly string[]): NavbarItem[] {
  const messages = items.flatMap((item) => checkItem(item, versions));
  if (messages.length > 0) throw new InputError(messages.map((message) => ({file: NAVBAR_FILE, message})));
  return items;
}

function checkItem(item: NavbarItem, versions: readonly string[]): string[] {
  const {type, label, items} = item as {type?: unknown; label?: unknown; items?: NavbarItem[]};
  const name = typeof label === 'string' ? `the item "${label}"` : 'an item';
  const nestedMessages = (items ?? []).flatMap((each) => checkItem(each, versions));
  if (type !== undefined && !ITEM_TYPES.includes(String(type)) && !CUSTOM_TYPE.test(String(type))) {
    return [
      `${name} has the type "${String(type)}", which no component renders. Use ${formatList([...ITEM_TYPES, 'custom-…'])}.`,
      ...nestedMessages,
    ];
  }
  const unknownVersions =
    type === 'docsVersionDropdown' ? getRequestedVersions(item).filter((each) => !versions.includes(each)) : [];
  return [
    ...unknownVersions.map(
      (each) => `${name} requests the docs version "${each}", which doesn't exist. Use ${formatList(versions)}.`,
    ),
    ...nestedMessages,
  ];
}

/** Returns the names of the versions that a dropdown lists. The result is empty if it includes all versions. */
function getRequestedVersions({versions}: NavbarItem & {versions?: unknown}): string[] {
  if (Array.isArray(versions)) return versions.map(String);
  return typeof versions === 'object' && versions !== null ? Object.keys(versions) : [];
}

const formatList = (names: readonly string[]): string =>
  names
    .map((name) => `"${name}"`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ');
