import fs from 'node:fs';
import path from 'node:path';
import {summarize} from '.';
import type {Report} from './types';

/**
 * Writes what the check of the guides found, for the build, for `npm run spec:diff` and for pages.
 *
 * @param folder - an empty folder
 * @param report - a report
 */
export function writeReport(folder: string, report: Report): void {
  const {embeds, bound, exempt, inline, listed, embedded, uses, problems} = report;
  const kept = {bound, exempt, inline, listed, embedded, uses, problems};
  fs.writeFileSync(path.join(folder, 'report.json'), `${JSON.stringify(kept, null, 1)}\n`);
  fs.writeFileSync(path.join(folder, 'summary.txt'), `${summarize(report)}\n`);
  writeEmbeds(path.join(folder, 'embeds'), embeds);
}

/**
 * Writes what the components of guides show.
 *
 * @param folder - where to; it is made
 * @param embeds - by name of the file
 */
export function writeEmbeds(folder: string, embeds: Report['embeds']): void {
  fs.mkdirSync(folder, {recursive: true});
  for (const [name, data] of embeds) fs.writeFileSync(path.join(folder, name), JSON.stringify(data));
}
