/**
 * The guides of the fixture site rest on both specifications, and a change of a specification is noticed where they do.
 *
 * @module-tag mutations
 */
import {beforeAll, expect, it} from 'vitest';
import {checkContract} from '../src';
import type {Report} from '../src/types';
import {guidesOf, linesOf} from '../../../tests/contract/content';
import {specifications} from '../../../tests/contract/fixture';
import {MAKERS, placesOf, type Mutation} from '../../../tests/contract/mutations';
import {NARROWINGS} from '../../../tests/contract/narrowings';
import {randomNumbers} from '../../../tests/foreign/random';
import {brand} from '../../../tests/fixture-site/src/brand';
import {CONTENT} from '../../../tests/fixtureSite';

const SEED = 20260101;
/** At least this many, and at most so many of each kind that no kind hides the others. */
const WANTED = 160;
const MOST_OF_A_KIND = 8;

const guides = guidesOf({folder: CONTENT, brand});
let whole: Report;
beforeAll(async () => {
  whole = await checkContract(guides, specifications);
});

it('the guides hold, and there is much to hold', () => {
  const {diagnostics, bound, inline} = whole;
  expect(diagnostics).toEqual([]);
  expect(bound).toBeGreaterThan(20);
  expect(inline).toBeGreaterThan(400);
});

it('each changed place of a specification is told, with its file and line', {timeout: 600_000}, async () => {
  const {uses} = whole;
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
    first(MOST_OF_A_KIND, shuffled, ({place}) => maker(place, specifications.openapi, specifications.sdl)),
  );
  expect(mutations.length).toBeGreaterThanOrEqual(WANTED);
  const missed: string[] = [];
  for (const mutation of mutations) if (!(await isTold(mutation))) missed.push(mutation.name);
  console.log(
    `${mutations.length - missed.length} of ${mutations.length} changes of the specifications were told at the right line.`,
  );
  expect(missed).toEqual([]);
});

/** @returns what the first of some items make, and asks no more of them */
function first<T, U>(count: number, items: readonly T[], make: (item: T) => U | undefined): U[] {
  const made: U[] = [];
  for (const item of items) {
    if (made.length === count) break;
    const one = make(item);
    if (one !== undefined) made.push(one);
  }
  return made;
}

async function isTold({file, lines, openapi, sdl}: Mutation): Promise<boolean> {
  const guide = guides.filter((each) => each.file === file);
  const examples = specifications.examples?.filter((example) => isNamed(example, guide[0]?.text ?? ''));
  const changed = {...specifications, examples};
  if (openapi) {
    changed.openapi = structuredClone(specifications.openapi);
    openapi(changed.openapi);
  }
  if (sdl) changed.sdl = sdl(specifications.sdl);
  const {diagnostics} = await checkContract(guide, changed);
  return diagnostics.some((problem) => problem.file === file && lines.includes(problem.line ?? 0));
}

/** Whether a text names the operation of an example: no page reads another one. */
function isNamed(example: string, text: string): boolean {
  const [, name = ''] = /^\s*(?:query|mutation|subscription)\s+(\w+)/m.exec(example) ?? [];
  return text.includes(name);
}
