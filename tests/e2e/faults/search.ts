/** Parts of search that don't load as they should. */
import {waitForShell, expect} from '../pages';
import {breakFiles, deploy, INDEX, SEARCH_STYLES} from './causes';
import {failureModes, type Fault} from './fault';
import {kinds} from './kinds';
import {
  enterQuery,
  expectReadable,
  getFailedSearchNotice,
  expectResults,
  getPartialSearchNotice,
  REPORT_TIMEOUT_MS,
  press,
  expectNotice,
} from './probes';

const indexFaults = failureModes
  .filter((mode) => mode !== 'is of another deployment')
  .map((mode): Fault => ({
    name: `the search index ${mode}`,
    outcome: 'reported in search; Retry',
    hasFakeClock: mode === 'hangs',
    async run({page, kind}) {
      const restore = await breakFiles(page, INDEX, mode);
      await page.goto(kind.path);
      await waitForShell(page);
      await enterQuery(page);
      if (mode === 'hangs') {
        await expect(page.getByText('Searching…').first()).toBeVisible();
        await page.clock.runFor(REPORT_TIMEOUT_MS);
      }
      await expectNotice(getFailedSearchNotice(page), 'Retry');
      restore();
      await press(getFailedSearchNotice(page), 'Retry');
      await expectResults(page);
      await expectReadable(page, kind);
    },
  }));

const files = ['names-docs-rest', 'texts-docs-default', 'names-docs-graphql', 'texts-docs-rest', 'texts-docs-graphql'];

export const search: Fault[] = [
  ...indexFaults,
  {
    name: 'the search index is of another deployment',
    outcome: 'search reloads the page',
    async run({page, kind}) {
      const restore = await breakFiles(page, INDEX, 'is of another deployment');
      await page.goto(kind.path);
      await waitForShell(page);
      restore();
      await deploy(page);
      await enterQuery(page);
      await expectResults(page);
      await expectReadable(page, kind);
    },
  },
  {
    name: 'one file of the search index fails, hangs, is cut in half, or is HTML',
    outcome: 'returns available results, reports that some may be missing; Retry',
    hasFakeClock: true,
    async run({page, kind}) {
      const kindIndex = kinds.indexOf(kind);
      const mode = failureModes[kindIndex % 4]!;
      const restore = await breakFiles(page, new RegExp(files[kindIndex % files.length]!), mode);
      await page.goto(kind.path);
      await waitForShell(page);
      await enterQuery(page);
      await expectResults(page);
      if (mode === 'hangs') await page.clock.runFor(REPORT_TIMEOUT_MS);
      await expectNotice(getPartialSearchNotice(page), 'Retry');
      restore();
      await press(getPartialSearchNotice(page), 'Retry');
      await expect(getPartialSearchNotice(page)).toHaveCount(0);
      await expectResults(page);
    },
  },
  {
    name: 'the styles of search are cut in half',
    outcome: 'reported in search; Retry',
    async run({page, kind}) {
      const restore = await breakFiles(page, SEARCH_STYLES, 'is cut in half');
      await page.goto(kind.path);
      await waitForShell(page);
      await enterQuery(page);
      if (kind.path !== '/search/') {
        await expectNotice(getFailedSearchNotice(page), 'Retry');
        restore();
        await press(getFailedSearchNotice(page), 'Retry');
      }
      await expectResults(page);
      await expectReadable(page, kind);
    },
  },
];
