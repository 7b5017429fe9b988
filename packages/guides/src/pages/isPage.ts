/** @returns whether a file is a page: names that start with an underscore are parts of others, as in Docusaurus */
export function isPage(file: string): boolean {
  return /\.mdx?$/.test(file) && !file.split(/[\\/]/).some((part) => part.startsWith('_'));
}

/** @returns whether a file holds the settings of a folder, for sidebars that list their folder by themselves */
export function isCategoryFile(file: string): boolean {
  return /(?:^|[\\/])_category_\.(?:json|ya?ml)$/.test(file);
}

/** @returns whether a file is read as a page, a part of pages or the settings of a folder */
export function isWritten(file: string): boolean {
  return /\.mdx?$/.test(file) || isCategoryFile(file);
}
