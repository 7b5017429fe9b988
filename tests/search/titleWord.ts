/**
 * Normalizes a title for comparison. Both references may have pages with the same title, and search ignores case and
 * plurals.
 *
 * @param title - title of a page
 * @returns a string that is equal for all titles that search treats as the same
 */
export const titleWord = (title = ''): string =>
  title
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?:(?<=[sx])es|s)$/, '');
