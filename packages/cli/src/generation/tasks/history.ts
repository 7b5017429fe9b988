import fs from 'node:fs';
import path from 'node:path';
import type {Comparison, Deprecation, ReleaseHistory} from '@paydocs/contract/changelog';
import {InputError} from '@paydocs/core';
import {createSourceReader, historyFile, releasesFile} from '@paydocs/preset/site';
import type {Site} from '../../site/types';
import {readReleases} from './changelog';
import {contractSources, getPackageSourceFolder} from './sources';
import type {GenerationTask} from './task';

/** Creates the task that compares the snapshots of releases. Without snapshots, it writes nothing. */
export function createHistoryTask({brand, checks}: Site): GenerationTask {
  return {
    name: 'history',
    inputs: [checks.releases, checks.changelog, ...contractSources, ...['diff', 'history'].map(getCliSourceFolder)],
    values: [JSON.stringify(brand)],
    target: path.dirname(historyFile),
    owns: () => true,
    async run(staging) {
      if (!fs.existsSync(checks.releases)) return;
      const [
        {compareConsecutiveSnapshots: compareAll, collectDeprecations, collectPartHistories},
        {checkChangelog},
        {readSnapshots},
      ] = await Promise.all([
        import('../../history/history'),
        import('../../history/checkChangelog'),
        import('../../history/readSnapshots'),
      ]);
      const snapshots = readSnapshots(checks.releases, createSourceReader({brand, strict: false}));
      const releases = readReleases(checks.changelog);
      const comparisons: Comparison[] = await compareAll(snapshots);
      const diagnostics = checkChangelog({snapshots, comparisons, releases}, checks.changelog, checks.releases);
      if (diagnostics.length > 0) throw new InputError(diagnostics, 'changelog/missing-entry');
      const deprecations: Deprecation[] = collectDeprecations(snapshots, releases);
      const writeJson = (file: string, data: unknown): void =>
        fs.writeFileSync(path.join(staging, path.basename(file)), `${JSON.stringify(data, null, 1)}\n`);
      writeJson(historyFile, collectPartHistories(snapshots, comparisons));
      writeJson(releasesFile, {comparisons, deprecations} satisfies ReleaseHistory);
    },
  };
}

const getCliSourceFolder = (folder: string): string => `${getPackageSourceFolder('cli')}/${folder}`;
