import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {layersOf} from '@paydocs/core/editions';

/** The path of a page, and what follows it. Paths with a slash in front are looked for in both folders already. */
const PAGE = /^(?!\/|@site\/|[a-z][a-z0-9+.-]*:)([^?#]+\.mdx?)([?#].*)?$/i;

/**
 * Lets pages of a translation link to pages that are not translated yet, and those to pages that are. Docusaurus
 * looks for the file that a link names in the folder of the page alone, be it that of the translations or that of
 * what they translate.
 *
 * @param options - the language that is built, which is not that of the sources
 * @returns the plugin for remark
 */
export default function translatedLinks({locale}: {locale: string}): (tree: Root, page: VFile) => void {
  return (tree, page) => {
    const file = path.relative(process.cwd(), page.path).split(path.sep).join('/');
    const layers = layersOf(file, locale);
    if (!layers) return;
    const {translation, source} = layers;
    const inside = file.slice((file.startsWith(`${translation}/`) ? translation : source).length);
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const [, address = '', rest = ''] = PAGE.exec(node.url) ?? [];
      if (address === '') return;
      const target = path.posix.join(path.posix.dirname(inside), address);
      const found = [translation, source]
        .map((folder) => `${folder}${target}`)
        .find((name) => fs.existsSync(decodeURI(name)));
      if (found !== undefined) node.url = `@site/${found}${rest}`;
    });
  };
}
