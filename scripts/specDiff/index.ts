/**
 * `npm run spec:diff -- <git ref>`: what changed in both specifications since a revision, and the lines of
 * guides that rest on it. `--check` fails when a breaking change is not announced in `changelog.yaml`.
 */
import {parseArgs} from 'node:util';
import {checkContract} from '../../src/contract';
import type {Use} from '../../src/contract/types';
import {areas, changelogFile, landingPages} from '../../src/config/areas';
import {readPages} from '../../src/guides/readGuide';
import {brand} from '../../src/lib/brand/schema';
import {readChangelog} from '../../src/lib/changelog/read';
import {listFiles} from '../../src/plugins/reference/shared/fingerprint';
import {reportFailure} from '../report';
import {affectedLines} from './affected';
import {compareGraphql} from './graphql';
import {compareRest} from './rest';
import {currentRevision, revisionOf, type Revision} from './revision';
import {LEVELS, type SpecChange} from './types';

const USAGE = `Usage: npm run spec:diff -- <git ref> [--check]

Compares openapi/ and graphql/ with those of a commit, branch or tag.
--check  fails when ${changelogFile} does not announce a breaking change`;

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
  const before = await revisionOf(ref, changelogFile);
  const after = await currentRevision(changelogFile);
  const changes = [...compareRest(before.openapi, after.openapi), ...(await compareGraphql(before.sdl, after.sdl))];
  const uses = await usesOf(before);
  for (const level of LEVELS) {
    const found = changes.filter((change) => change.level === level);
    console.log(`${found.length} ${level} ${found.length === 1 ? 'change' : 'changes'} since ${ref}`);
    for (const change of found) {
      console.log(`  ${change.api}: ${change.text}`);
      for (const {file, line} of affectedLines(change, uses)) console.log(`    ${file}:${line}`);
    }
  }
  if (values.check) check(changes, before, after);
}

/** What the guides of today rest on, by the old specifications: the new ones may not have it any more. */
async function usesOf({openapi, sdl}: Revision): Promise<Use[]> {
  const files = [...listFiles(areas.docs.path), ...landingPages].filter((file) => /\.mdx?$/.test(file));
  const {uses} = await checkContract(readPages(files, brand).guides, {openapi, sdl, brand});
  return uses;
}

function check(changes: readonly SpecChange[], before: Revision, after: Revision): void {
  const announcedBefore = announced(before.changelog);
  const announcedNow = [...announced(after.changelog)].filter((key) => !announcedBefore.has(key));
  const breaking = changes.filter(({level}) => level === 'breaking');
  const missing = breaking.filter(({key}) => !announcedNow.includes(key));
  const unknown = announcedNow.filter((key) => !changes.some((change) => change.key === key));
  for (const key of unknown)
    console.error(
      `${changelogFile}:${lineOf(after.changelog, key)}: "${key}" is announced, and no such change was made. Delete it.`,
    );
  for (const {key, text} of missing) {
    console.error(
      `${changelogFile}: this breaking change is not announced: ${text} Add to a change of a new release: announces: ${key}`,
    );
  }
  if (missing.length > 0 || unknown.length > 0) process.exitCode = 1;
  else console.log(breaking.length === 0 ? 'No breaking change.' : 'Each breaking change is announced.');
}

function announced(text: string): Set<string> {
  return new Set(
    text === ''
      ? []
      : readChangelog(text, changelogFile).flatMap(({changes}) => changes.flatMap(({announces}) => announces)),
  );
}

function lineOf(text: string, part: string): number {
  return text.split('\n').findIndex((line) => line.includes(part)) + 1;
}

main().catch((error: unknown) => reportFailure(error, 'Nothing was compared.'));
