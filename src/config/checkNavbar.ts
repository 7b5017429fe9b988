import type {NavbarItem} from '@docusaurus/theme-common';
import {InputError} from '@paydocs/core';

/** The file that contains the items. */
const NAVBAR_FILE = 'src/config/navbar.ts';

/** The item types that the theme can render. An item without a type is a link, or a dropdown of its items. */
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

/** Types of the site's own components. @see https://docusaurus.io/docs/api/themes/configuration#navbar-items */
const CUSTOM_TYPE = /^custom-./;

/**
 * Checks that all items can be rendered, before anything is built.
 *
 * @param items - items of the navigation bar, which may contain further items
 * @param versions - names of the documentation's versions
 * @returns the items
 * @throws InputError that lists each item of an unknown type and each version dropdown with a version that doesn't exist
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

/** Returns the versions of a dropdown: a list of names, or an object by name. Without them, all versions are included. */
function getRequestedVersions({versions}: NavbarItem & {versions?: unknown}): string[] {
  if (Array.isArray(versions)) return versions.map(String);
  return typeof versions === 'object' && versions !== null ? Object.keys(versions) : [];
}

const formatList = (names: readonly string[]): string =>
  names
    .map((name) => `"${name}"`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ');
