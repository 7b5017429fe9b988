/**
 * `npm run bench:growth`: what 1,500 more GraphQL types add to the pages of the site. Builds a copy
 * of the project twice and fails when a page grows by more than 5 KB. Takes minutes.
 */
import {copyProject, type ProjectCopy} from '../tests/site/project';
import {weighSite} from './weighSite';

const TYPES = 1500;
const LIMIT = 5000;
const PAGES: [string, string][] = [
  ['home', '/'],
  ['guide', '/getting-started/'],
  ['REST operation', '/apis/rest/payments-create/'],
  ['REST schema', '/apis/rest/schemas/payment/'],
  ['GraphQL operation', '/apis/graphql/operations/mutations/create-payment/'],
  ['GraphQL object', '/apis/graphql/types/objects/payment/'],
];

/** Types that refer to each other, as those of a schema do. */
function syntheticTypes(): string {
  const name = (index: number): string => `Synthetic${String(index % TYPES).padStart(4, '0')}`;
  const types = Array.from(
    {length: TYPES},
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

function build(project: ProjectCopy): number {
  const start = performance.now();
  const {status, output} = project.run('build');
  if (status !== 0) throw new Error(output);
  return (performance.now() - start) / 1000;
}

/** @returns bytes of scripts and HTML that each page loads */
async function weigh(project: ProjectCopy): Promise<number[]> {
  const weights = await weighSite(
    project.folder,
    PAGES.map(([, route]) => route),
  );
  return weights.map(({html, js}) => html + js);
}

async function main(): Promise<void> {
  const before = copyProject();
  const after = copyProject();
  try {
    const seconds = [build(before), 0];
    const small = await weigh(before);
    after.write('graphql/synthetic.graphql', syntheticTypes());
    seconds[1] = build(after);
    const large = await weigh(after);
    const growth = large.map((weight, index) => weight - (small[index] ?? 0));
    console.log(`Generate and build, cold: ${seconds.map((time) => `${time.toFixed(1)} s`).join(' → ')}\n`);
    console.log(`| page, JS + HTML (KB, brotli) | now | with ${TYPES} more types | added |\n| --- | --- | --- | --- |`);
    PAGES.forEach(([name], index) => {
      const cells = [small[index], large[index], growth[index]].map((bytes) => ((bytes ?? 0) / 1000).toFixed(1));
      console.log(`| ${name} | ${cells.join(' | ')} |`);
    });
    const grown = PAGES.filter((_, index) => (growth[index] ?? 0) > LIMIT).map(([name]) => name);
    if (grown.length > 0) {
      console.error(
        `\nThese pages grow with the number of others: ${grown.join(', ')}. See src/plugins/lean-shell/index.ts.`,
      );
      process.exitCode = 1;
    }
  } finally {
    before.remove();
    after.remove();
  }
}

void main();
