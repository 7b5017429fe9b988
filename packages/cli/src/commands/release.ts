/**
 * `paydocs release DATE`: saves both specifications as the release of that date, writes the page of the release, and
 * prints the changes that are missing from the changelog.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {InputError, isCalendarDate} from '@paydocs/core';
import {createSourceReader} from '@paydocs/preset/site';
import {readReleases} from '../generation/tasks/changelog';
import {compareConsecutiveSnapshots} from '../history/history';
import {draftEntry} from '../history/draft';
import {readSnapshots} from '../history/readSnapshots';
import {writeReleasePage, writeSnapshot} from '../history/writeRelease';
import {reportError} from '../report';
import {loadSite} from '../site/load';

const USAGE = `Usage: npm run release -- DATE

Saves both specifications as the release of DATE, such as 2026-01-31, and writes the page for the release.
Run it again with the same date until the release is published.`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {help: {type: 'boolean'}}});
  const [date, ...others] = positionals;
  if (values.help || date === undefined || others.length > 0) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const site = await loadSite();
  const {releases: folder, changelog} = site.checks;
  requireReleaseDate(date, folder);
  const files = [...(await writeSnapshot(site, date)), ...writeReleasePage(site, date)];
  for (const file of files) console.log(`Wrote ${file}`);
  const snapshots = readSnapshots(folder, createSourceReader({brand: site.brand, strict: false}));
  const comparison = (await compareConsecutiveSnapshots(snapshots.slice(-2))).at(-1);
  const announced = readReleases(changelog).find((release) => release.date === date);
  const draft = draftEntry(date, comparison?.differences ?? [], announced);
  console.log(
    draft === ''
      ? `${changelog} lists all differences.`
      : `\n${changelog} is missing these changes. Describe them in your own words:\n\n${draft}`,
  );
}

/**
 * Throws an `InputError` if a date is invalid or earlier than the latest release, because published releases don't
 * change.
 */
function requireReleaseDate(date: string, folder: string): void {
  if (!isCalendarDate(date)) {
    const message = `the date must be a calendar date, such as 2026-01-31 (found "${date}").`;
    throw new InputError([{file: 'arguments', message}], 'command/arguments');
  }
  const last = fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => isCalendarDate(name))
        .sort()
        .at(-1)
    : undefined;
  if (last !== undefined && date < last) {
    const message = `the latest release is dated ${last}, and earlier releases can't change. Use ${last} or a later date.`;
    throw new InputError([{file: path.posix.join(folder, date), message}], 'command/arguments');
  }
}

main().catch((error: unknown) => reportError(error, "The release wasn't written."));
