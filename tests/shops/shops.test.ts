import {describe, expect, it} from 'vitest';
import {extractGuideSamples} from '@paydocs/cli/snippets/extract';
import type {Sample} from '@paydocs/cli/snippets/types';
import {areas} from '../../src/config/areas';
import {brand} from '../../src/config/brand';
import {listFiles} from '@paydocs/core/fingerprint';
import {isPlayed, whenPlayed} from '../sandbox/isPlayed';
import {exceptions, isExcepted} from './exceptions';
import {programs, receivers, type Program} from './programs';
import {bodies} from './scenarios/bodies';
import {course} from './scenarios/course';
import {events} from './scenarios/events';
import {faults} from './scenarios/faults';
import {money} from './scenarios/money';
import {pages} from './scenarios/pages';
import {people} from './scenarios/people';
import {secrets} from './scenarios/secrets';
import {till} from './scenarios/till';
import type {Scenario} from './scenario';
import {Shop} from './shop';
import {Visit} from './visit';

/** Its fence says which request or event a server is tried with; other programs run and end. */
const isServer = (sample: object): boolean =>
  ['server', 'request', 'receiver'].some((word) => Object.hasOwn(sample, word));

const files = listFiles(areas.docs.path).filter((file) => file.endsWith('.mdx'));
const servers = (await extractGuideSamples(files, brand)).samples.filter(isServer);
const scenarios = [...course, ...events, ...faults, ...money, ...pages, ...people, ...bodies, ...secrets, ...till];
const guideOf = (place: string): string => place.replace(/:\d+$/, '');

const COURSE = 'normal course';
/** What costs a shop or its customers most, worst first. */
const WORST = [
  'capture by a stranger',
  'form of another site that charges a saved card',
  'form of another site at the till',
  'late event of another sale',
  'lost response of a wallet or Bizum, then another click',
  'full refund before a late event',
  'lost response of create',
  'event that cannot be stored',
  'double click',
  'active and canceled in one second, in reverse order',
];
const WORST_OF_EACH = 3;

/** With what `npm test` tries a program: its normal course, and the worst of what it takes. */
function everyDay(taken: readonly Scenario[]): ReadonlySet<string> {
  const names = new Set(taken.map(({name}) => name));
  return new Set([COURSE, ...WORST.filter((name) => names.has(name)).slice(0, WORST_OF_EACH)]);
}

/** What a program is tried with. */
function takes(program: Program, sample: Sample, scenario: Scenario): boolean {
  if (program.receiver && scenario.receivers !== 'all' && scenario.receivers !== program.receiver) return false;
  return !isExcepted(program.guide, scenario.name) && scenario.needs?.(program, sample) !== false;
}

describe.skipIf(!isPlayed)(whenPlayed('shops of the guides', 'tests/shops'), {concurrent: true}, () => {
  for (const program of [...programs, ...receivers]) {
    for (const sample of servers.filter(({location}) => guideOf(location) === program.guide)) {
      const taken = scenarios.filter((each) => takes(program, sample, each));
      const daily = everyDay(taken);
      for (const scenario of taken) {
        const tags = daily.has(scenario.name) ? [] : ['scenarios'];
        it(`${sample.location}, ${sample.runtime}: ${scenario.name}`, {tags}, async () => {
          const shop = new Shop(sample);
          try {
            await shop.start(scenario.environment, scenario.edit);
            await scenario.run(new Visit(program, shop, program.customer()));
            if (!scenario.isAbuse) expect(shop.api.mistakes, 'keeps the description').toEqual([]);
          } finally {
            await shop.close();
          }
        });
      }
    }
  }
});

describe.skipIf(!isPlayed)(whenPlayed('the list of shops', 'tests/shops'), () => {
  it('has every server of the guides, or says why not', () => {
    const not = exceptions.filter(({scenario}) => scenario === 'all');
    const known = [...programs, ...not].map(({guide}) => guide);
    const found = new Set(servers.map(({location}) => guideOf(location)));
    expect(
      [...found]
        .filter((guide) => !known.includes(guide))
        .map((guide) => `${guide}: add it to tests/shops/programs.ts`),
    ).toEqual([]);
    expect(
      known.filter((guide) => !found.has(guide)).map((guide) => `${guide} has no server: delete it in tests/shops`),
    ).toEqual([]);
  });

  it('names no scenario that is not there', () => {
    const names = ['all', 'events', ...scenarios.map(({name}) => name)];
    expect([COURSE, ...WORST].filter((name) => !names.includes(name))).toEqual([]);
    expect(exceptions.filter(({scenario}) => !names.includes(scenario))).toEqual([]);
  });
});
