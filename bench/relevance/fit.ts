/**
 * Fits the weights of the ranking to labeled queries, and writes them as data for the engine. Needs a built index.
 *
 * The score of a page is interpreted as its probability of being the right one (softmax of its logarithm). The weights
 * that maximize the likelihood of the right pages of all fitted queries are searched one at a time, each with smaller
 * and larger factors. Moving a weight away from its initial value has a small cost, so that few queries don't move it
 * far. Held-out queries are never read here.
 */
import fs from 'node:fs';
import path from 'node:path';
import {
  SearchEngine,
  initialWeights,
  scorePage,
  type PageFeatures,
  type QueryFeatures,
  type Weights,
  fittedWeights,
} from '@paydocs/search/engine';
import {fittedQueries, readEngine, type GoldenQuery} from '../../tests/search/golden';

const FILE = path.resolve(__dirname, '../../packages/search/src/engine/ranking/weights.json');
/** Maximum number of pages of each query that are compared. */
const MAX_PAGES = 50;
/** Temperature of the softmax: scores that differ by this factor are certain. */
const TEMPERATURE = 0.12;
/** Cost of moving a weight. */
const MOVE_COST = 0.004;
const FACTORS = [1.4, 1.15, 1.06];
const [SECONDS = '40', START = 'plain'] = process.argv.slice(2);

interface LabeledQuery {
  query: QueryFeatures;
  pages: {evidence: PageFeatures; isRight: boolean}[];
}

/** One number of the weights. */
interface Parameter {
  name: string;
  /** Queries of other types don't depend on it. */
  type: string | undefined;
  get(weights: Weights): number;
  set(weights: Weights, value: number): void;
}

type Tree = {[key: string]: number | Tree};

function collectParameters(tree: Tree, parentKeys: string[] = []): Parameter[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const names = [...parentKeys, key];
    if (typeof value === 'object') return collectParameters(value, names);
    const getHolder = (weights: Weights): Tree =>
      parentKeys.reduce<Tree>((node, name) => node[name] as Tree, weights as unknown as Tree);
    return [
      {
        name: names.join('.'),
        type: ['identifier', 'short', 'sentence'].find((type) => names.includes(type)),
        get: (weights: Weights) => getHolder(weights)[key] as number,
        set: (weights: Weights, to: number) => void (getHolder(weights)[key] = to),
      },
    ];
  });
}

/** Reads the evidence about the pages of each query, with which they can be ranked again without the index. */
function readEvidence(engine: SearchEngine, queries: readonly GoldenQuery[]): LabeledQuery[] {
  return queries.flatMap(({query, pages: right}) => {
    const {queryFeatures, pages} = engine.explain(query, MAX_PAGES);
    const candidates = pages
      .slice(0, MAX_PAGES)
      .flatMap(({page, features}) => (features ? [{evidence: features, isRight: right.includes(page.path)}] : []));
    return candidates.some(({isRight}) => isRight) ? [{query: queryFeatures, pages: candidates}] : [];
  });
}

/** Returns the loss of a query: the negative logarithm of the probability of its best-scored right page, limited to 6. */
function computeLoss({query, pages}: LabeledQuery, weights: Weights): number {
  let right = 0;
  let all = 0;
  for (const {evidence, isRight} of pages) {
    const {total} = scorePage(evidence, query, weights);
    const chance = Math.max(total, 1e-6) ** (1 / TEMPERATURE);
    all += chance;
    if (isRight) right = Math.max(right, chance);
  }
  return Math.min(6, -Math.log(Math.max(right / all, 1e-9)));
}

function fit(labeledQueries: readonly LabeledQuery[], weights: Weights, deadline: number): Weights {
  const parameters = collectParameters(weights as unknown as Tree);
  const losses = labeledQueries.map((one) => computeLoss(one, weights));
  const getMoveCost = (parameter: Parameter): number =>
    MOVE_COST * labeledQueries.length * Math.log(parameter.get(weights) / parameter.get(initialWeights)) ** 2;
  let total = losses.reduce((sum, one) => sum + one, 0);
  for (const step of FACTORS) {
    for (let hasMoved = true; hasMoved && Date.now() < deadline;) {
      hasMoved = false;
      for (const parameter of parameters) {
        const affected = labeledQueries
          .map((_, index) => index)
          .filter((index) => isAffected(labeledQueries[index]!, parameter));
        for (const factor of [step, 1 / step]) {
          const before = parameter.get(weights);
          const cost = affected.reduce((sum, index) => sum + losses[index]!, 0) + getMoveCost(parameter);
          parameter.set(weights, before * factor);
          const tried = affected.map((index) => computeLoss(labeledQueries[index]!, weights));
          const gain = cost - tried.reduce((sum, one) => sum + one, 0) - getMoveCost(parameter);
          if (gain > 1e-3) {
            affected.forEach((index, at) => (losses[index] = tried[at]!));
            hasMoved = true;
            break;
          }
          parameter.set(weights, before);
        }
        if (Date.now() > deadline) break;
      }
      total = losses.reduce((sum, one) => sum + one, 0);
      console.log(`step ${step}: ${(total / labeledQueries.length).toFixed(4)}`);
    }
  }
  return weights;
}

const isAffected = ({query}: LabeledQuery, {type}: Parameter): boolean => type === undefined || type === query.type;

const roundWeights = (weights: Weights): Weights =>
  JSON.parse(JSON.stringify(weights, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value)));

const deadline = Date.now() + Number(SECONDS) * 1000;
const start = structuredClone(START === 'plain' ? initialWeights : fittedWeights);
const labeledQueries = readEvidence(readEngine(new SearchEngine(start)), fittedQueries());
console.log(
  `${labeledQueries.length} queries, read in ${((Date.now() - deadline) / 1000 + Number(SECONDS)).toFixed(1)} s`,
);
fs.writeFileSync(FILE, `${JSON.stringify(roundWeights(fit(labeledQueries, start, deadline)), null, 2)}\n`);
