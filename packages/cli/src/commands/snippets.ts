/**
 * `paydocs snippets`: runs every program of the guides and of the REST reference against a mock of both APIs.
 * Programs run unchanged, except that the mock's host replaces the hosts of the APIs.
 * `--only TEXT` runs the programs whose location contains the text; `--results FILE` writes the counts.
 */
import fs from 'node:fs';
import os from 'node:os';
import {parseArgs} from 'node:util';
import {listFiles, formatDiagnostic} from '@paydocs/core';
import {generatedFolder} from '@paydocs/preset/site';
import {SAMPLE_LANGUAGES} from '@paydocs/reference/samples';
import {findHandwrittenLandingPages} from '../generation/tasks/sources';
import {reportError} from '../report';
import {loadSite} from '../site/load';
import {createHarness, type Harness} from '../snippets/harness';
import {extractGuideSamples, extractReferenceSamples} from '../snippets/extract';
import {startMockServers} from '../snippets/mock';
import {lintGuides} from '../snippets/lint';
import {runSample} from '../snippets/run';
import type {SampleOutcome, Sample} from '../snippets/types';

const OPENAPI_FILE = `${generatedFolder}/openapi/openapi.json`;
const SDL_FILE = `${generatedFolder}/schema/schema.graphql`;

async function main(): Promise<void> {
  const {values} = parseArgs({options: {only: {type: 'string'}, results: {type: 'string'}}});
  const start = performance.now();
  const site = await loadSite();
  const {areas, brand} = site;
  const files = [...listFiles(areas.docs.path), ...findHandwrittenLandingPages(site)].filter((file) =>
    /\.mdx?$/.test(file),
  );
  const guides = await extractGuideSamples(files, brand);
  const reference = extractReferenceSamples(OPENAPI_FILE, brand);
  const {only} = values;
  const lint = await lintGuides(files, brand, (file) => only === undefined || file.includes(only));
  for (const diagnostic of lint.diagnostics) console.error(formatDiagnostic(diagnostic));
  console.log(`Linted ${lint.count} programs: ${lint.diagnostics.length} problems.`);
  const samples = [...guides.samples, ...reference].filter(
    ({location}) => only === undefined || location.includes(only),
  );
  console.log(
    `Extracted ${formatSampleCounts(guides.samples)} from guides, and ${formatSampleCounts(reference)} from the REST reference. ` +
      `In the guides, ${guides.partCount} blocks are part of a program that runs, ${guides.browserCount} are for browsers, and ${guides.exemptCount} are exempt.`,
  );
  if (only !== undefined) console.log(`Running the ${samples.length} programs whose location contains "${only}".`);
  const mock = await startMockServers(brand, {openapi: OPENAPI_FILE, sdl: SDL_FILE});
  let outcomes: SampleOutcome[];
  try {
    outcomes = await runSamples(samples, {mock, ...createHarness(brand, OPENAPI_FILE)});
  } finally {
    mock.stop();
  }
  const failed = outcomes.filter(({errors}) => errors.length > 0);
  for (const {sample, errors} of failed) {
    for (const problem of errors) console.error(`${sample.location}: ${problem}`);
  }
  const requests = outcomes.reduce((sum, outcome) => sum + outcome.requests, 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `Ran ${outcomes.length} of ${samples.length} programs, with ${requests} API requests, in ${seconds} s. ${failed.length} failed.`,
  );
  if (values.results)
    fs.writeFileSync(values.results, JSON.stringify({passed: outcomes.length - failed.length, failed: failed.length}));
  process.exitCode =
    lint.diagnostics.length > 0 || failed.length > 0 || outcomes.length !== samples.length || samples.length === 0
      ? 1
      : 0;
}

/** Runs samples in parallel, one per processor but at least two. Returns their outcomes in the same order. */
async function runSamples(samples: readonly Sample[], bench: Harness): Promise<SampleOutcome[]> {
  const outcomes: SampleOutcome[] = [];
  const queue = samples.map((sample, index) => ({sample, index}));
  const runQueue = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift())
      outcomes[next.index] = await runSample(next.sample, bench);
  };
  await Promise.all(Array.from({length: Math.max(2, os.availableParallelism())}, runQueue));
  return outcomes;
}

function formatSampleCounts(samples: readonly Sample[]): string {
  const counts = SAMPLE_LANGUAGES.map(
    ({id, label}) => `${label} ${samples.filter(({language}) => language === id).length}`,
  );
  return `${samples.length} programs (${counts.join(', ')})`;
}

main().catch((error: unknown) =>
  reportError(
    error,
    'The command reads the generated references. To create missing references, run "npm run generate" first.',
  ),
);
