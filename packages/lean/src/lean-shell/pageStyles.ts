/** The style sheets of pages that stay HTML: what the browser's bundle doesn't hold, it would not bring the styles of. */
import fs from 'node:fs';
import path from 'node:path';

const folderOf = (name: string): string => path.dirname(require.resolve(name));

/** What articles of guides show of the classic theme and its library. */
const IN_ARTICLES =
  /^(?:components|utils[\\/]anchor|Admonition|Details|DocBreadcrumbs|DocCard|DocCategory|DocItem|EditMetaRow|Heading|Icon[\\/]Edit|MDXComponents|Tag|ThemedImage|TOCInline)/;

/**
 * @param folders - with components that pages show
 * @returns the text of a module that brings the style sheets of these components, and of those of the theme
 */
export function pageStyles(folders: readonly string[]): string {
  const theme = [path.join(folderOf('@docusaurus/theme-classic'), 'theme'), folderOf('@docusaurus/theme-common')];
  const sheets = [
    ...theme.flatMap((folder) => sheetsIn(folder, (name) => IN_ARTICLES.test(name))),
    ...folders.flatMap((folder) => sheetsIn(folder)),
  ];
  return sheets.map((file) => `import ${JSON.stringify(file)};\n`).join('');
}

function sheetsIn(folder: string, isWanted: (name: string) => boolean = () => true): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.module.css') && isWanted(name))
    .sort()
    .map((name) => path.join(folder, name));
}
