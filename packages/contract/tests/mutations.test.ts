/**
 * Checks that a change to either specification is reported at the lines of the fixture site's guides that depend on it.
 *
 * @module-tag mutations
 */
import {beforeAll, expect, it} from 'vitest';
import {checkContract} from '../src';
import type {ContractReport} from '../src/types';
import {guidesOf, linesOf} from '../../../tests/contract/content';
import {specifications} from '../../../tests/contract/fixture';
import {MAKERS, placesOf, type Mutation} from '../../../tests/contract/mutations';
import {NARROWINGS} from '../../../tests/contract/narrowings';
import {randomNumbers} from '../../../tests/foreign/random';
import {brand} from '../../../tests/fixture-site/src/brand';
import {CONTENT} from '../../../tests/fixtureSite';

const SEED = 20260101;
/** Minimum number of mutations. */
const MIN_MUTATIONS = 160;
/** Maximum number of mutations of each kind, so that no kind hides the others. */
const MAX_PER_KIND = 8;

const guides = guidesOf({folder: CONTENT, brand});
let fullReport: ContractReport;
beforeAll(async () => {
  fullReport = await checkContract(guides, specifications);
});

it('reports nothing in the guides, and finds enough to check', () => {
  const {diagnostics, bound, inline} = fullReport;
  expect(diagnostics).toEqual([]);
  expect(bound).toBeGreaterThan(20);
  expect(inline).toBeGreaterThan(400);
});

it('reports each change to a specification with its file and line', {timeout: 600_000}, async () => {
  const {uses} = fullReport;
  const pages = new Map(await Promise.all(guides.map(async (guide) => [guide.file, await linesOf(guide)] as const)));
  const places = placesOf(uses, ({file, line}) => {
    const page = pages.get(file);
    return {
      text: page?.lines[line - 1] ?? '',
      isCode: page?.inBlocks.has(line) ?? false,
      isPart: page?.inParts.has(line) ?? false,
    };
  });
  const random = randomNumbers(SEED);
  const shuffled = places.map((place) => ({place, order: random()})).sort((a, b) => a.order - b.order);
  const mutations = Object.values({...MAKERS, ...NARROWINGS}).flatMap((maker) =>
    collectFirst(MAX_PER_KIND, shuffled, ({place}) => maker(place, specifications.openapi, specifications.sdl)),
  );
  expect(mutations.length).toBeGreaterThanOrEqual(MIN_MUTATIONS);
  const missed: string[] = [];
  for (const mutation of mutations) if (!(await isReported(mutation))) missed.push(mutation.name);
  console.log(
    `${mutations.length - missed.length} of ${mutations.length} changes of the specifications were reported at the right line.`,
  );
  expect(missed).toEqual([]);
});

/** @returns the first results of `make`, which isn't called again after `count` results */
function collectFirst<T, U>(count: number, items: readonly T[], make: (item: T) => U | undefined): U[] {
  const results: U[] = [];
  for (const item of items) {
    if (results.length === count) break;
    const result = make(item);
    if (result !== undefined) results.push(result);
  }
  return results;
}

async function isReported({file, lines, openapi, sdl}: Mutation): Promise<boolean> {
  const guide = guides.filter((each) => each.file === file);
  const examples = specifications.examples?.filter((example) => isNamed(example, guide[0]?.text ?? ''));
  const changed = {...specifications, examples};
  if (openapi) {
    changed.openapi = structuredClone(specifications.openapi);
    openapi(changed.openapi);
  }
  if (sdl) changed.sdl = sdl(specifications.sdl);
  const {diagnostics} = await checkContract(guide, changed);
  return diagnostics.some((diagnostic) => diagnostic.file === file && lines.includes(diagnostic.line ?? 0));
}

/** Checks whether a text names the operation of an example. A page uses no other examples. */
function isNamed(example: string, text: string): boolean {
  const [, name = ''] = /^\s*(?:query|mutation|subscription)\s+(\w+)/m.exec(example) ?? [];
  return text.includes(name);
}
