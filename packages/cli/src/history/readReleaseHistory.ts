import fs from 'node:fs';
import type {ReleaseHistory} from '@paydocs/contract/changelog';
import {releasesFile} from '@paydocs/preset/site';

/** Reads the release history that the last generation derived from the snapshots. It's empty without snapshots. */
export function readReleaseHistory(): ReleaseHistory {
  if (!fs.existsSync(releasesFile)) return {comparisons: [], deprecations: []};
  return JSON.parse(fs.readFileSync(releasesFile, 'utf8')) as ReleaseHistory;
}
