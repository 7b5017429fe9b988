import fs from 'node:fs';
import path from 'node:path';
import {summarize} from './index';
import type {Report} from './types';

/**
 * Writes what the check of the guides found, for the build, for `npm run spec:diff` and for pages.
 *
 * @param folder - an empty folder
 * @param report - a report
 */
export function writeReport(folder: string, report: Report): void {
  const {embeds, problems, ...counts} = report;
  fs.writeFileSync(path.join(folder, 'report.json'), `${JSON.stringify({...counts, problems}, null, 1)}\n`);
  fs.writeFileSync(path.join(folder, 'summary.txt'), `${summarize(report)}\n`);
  fs.mkdirSync(path.join(folder, 'embeds'), {recursive: true});
  for (const [name, data] of embeds) fs.writeFileSync(path.join(folder, 'embeds', name), JSON.stringify(data));
}
