/**
 * Both references may have pages with a title, and search takes names in other letters and the plural for the same.
 *
 * @param title - of a page
 * @returns what titles that search takes for the same have in common
 */
export const titleWord = (title = ''): string =>
  title
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?:(?<=[sx])es|s)$/, '');
