import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {resolveTranslationFolders} from '@paydocs/core';

/** Relative path of a page, with its query or hash. Docusaurus looks up paths with a leading slash in both folders. */
const PAGE_LINK = /^(?!\/|@site\/|[a-z][a-z0-9+.-]*:)([^?#]+\.mdx?)([?#].*)?$/i;

/**
 * Resolves relative links between translated and untranslated pages. Docusaurus looks up their files only in the folder
 * of the page, which has either the translations or the sources.
 *
 * @param options - `locale`: locale of the current build, which isn't the source locale
 * @returns a remark transformer, which changes the tree in place
 */
export default function translatedLinks({locale}: {locale: string}): (tree: Root, page: VFile) => void {
  return (tree, page) => {
    const file = path.relative(process.cwd(), page.path).split(path.sep).join('/');
    const layers = resolveTranslationFolders(file, locale);
    if (!layers) return;
    const {translation, source} = layers;
    const pagePath = file.slice((file.startsWith(`${translation}/`) ? translation : source).length);
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const [, linkPath = '', rest = ''] = PAGE_LINK.exec(node.url) ?? [];
      if (linkPath === '') return;
      const target = path.posix.join(path.posix.dirname(pagePath), linkPath);
      const found = [translation, source]
        .map((folder) => `${folder}${target}`)
        .find((name) => fs.existsSync(decodeURI(name)));
      if (found !== undefined) node.url = `@site/${found}${rest}`;
    });
  };
}
