/**
 * `npm run bench`: builds the site, the default arrangement of the same content, and its Markdown in Starlight, and lays what they take
 * and weigh side by side. Prints Markdown and writes it to `bench/RESULTS.md`; the modules of our pages go to
 * `bench/modules.json`. Starlight is installed in a temporary folder, which needs the network. Takes about half an hour. When a build fails, neither file is written.
 * `--runs N` says how often Lighthouse measures each page (3). `--search` measures the search of the last build alone.
 * `--default` builds the default arrangement once, and weighs its pages: whether it still fits the content.
 * `--programs` builds the site from nothing three times each with and without what only programs read.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {moduleListFile} from '@paydocs/preset/generatedFiles';
import {scriptName, type ModulesOfScripts} from '@paydocs/preset/module-list/modules';
import {buildStarlight} from './starlight/arrange';
import {forPeople, ours, plain, type Arrangement} from './builds/arrangement';
import {timeBuilds} from './builds/times';
import {measureGrowth, type Growth} from './growth';
import {measure, type Usage} from './builds/measure';
import type {PageWeight} from './pages/pageWeight';
import {benchPages, benchRoutes} from './pages/benchPages';
import {measureEarlyInput, measureInteractions} from './pages/responsiveness';
import {report, type SiteFigures, type StarlightFigures} from './report';
import {measureSearch, searchReport} from './search';
import {measureOnPhone, weighPages} from './pages/sitePages';
import {kilobytes, ratio, seconds} from './table';

// With 1,900 more, ours has four times its pages. The default printer's time grows with the square of the types.
const TYPES = {ours: 1900, plain: 400};

const runsOption = process.argv.indexOf('--runs');
const runs = runsOption === -1 ? 3 : Number(process.argv[runsOption + 1]);

async function figures(site: Arrangement, arrange: typeof ours, types: number): Promise<SiteFigures> {
  const times = timeBuilds(site);
  const weights = await weighPages(site.folder, benchRoutes);
  const phone = await measureOnPhone(site.folder, benchRoutes, runs);
  const interactions = await measureInteractions(site.folder, benchRoutes);
  const growth = await measureGrowth(arrange, types, site);
  return {times, weights, phone, interactions, growth};
}

/** Weighs a site of Starlight that has the Markdown of our pages. */
async function starlightFigures(build: string): Promise<StarlightFigures> {
  const site = buildStarlight(build, benchRoutes);
  try {
    const weights = await weighPages(site.folder, benchRoutes);
    const interactions = await measureInteractions(site.folder, benchRoutes);
    return {weights, interactions, build: site.build, pages: site.pages};
  } finally {
    site.remove();
  }
}

/** Keeps which modules the pages consist of, so that a page over its budget can tell what grew. */
function writeModules(site: Arrangement, weights: readonly PageWeight[]): void {
  const file = path.join(site.folder, moduleListFile);
  const list = JSON.parse(fs.readFileSync(file, 'utf8')) as ModulesOfScripts;
  const scripts = new Set(weights.flatMap(({files}) => files.map(({name}) => scriptName(name))));
  const kept = Object.entries(list).filter(([script]) => scripts.has(script));
  kept.sort(([one], [other]) => one.localeCompare(other));
  fs.writeFileSync('bench/modules.json', `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`);
}

/** Pages to which 1,500 others add more than 5 KB. */
function pagesThatGrow({added, pages}: Growth): string[] {
  const limit = (5000 * (pages.after - pages.before)) / 1500;
  return benchPages.filter((_, index) => (added[index] ?? 0) > limit).map(({name}) => name);
}

/** Makes the specifications and embeds that the default arrangement takes over. */
function generate(): void {
  measure('generate', [['npm', 'run', '--silent', 'generate']], '.', process.env);
}

async function searchAlone(): Promise<void> {
  console.log(searchReport(await measureSearch('.')));
}

async function defaultAlone(): Promise<void> {
  generate();
  await using(plain, async (site) => {
    coldBuild(site);
    const weights = await weighPages(site.folder, benchRoutes);
    benchPages.forEach(({name}, index) => console.log(`${name}: ${kilobytes(weights[index]?.js ?? 0)} KB of scripts`));
  });
}

function coldBuild(site: Arrangement): Usage {
  site.clean();
  return measure(`${site.name}, build, cold`, site.build, site.folder, site.env);
}

async function programsAlone(): Promise<void> {
  await using(ours, (all) =>
    using(forPeople, async (less) => {
      const pairs = Array.from({length: 3}, () => [coldBuild(all), coldBuild(less)] as const);
      const [whole = 0, without = 0] = [0, 1].map((at) => Math.min(...pairs.map((pair) => pair[at]!.seconds)));
      console.log(`${seconds(whole)} with, ${seconds(without)} without: ${ratio(whole - without, whole)} of the build`);
    }),
  );
}

async function everything(): Promise<void> {
  generate();
  // First, because nothing else tells when it no longer fits the content.
  const other = await using(plain, (site) => figures(site, plain, TYPES.plain));
  const people = await using(forPeople, async (site) => coldBuild(site));
  await using(ours, async (site) => {
    const our = await figures(site, ours, TYPES.ours);
    const search = await measureSearch(site.folder);
    const early = await measureEarlyInput(site.folder, benchRoutes);
    const starlight = await starlightFigures(path.join(site.folder, 'build'));
    const machine = `${os.cpus().length} cores (${os.cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}`;
    const text = report({machine, ours: our, people, plain: other, starlight, early, search});
    writeModules(site, our.weights);
    fs.writeFileSync('bench/RESULTS.md', text);
    console.log(text);
    const grown = pagesThatGrow(our.growth);
    if (grown.length > 0) {
      throw new Error(
        `These pages grow with the number of others: ${grown.join(', ')}. See packages/static-pages/README.md.`,
      );
    }
  });
}

async function using<T>(arrange: () => Arrangement, work: (site: Arrangement) => Promise<T>): Promise<T> {
  const site = arrange();
  try {
    return await work(site);
  } finally {
    site.remove();
  }
}

const modes: Record<string, () => Promise<void>> = {
  '--search': searchAlone,
  '--default': defaultAlone,
  '--programs': programsAlone,
};
const mode = process.argv.map((argument) => modes[argument]).find((work) => work !== undefined) ?? everything;
mode().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
