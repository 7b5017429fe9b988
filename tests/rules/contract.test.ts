/** No guide contradicts the specifications, and a change of a specification that a guide rests on is noticed there. */
import {expect, it} from 'vitest';
import {checkContract, MOST_EXEMPT} from '../../src/contract';
import {guides, linesOf, specifications} from '../contract/guides';
import {MAKERS, placesOf, type Mutation} from '../contract/mutations';
import {NARROWINGS} from '../contract/narrowings';
import {randomNumbers} from '../foreign/random';

const SEED = 20260101;
/** At least this many, and at most so many of each kind that no kind hides the others. */
const WANTED = 120;
const MOST_OF_A_KIND = 8;

it('the guides hold, and few blocks are exempt', async () => {
  const {problems, bound, exempt, inline} = await checkContract(guides, specifications);
  expect(problems).toEqual([]);
  expect(bound).toBeGreaterThan(20);
  expect(inline).toBeGreaterThan(400);
  expect(exempt.length / (bound + exempt.length)).toBeLessThanOrEqual(MOST_EXEMPT);
});

it('each changed place of a specification is told, with its file and line', {timeout: 600_000}, async () => {
  const {uses} = await checkContract(guides, specifications);
  const pages = new Map(await Promise.all(guides.map(async (guide) => [guide.file, await linesOf(guide)] as const)));
  const places = placesOf(uses, ({file, line}) => {
    const page = pages.get(file);
    return {text: page?.lines[line - 1] ?? '', isCode: page?.inBlocks.has(line) ?? false};
  });
  const random = randomNumbers(SEED);
  const shuffled = places.map((place) => ({place, order: random()})).sort((a, b) => a.order - b.order);
  const mutations = Object.values({...MAKERS, ...NARROWINGS}).flatMap((maker) =>
    shuffled
      .flatMap(({place}) => maker(place, specifications.openapi, specifications.sdl) ?? [])
      .slice(0, MOST_OF_A_KIND),
  );
  expect(mutations.length).toBeGreaterThanOrEqual(WANTED);
  const missed: string[] = [];
  for (const mutation of mutations) if (!(await isTold(mutation))) missed.push(mutation.name);
  console.log(
    `${mutations.length - missed.length} of ${mutations.length} changes of the specifications were told at the right line.`,
  );
  expect(missed).toEqual([]);
});

async function isTold({file, lines, openapi, sdl}: Mutation): Promise<boolean> {
  const changed = {...specifications};
  if (openapi) {
    changed.openapi = structuredClone(specifications.openapi);
    openapi(changed.openapi);
  }
  if (sdl) changed.sdl = sdl(specifications.sdl);
  const {problems} = await checkContract(
    guides.filter((guide) => guide.file === file),
    changed,
  );
  return problems.some((problem) => problem.file === file && lines.includes(problem.line ?? 0));
}
