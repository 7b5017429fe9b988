import {describe, expect, it} from 'vitest';
import {extractGuideSamples} from '../../packages/cli/src/snippets/extract';
import type {Sample} from '../../packages/cli/src/snippets/types';
import {areas} from '../../src/config/areas';
import {brand} from '../../src/config/brand';
import {listFiles} from '@paydocs/core';
import {isSimulated, toTestName} from '../sandbox/isPlayed';
import {exceptions, isExempt} from './exceptions';
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

/** Checks whether a sample is a server: its fence declares which request or event tests it. Other programs run and end. */
const isServer = (sample: object): boolean =>
  ['server', 'request', 'receiver'].some((word) => Object.hasOwn(sample, word));

const files = listFiles(areas.docs.path).filter((file) => file.endsWith('.mdx'));
const servers = (await extractGuideSamples(files, brand)).samples.filter(isServer);
const scenarios = [...course, ...events, ...faults, ...money, ...pages, ...people, ...bodies, ...secrets, ...till];
const getGuide = (location: string): string => location.replace(/:\d+$/, '');

const NORMAL_COURSE = 'normal course';
/** Scenarios that cost a shop or its customers most, worst first. */
const WORST_SCENARIOS = [
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
const MAX_WORST_SCENARIOS = 3;

/** Returns the scenarios of a program in `npm test`: its normal course, and the worst of those that apply. */
function selectDaily(applicable: readonly Scenario[]): ReadonlySet<string> {
  const names = new Set(applicable.map(({name}) => name));
  return new Set([NORMAL_COURSE, ...WORST_SCENARIOS.filter((name) => names.has(name)).slice(0, MAX_WORST_SCENARIOS)]);
}

/** Checks whether a scenario applies to a program. */
function isApplicable(program: Program, sample: Sample, scenario: Scenario): boolean {
  if (program.receiver && scenario.receivers !== 'all' && scenario.receivers !== program.receiver) return false;
  return !isExempt(program.guide, scenario.name) && scenario.appliesTo?.(program, sample) !== false;
}

describe.skipIf(!isSimulated)(toTestName('shops of the guides', 'tests/shops'), {concurrent: true}, () => {
  for (const program of [...programs, ...receivers]) {
    for (const sample of servers.filter(({location}) => getGuide(location) === program.guide)) {
      const applicable = scenarios.filter((each) => isApplicable(program, sample, each));
      const daily = selectDaily(applicable);
      for (const scenario of applicable) {
        const tags = daily.has(scenario.name) ? [] : ['scenarios'];
        it(`${sample.location}, ${sample.language}: ${scenario.name}`, {tags}, async () => {
          const shop = new Shop(sample);
          try {
            await shop.start(scenario.environment, scenario.edit);
            await scenario.run(new Visit(program, shop, program.customer()));
            if (!scenario.isAbuse) expect(shop.api.violations, 'keeps the description').toEqual([]);
          } finally {
            await shop.close();
          }
        });
      }
    }
  }
});

describe.skipIf(!isSimulated)(toTestName('the list of shops', 'tests/shops'), () => {
  it('has every server of the guides, or the reason why not', () => {
    const exempt = exceptions.filter(({scenario}) => scenario === 'all');
    const known = [...programs, ...exempt].map(({guide}) => guide);
    const found = new Set(servers.map(({location}) => getGuide(location)));
    expect(
      [...found]
        .filter((guide) => !known.includes(guide))
        .map((guide) => `${guide}: add it to tests/shops/programs.ts`),
    ).toEqual([]);
    expect(
      known.filter((guide) => !found.has(guide)).map((guide) => `${guide} has no server: delete it in tests/shops`),
    ).toEqual([]);
  });

  it('names no unknown scenario', () => {
    const names = ['all', 'events', ...scenarios.map(({name}) => name)];
    expect([NORMAL_COURSE, ...WORST_SCENARIOS].filter((name) => !names.includes(name))).toEqual([]);
    expect(exceptions.filter(({scenario}) => !names.includes(scenario))).toEqual([]);
  });
});
