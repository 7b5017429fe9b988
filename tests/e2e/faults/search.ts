/** Parts of search that don't come as they should. */
import {alive, expect} from '../pages';
import {breakFiles, deploy, INDEX, SEARCH_STYLES} from './causes';
import {manners, type Fault} from './fault';
import {kinds} from './kinds';
import {ask, canRead, failedSearch, finds, partialSearch, PATIENCE, press, tells} from './probes';

const index = manners
  .filter((manner) => manner !== 'is of another deployment')
  .map((manner): Fault => ({
    name: `the search index ${manner}`,
    outcome: 'told in search; Retry',
    hasClock: manner === 'hangs',
    async meet({page, kind}) {
      const cure = await breakFiles(page, INDEX, manner);
      await page.goto(kind.path);
      await alive(page);
      await ask(page);
      if (manner === 'hangs') {
        await expect(page.getByText('Searching…').first()).toBeVisible();
        await page.clock.runFor(PATIENCE);
      }
      await tells(failedSearch(page), 'Retry');
      cure();
      await press(failedSearch(page), 'Retry');
      await finds(page);
      await canRead(page, kind);
    },
  }));

const files = ['names-docs-rest', 'texts-docs-default', 'names-docs-graphql', 'texts-docs-rest', 'texts-docs-graphql'];

export const search: Fault[] = [
  ...index,
  {
    name: 'the search index is of another deployment',
    outcome: 'search reloads the page by itself',
    async meet({page, kind}) {
      const cure = await breakFiles(page, INDEX, 'is of another deployment');
      await page.goto(kind.path);
      await alive(page);
      cure();
      await deploy(page);
      await ask(page);
      await finds(page);
      await canRead(page, kind);
    },
  },
  {
    name: 'one file of the search index fails, hangs, is cut in half or is HTML',
    outcome: 'finds what there is, says what may be missing; Retry',
    hasClock: true,
    async meet({page, kind}) {
      const number = kinds.indexOf(kind);
      const manner = manners[number % 4]!;
      const cure = await breakFiles(page, new RegExp(files[number % files.length]!), manner);
      await page.goto(kind.path);
      await alive(page);
      await ask(page);
      await finds(page);
      if (manner === 'hangs') await page.clock.runFor(PATIENCE);
      await tells(partialSearch(page), 'Retry');
      cure();
      await press(partialSearch(page), 'Retry');
      await expect(partialSearch(page)).toHaveCount(0);
      await finds(page);
    },
  },
  {
    name: 'the styles of search are cut in half',
    outcome: 'told in search; Retry',
    async meet({page, kind}) {
      const cure = await breakFiles(page, SEARCH_STYLES, 'is cut in half');
      await page.goto(kind.path);
      await alive(page);
      await ask(page);
      if (kind.path !== '/search/') {
        await tells(failedSearch(page), 'Retry');
        cure();
        await press(failedSearch(page), 'Retry');
      }
      await finds(page);
      await canRead(page, kind);
    },
  },
];
