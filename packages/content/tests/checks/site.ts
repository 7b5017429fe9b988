/** A small valid site, for tests of pages that don't match the sidebar. */
import fs from 'node:fs';
import {InputError} from '@paydocs/core';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {loadSidebars} from '../../src/structure/loadSidebars';
import {checkStructure} from '../../src/structure/checkStructure';
import {readPages} from '../../src/pages/readGuide';
import {checkNonDocsSidebars} from '../../src/structure/sidebar';
import {messages, page, workIn} from './workspace';

/** Sidebar that lists the pages in `FILES`. */
export const VALID_SIDEBAR = `export default {
  docs: [
    'start',
    {
      type: 'category',
      label: 'Methods',
      link: {type: 'generated-index', slug: '/category/methods'},
      items: ['methods/card'],
    },
  ],
};
`;

const FILES = {
  'docs/start.md': page('', 'slug: /start\n'),
  'docs/methods/01-card.md': page(''),
  'docs/alone.md': page('', 'displayed_sidebar: null\n'),
};

/** Checks the valid site with these files added or replaced; `undefined` deletes a file. */
export async function check(files: Record<string, string | Buffer | undefined>): Promise<string[]> {
  const all: Record<string, string | Buffer | undefined> = {'sidebars.ts': VALID_SIDEBAR, ...FILES, ...files};
  workIn(
    Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string | Buffer] => entry[1] !== undefined),
    ),
  );
  return messages(async () => {
    const {sidebars, source} = await loadSidebars('sidebars.ts');
    const diagnostics = await checkNonDocsSidebars(sidebars, ['docs', 'rest'], source);
    const pages = Object.keys(all).filter((file) => file.startsWith('docs/') && fs.existsSync(file));
    const {guides, invalidFiles} = readPages(pages, brand);
    const area = {sidebar: 'docs', folder: 'docs', items: sidebars.docs};
    diagnostics.push(...(await checkStructure(guides, area, source, [], invalidFiles)).diagnostics);
    if (diagnostics.length > 0) throw new InputError(diagnostics, 'sidebars/entry');
  });
}
