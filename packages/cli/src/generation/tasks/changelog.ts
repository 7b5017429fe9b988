import fs from 'node:fs';
import path from 'node:path';
import {parseChangelog, type Release} from '@paydocs/contract/changelog';
import {readText} from '@paydocs/core';
import {generatedFolder, releasesFile} from '@paydocs/preset/site';
import type {Site} from '../../site/types';
import {readReleaseHistory} from '../../history/readReleaseHistory';
import {generatorSources} from './sources';
import type {GenerationTask} from './task';

/** Maximum size of the changelog, in bytes. */
const MAX_BYTES = 1_000_000;

/**
 * Reads the releases in the changelog.
 *
 * @param file - path of the changelog, relative to the project's root
 * @returns the releases; empty if the file doesn't exist
 * @throws InputError if the file is invalid
 */
export const readReleases = (file: string): Release[] =>
  fs.existsSync(file) ? parseChangelog(readText(path.resolve(file), MAX_BYTES), file) : [];

/** Creates the task that generates the RSS feed of the changelog. */
export function createChangelogTask({url, baseUrl, brand, checks}: Site): GenerationTask {
  return {
    name: 'changelog',
    inputs: [checks.changelog, releasesFile, ...generatorSources],
    values: [url, baseUrl, JSON.stringify(brand)],
    target: `${generatedFolder}/changelog`,
    owns: () => true,
    async run(staging) {
      const [{renderChangelogFeed}, {createMarkdownRenderer}] = await Promise.all([
        import('@paydocs/contract/changelog'),
        import('@paydocs/core/html'),
      ]);
      const releases = readReleases(checks.changelog);
      const {comparisons} = readReleaseHistory();
      const render = createMarkdownRenderer((href) =>
        href.startsWith('/') ? `${url}${baseUrl}${href.slice(1)}` : href,
      );
      const page = `${url}${baseUrl}changelog/`;
      fs.mkdirSync(path.join(staging, 'changelog'));
      fs.writeFileSync(
        path.join(staging, 'changelog', 'rss.xml'),
        `${renderChangelogFeed(releases, brand, {page, comparisons, render: (text) => render(text) ?? ''})}\n`,
      );
    },
  };
}
