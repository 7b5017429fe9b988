/** No guide contradicts the specifications, and a change of a specification that a guide rests on is noticed there. */
import {beforeAll, describe, expect, it} from 'vitest';
import {siteCode} from '../../packages/cli/src/generation/siteCode';
import {brand} from '../../src/config/brand';
import {listFiles} from '@paydocs/core/fingerprint';
import {checkContract, MOST_EXEMPT} from '@paydocs/contract';
import type {Report} from '@paydocs/contract/types';
import {guides, specifications} from '../contract/guides';
import {linesOf} from '../contract/content';
import {MAKERS, placesOf, type Mutation} from '../contract/mutations';
import {NARROWINGS} from '../contract/narrowings';
import {randomNumbers} from '../foreign/random';

const SEED = 20260101;
/** At least this many, and at most so many of each kind that no kind hides the others. */
const WANTED = 120;
const MOST_OF_A_KIND = 8;

let whole: Report;
beforeAll(async () => {
  whole = await checkContract(guides, specifications);
});

it('the guides hold, and few blocks are exempt', () => {
  const {problems, bound, exempt, inline} = whole;
  expect(problems).toEqual([]);
  expect(bound).toBeGreaterThan(20);
  expect(inline).toBeGreaterThan(400);
  expect(exempt.length / (bound + exempt.length)).toBeLessThanOrEqual(MOST_EXEMPT);
});

describe('the home page', () => {
  const code = siteCode(
    listFiles('src/pages').filter((file) => file.endsWith('.mdx')),
    'src/pages',
    brand,
  );

  it('holds', async () => {
    expect((await checkContract(code, {...specifications, otherNames: undefined})).problems).toEqual([]);
  });

  it.each([
    ['FirstPayment/request.mdx', '/payments', '/paymnts', 5],
    ['FirstPayment/request.mdx', '"orderId"', '"orderNumber"', 11],
    ['FirstPayment/request.mdx', 'Authorization', 'Authorisation', 6],
    ['FirstPayment/request.mdx', "method: 'POST'", "method: 'PUT'", 21],
    ['FirstPayment/answer.mdx', '"nextAction"', '"nextStep"', 5],
    ['FirstPayment/event.mdx', 'SUCCEEDED', 'SUCCESS', 7],
    ['FirstPayment/index.tsx', 'nextAction.redirect', 'nextAction.redirection', 50],
    ['PaymentFlow/layouts.ts', 'POST /payments', 'POST /v2/payments', 47],
    ['pages/_index.mdx', '`callbackUrl`', '`callbackUri`', 58],
  ])('%s with another name than %s is told with its line: %s', async (end, name, wrong, line) => {
    const part = code.find(({file}) => file.endsWith(end))!;
    expect(part.text).toContain(name);
    const changed = {...part, text: part.text.replace(name, wrong)};
    const {problems} = await checkContract([changed], {...specifications, otherNames: undefined});
    expect(problems.map((problem) => `${problem.file}:${problem.line}`)).toContain(`${part.file}:${line}`);
  });
});

it(
  'each changed place of a specification is told, with its file and line',
  {timeout: 600_000, tags: ['mutations']},
  async () => {
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
  },
);

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
  const {problems} = await checkContract(guide, changed);
  return problems.some((problem) => problem.file === file && lines.includes(problem.line ?? 0));
}

/** Whether a text names the operation of an example: no page reads another one. */
function isNamed(example: string, text: string): boolean {
  const [, name = ''] = /^\s*(?:query|mutation|subscription)\s+(\w+)/m.exec(example) ?? [];
  return text.includes(name);
}
