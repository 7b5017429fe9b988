/**
 * `paydocs diff <git ref>`: lists the changes in both specifications since a revision, and the lines of
 * guides that they affect. `--check` fails if the changelog doesn't announce a breaking change.
 */
import fs from 'node:fs';
import {parseArgs} from 'node:util';
import {checkContract, type SpecUse} from '@paydocs/contract';
import {parseChangelog} from '@paydocs/contract/changelog';
import {readPages} from '@paydocs/content/guides';
import {findAffectedLines, resolveUses} from '../diff/affected';
import {compareGraphql} from '../diff/graphql';
import {compareRest} from '../diff/rest';
import {readCurrentRevision, readGitRevision, type Revision} from '../diff/revision';
import {CHANGE_LEVELS, type AffectedLine, type SpecChange} from '../diff/types';
import {listHandwrittenFiles} from '../generation/tasks/sources';
import {reportError} from '../report';
import {loadSite} from '../site/load';
import type {Site} from '../site/types';

const USAGE = `Usage: npm run spec:diff -- <git ref> [--check]

Compares both specifications with their versions at a commit, branch, or tag.
--check  fails if the changelog doesn't announce a breaking change`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {check: {type: 'boolean'}, help: {type: 'boolean'}},
  });
  const [ref, ...others] = positionals;
  if (values.help || ref === undefined || others.length > 0) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const site = await loadSite();
  const before = await readGitRevision(ref, site);
  const after = await readCurrentRevision(site);
  const changes = [...compareRest(before.openapi, after.openapi), ...(await compareGraphql(before.sdl, after.sdl))];
  const uses = await collectUsesOfOldSpecs(before, site);
  const getLineText = createLineReader();
  for (const level of CHANGE_LEVELS) {
    const found = changes.filter((change) => change.level === level);
    console.log(`${found.length} ${level} ${found.length === 1 ? 'change' : 'changes'} since ${ref}`);
    for (const change of found) {
      console.log(`  ${change.api}: ${change.text}`);
      for (const {file, line} of findAffectedLines(change, uses, getLineText)) console.log(`    ${file}:${line}`);
    }
  }
  if (values.check) checkAnnouncements(changes, before, after, site.checks.changelog);
}

/** Creates a function that returns the text of a guide's line, and caches the files it reads. */
function createLineReader(): (location: AffectedLine) => string {
  const files = new Map<string, string[]>();
  return ({file, line}) => {
    const lines = files.get(file) ?? fs.readFileSync(file, 'utf8').split('\n');
    files.set(file, lines);
    return lines[line - 1] ?? '';
  };
}

/**
 * Collects the parts of the old specifications that current guides use, because the new ones may no longer have them.
 */
async function collectUsesOfOldSpecs({openapi, sdl}: Revision, site: Site): Promise<SpecUse[]> {
  const {brand, checks} = site;
  const files = listHandwrittenFiles(site).filter((file) => /\.mdx?$/.test(file));
  const report = await checkContract(readPages(files, brand).guides, {
    openapi,
    sdl,
    brand,
    otherNames: checks.names,
  });
  return resolveUses(report);
}

function checkAnnouncements(
  changes: readonly SpecChange[],
  before: Revision,
  after: Revision,
  changelogFile: string,
): void {
  const announcedBefore = parseAnnouncedKeys(before.changelog, changelogFile);
  const announcedNow = [...parseAnnouncedKeys(after.changelog, changelogFile)].filter(
    (key) => !announcedBefore.has(key),
  );
  const breaking = changes.filter(({level}) => level === 'breaking');
  const missing = breaking.filter(({key}) => !announcedNow.includes(key));
  const unknown = announcedNow.filter((key) => !changes.some((change) => change.key === key));
  for (const key of unknown)
    console.error(
      `${changelogFile}:${findLineNumber(after.changelog, key)}: the changelog announces "${key}", but the specifications don't contain this change. Delete the entry.`,
    );
  for (const {key, text} of missing) {
    console.error(
      `${changelogFile}: this breaking change isn't announced: ${text} To announce it, add this line to a change in a new release: announces: ${key}`,
    );
  }
  if (missing.length > 0 || unknown.length > 0) process.exitCode = 1;
  else console.log(breaking.length === 0 ? 'There are no breaking changes.' : 'All breaking changes are announced.');
}

function parseAnnouncedKeys(text: string, changelogFile: string): Set<string> {
  return new Set(
    text === ''
      ? []
      : parseChangelog(text, changelogFile).flatMap(({changes}) => changes.flatMap(({announces}) => announces)),
  );
}

function findLineNumber(text: string, part: string): number {
  return text.split('\n').findIndex((line) => line.includes(part)) + 1;
}

main().catch((error: unknown) => reportError(error, 'Nothing was compared.'));
