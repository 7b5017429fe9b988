import {describe, expect, it} from 'vitest';
import {guideSamples} from '../../scripts/snippets/extract';
import {areas} from '../../src/config/areas';
import {brand} from '../../src/lib/brand/schema';
import {listFiles} from '../../src/plugins/reference/shared/fingerprint';
import {others, programs} from './programs';
import {Visit} from './scenario';
import {course} from './scenarios/course';
import {events} from './scenarios/events';
import {faults} from './scenarios/faults';
import {Shop} from './shop';

const files = listFiles(areas.docs.path).filter((file) => file.endsWith('.mdx'));
const servers = (await guideSamples(files, brand)).samples.filter(({server}) => server);
const scenarios = [...course, ...events, ...faults];
const guideOf = (place: string): string => place.replace(/:\d+$/, '');

describe.concurrent('shops of the guides', () => {
  for (const program of programs) {
    for (const sample of servers.filter(({place}) => guideOf(place) === program.guide)) {
      for (const scenario of scenarios) {
        if (program.without?.[scenario.name] !== undefined || scenario.needs?.(program) === false) continue;
        it(`${sample.place}, ${sample.runtime}: ${scenario.name}`, async () => {
          const shop = new Shop(sample);
          try {
            await shop.start(scenario.environment);
            await scenario.run(new Visit(program, shop, program.customer()));
            expect(shop.api.mistakes, 'keeps the description').toEqual([]);
          } finally {
            await shop.close();
          }
        });
      }
    }
  }
});

describe('the list of shops', () => {
  it('has every server of the guides, or says why not', () => {
    const known = [...programs.map(({guide}) => guide), ...Object.keys(others)];
    expect([...new Set(servers.map(({place}) => guideOf(place)))].sort()).toEqual(known.sort());
  });

  it('excepts no scenario that is not there', () => {
    const excepted = programs.flatMap(({without}) => Object.keys(without ?? {}));
    expect(excepted.filter((name) => !scenarios.some((scenario) => scenario.name === name))).toEqual([]);
  });
});
