/**
 * Fits the weights of the ranking to labelled queries, and leaves them as data for the engine. Needs a built index.
 *
 * The score of a page is read as its chance to be the right one (softmax of its logarithm). The weights that make the
 * right pages of all fitted queries likeliest are looked for one at a time, each by smaller and larger factors. What
 * moves a weight away from where it began costs a little, so that few queries don't move it far. Queries that are set
 * aside are never read here.
 */
import fs from 'node:fs';
import path from 'node:path';
import {SearchEngine} from '@paydocs/search/engine';
import {plainWeights} from '@paydocs/search/engine/plainWeights';
import {rank, type PageEvidence, type QueryEvidence, type Weights} from '@paydocs/search/engine/rank';
import {fittedWeights} from '@paydocs/search/engine/weights';
import {fittedQueries, readEngine, type GoldenQuery} from '../../tests/search/golden';

const FILE = path.resolve(__dirname, '../../packages/search/src/engine/ranking/weights.json');
/** How many pages of each query are told apart. */
const CLOSELY = 50;
/** Scores that differ by this factor are certain. */
const TEMPERATURE = 0.12;
/** What it costs to move a weight. */
const STIFFNESS = 0.004;
const STEPS = [1.4, 1.15, 1.06];
const [SECONDS = '40', START = 'plain'] = process.argv.slice(2);

interface Labelled {
  query: QueryEvidence;
  pages: {evidence: PageEvidence; isRight: boolean}[];
}

/** A number among the weights. */
interface Knob {
  name: string;
  /** Queries of other types don't depend on it. */
  type: string | undefined;
  get(weights: Weights): number;
  set(weights: Weights, value: number): void;
}

type Tree = {[key: string]: number | Tree};

function knobsOf(tree: Tree, trail: string[] = []): Knob[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const names = [...trail, key];
    if (typeof value === 'object') return knobsOf(value, names);
    const holder = (weights: Weights): Tree =>
      trail.reduce<Tree>((node, name) => node[name] as Tree, weights as unknown as Tree);
    return [
      {
        name: names.join('.'),
        type: ['identifier', 'short', 'sentence'].find((type) => names.includes(type)),
        get: (weights: Weights) => holder(weights)[key] as number,
        set: (weights: Weights, to: number) => void (holder(weights)[key] = to),
      },
    ];
  });
}

/** What is known of the pages of each query: to rank them anew takes no index. */
function readEvidence(engine: SearchEngine, queries: readonly GoldenQuery[]): Labelled[] {
  return queries.flatMap(({query, pages: right}) => {
    const {found, pages} = engine.explain(query, CLOSELY);
    const looked = pages
      .slice(0, CLOSELY)
      .flatMap(({page, evidence}) => (evidence ? [{evidence, isRight: right.includes(page.path)}] : []));
    return looked.some(({isRight}) => isRight) ? [{query: found, pages: looked}] : [];
  });
}

/** How unlikely the right pages of a query are. */
function loss({query, pages}: Labelled, weights: Weights): number {
  let right = 0;
  let all = 0;
  for (const {evidence, isRight} of pages) {
    const {total} = rank(evidence, query, weights);
    const chance = Math.max(total, 1e-6) ** (1 / TEMPERATURE);
    all += chance;
    if (isRight) right = Math.max(right, chance);
  }
  return Math.min(6, -Math.log(Math.max(right / all, 1e-9)));
}

function fit(labelled: readonly Labelled[], weights: Weights, deadline: number): Weights {
  const knobs = knobsOf(weights as unknown as Tree);
  const losses = labelled.map((one) => loss(one, weights));
  const stiff = (knob: Knob): number =>
    STIFFNESS * labelled.length * Math.log(knob.get(weights) / knob.get(plainWeights)) ** 2;
  let total = losses.reduce((sum, one) => sum + one, 0);
  for (const step of STEPS) {
    for (let moved = true; moved && Date.now() < deadline;) {
      moved = false;
      for (const knob of knobs) {
        const concerned = labelled.map((_, index) => index).filter((index) => isConcerned(labelled[index]!, knob));
        for (const factor of [step, 1 / step]) {
          const before = knob.get(weights);
          const cost = concerned.reduce((sum, index) => sum + losses[index]!, 0) + stiff(knob);
          knob.set(weights, before * factor);
          const tried = concerned.map((index) => loss(labelled[index]!, weights));
          const gain = cost - tried.reduce((sum, one) => sum + one, 0) - stiff(knob);
          if (gain > 1e-3) {
            concerned.forEach((index, at) => (losses[index] = tried[at]!));
            moved = true;
            break;
          }
          knob.set(weights, before);
        }
        if (Date.now() > deadline) break;
      }
      total = losses.reduce((sum, one) => sum + one, 0);
      console.log(`step ${step}: ${(total / labelled.length).toFixed(4)}`);
    }
  }
  return weights;
}

const isConcerned = ({query}: Labelled, {type}: Knob): boolean => type === undefined || type === query.type;

const rounded = (weights: Weights): Weights =>
  JSON.parse(JSON.stringify(weights, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value)));

const deadline = Date.now() + Number(SECONDS) * 1000;
const start = structuredClone(START === 'plain' ? plainWeights : fittedWeights);
const labelled = readEvidence(readEngine(new SearchEngine(start)), fittedQueries());
console.log(`${labelled.length} queries, read in ${((Date.now() - deadline) / 1000 + Number(SECONDS)).toFixed(1)} s`);
fs.writeFileSync(FILE, `${JSON.stringify(rounded(fit(labelled, start, deadline)), null, 2)}\n`);
