/**
 * Reports how well search ranks labeled queries: those that weights were fitted to, and those that were held out. With
 * `--misses`, lists the misses of the fitted ones; with `--typing`, reports whether right pages stay first while a user
 * types.
 */
import {
  builtEngine,
  fittedQueries,
  heldOutQueries,
  pagesShown,
  rate,
  steadiness,
  type GoldenQuery,
} from '../../tests/search/golden';

const engine = builtEngine();
const isVerbose = process.argv.includes('--misses');
const groups: [string, GoldenQuery[]][] = [
  ['fitted', fittedQueries()],
  ...Object.entries(heldOutQueries()).map(([name, queries]): [string, GoldenQuery[]] => [
    `set aside: ${name}`,
    queries,
  ]),
  ['set aside: all', Object.values(heldOutQueries()).flat()],
];
for (const [name, queries] of groups) {
  const {count, first, firstThree, reciprocalRank, misses} = rate(queries, (query) => pagesShown(engine, query));
  const figures = [first, firstThree, reciprocalRank].map((figure) => figure.toFixed(3)).join(' · ');
  console.log(`${name}: ${figures} (${count} queries; success@1 · success@3 · MRR)`);
  if (isVerbose && name === 'fitted') console.log(misses.map((miss) => `  ${miss}`).join('\n'));
}
if (process.argv.includes('--typing')) {
  const {reached, kept} = steadiness(engine, Object.values(heldOutQueries()).flat());
  console.log(`typing, set aside: ${kept.toFixed(3)} of ${reached} stay first`);
}
