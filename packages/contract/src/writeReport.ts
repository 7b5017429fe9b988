import fs from 'node:fs';
import path from 'node:path';
import {summarizeReport} from './exempt';
import type {ContractReport} from './types';

/**
 * Writes the summary of the check and the data of embedded components into a folder.
 *
 * @param folder - path of an existing, empty folder
 * @param report - report of {@link checkContract}
 */
export function writeReport(folder: string, report: ContractReport): void {
  fs.writeFileSync(path.join(folder, 'summary.txt'), `${summarizeReport(report)}\n`);
  writeEmbeds(path.join(folder, 'embeds'), report.embeds);
}

/**
 * Writes the data of embedded components.
 *
 * @param folder - path of the target folder, created if it's missing
 * @param embeds - data by file name
 */
export function writeEmbeds(folder: string, embeds: ContractReport['embeds']): void {
  fs.mkdirSync(folder, {recursive: true});
  for (const [name, data] of embeds) fs.writeFileSync(path.join(folder, name), JSON.stringify(data));
}
