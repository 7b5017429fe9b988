/** @returns whether a file is a page: names that start with an underscore are parts of others, as in Docusaurus */
export function isPage(file: string): boolean {
  return /\.mdx?$/.test(file) && !file.split(/[\\/]/).some((part) => part.startsWith('_'));
}
