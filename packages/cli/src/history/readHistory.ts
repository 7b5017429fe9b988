import fs from 'node:fs';
import type {History} from '@paydocs/contract/changelog/history';
import {releasesFile} from '@paydocs/preset/generatedFiles';

/** @returns what the last generation read in snapshots; nothing without any */
export function readHistory(): History {
  if (!fs.existsSync(releasesFile)) return {comparisons: [], deprecations: []};
  return JSON.parse(fs.readFileSync(releasesFile, 'utf8')) as History;
}
