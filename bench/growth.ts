import {createOwnSite, createDefaultSite, type BenchSite} from './builds/benchSite';
import {measure, type Usage} from './builds/measure';
import {benchRoutes} from './pages/benchPages';
import {weighPages} from './pages/sitePages';
import {listFiles} from '@paydocs/core';

/** Cost of more pages. */
export interface Growth {
  /** Number of added types, each with its own page. */
  types: number;
  pages: {before: number; after: number};
  /** Usage of generating the references, and of building the whole site, from scratch and with the added types. */
  generate: Usage;
  build: Usage;
  /** Additional bytes of scripts and HTML that each page of {@link benchRoutes} loads. */
  addedBytes: number[];
}

/** Creates types that refer to each other, as in a real schema. */
function createTypes(count: number): string {
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
 * @param createSite - creates the site
 * @param types - number of GraphQL types to add
 * @param before - the same site without them, built
 * @returns the cost of the types
 */
export async function measureGrowth(
  createSite: typeof createOwnSite | typeof createDefaultSite,
  types: number,
  before: BenchSite,
): Promise<Growth> {
  const after = createSite(createTypes(types));
  try {
    const step = `${after.name} with ${types} more types`;
    after.clean();
    const generate = measure(`${step}, generate`, after.generate, after.folder, after.env);
    after.clean();
    const build = measure(`${step}, build, cold`, after.build, after.folder, after.env);
    const [small, large] = [await weighPages(before.folder, benchRoutes), await weighPages(after.folder, benchRoutes)];
    const addedBytes = large.map(
      ({js, html}, index) => js + html - (small[index]?.js ?? 0) - (small[index]?.html ?? 0),
    );
    return {types, pages: {before: countPages(before), after: countPages(after)}, generate, build, addedBytes};
  } finally {
    after.remove();
  }
}

function countPages({folder}: BenchSite): number {
  return listFiles(`${folder}/build`).filter((file) => file.endsWith('index.html')).length;
}
