import {ours, plain, type Arrangement} from './builds/arrangement';
import {measure, type Usage} from './builds/measure';
import {benchRoutes} from './pages/benchPages';
import {weighPages} from './pages/sitePages';
import {listFiles} from '@paydocs/core/fingerprint';

/** What more pages cost. */
export interface Growth {
  /** How many types were added, each with a page of its own. */
  types: number;
  pages: {before: number; after: number};
  /** Generating the references, and building the whole site, from nothing, with the added types. */
  generate: Usage;
  build: Usage;
  /** Bytes of scripts and HTML that each page of {@link benchRoutes} loads more. */
  added: number[];
}

/** Types that refer to each other, as those of a schema do. */
function syntheticTypes(count: number): string {
  const name = (index: number): string => `Synthetic${String(index % count).padStart(4, '0')}`;
  const types = Array.from(
    {length: count},
    (_, index) => `"""Type ${index} of a provider with many."""
type ${name(index)} {
  """Identifies it."""
  id: ID!
  """The one after it."""
  next: ${name(index + 1)}
  """The one seven steps after it."""
  related: ${name(index + 7)}
}
`,
  );
  return `${types.join('\n')}\nextend type Query {\n  """The first of many."""\n  synthetic: ${name(0)}\n}\n`;
}

/**
 * Builds a site with more types than it has.
 *
 * @param arrange - how the site is laid out
 * @param types - how many GraphQL types to add
 * @param before - the same site without them, built
 * @returns what they cost
 */
export async function measureGrowth(
  arrange: typeof ours | typeof plain,
  types: number,
  before: Arrangement,
): Promise<Growth> {
  const after = arrange(syntheticTypes(types));
  try {
    const step = `${after.name} with ${types} more types`;
    after.clean();
    const generate = measure(`${step}, generate`, after.generate, after.folder, after.env);
    after.clean();
    const build = measure(`${step}, build, cold`, after.build, after.folder, after.env);
    const [small, large] = [await weighPages(before.folder, benchRoutes), await weighPages(after.folder, benchRoutes)];
    const added = large.map(({js, html}, index) => js + html - (small[index]?.js ?? 0) - (small[index]?.html ?? 0));
    return {types, pages: {before: countPages(before), after: countPages(after)}, generate, build, added};
  } finally {
    after.remove();
  }
}

function countPages({folder}: Arrangement): number {
  return listFiles(`${folder}/build`).filter((file) => file.endsWith('index.html')).length;
}
