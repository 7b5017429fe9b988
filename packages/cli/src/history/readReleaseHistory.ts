import fs from 'node:fs';
import type {ReleaseHistory} from '@paydocs/contract/changelog';
import {releasesFile} from '@paydocs/preset/site';

/** @returns the history that the last generation read from the snapshots; empty without snapshots */
export function readReleaseHistory(): ReleaseHistory {
  if (!fs.existsSync(releasesFile)) return {comparisons: [], deprecations: []};
  return JSON.parse(fs.readFileSync(releasesFile, 'utf8')) as ReleaseHistory;
}
