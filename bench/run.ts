/**
 * `npm run bench`: builds the site, the default setup of the same content, and its Markdown in Starlight, and compares
 * their times and weights. Prints Markdown and writes it to `bench/RESULTS.md`; the modules of our pages go to
 * `bench/modules.json`. Starlight is installed in a temporary folder, which needs the network. Takes about half an
 * hour. If a build fails, neither file is written.
 * `--runs N` sets how often Lighthouse measures each page (3). `--search` only measures the search of the last build.
 * `--default` builds the default setup once and weighs its pages, to check whether it still fits the content.
 * `--programs` builds the site from scratch three times each, with and without what only programs read.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {moduleListFile, getScriptName, type ModulesByScript} from '@paydocs/preset/site';
import {buildStarlight} from './starlight/buildStarlight';
import {createReaderSite, createOwnSite, createDefaultSite, type BenchSite} from './builds/benchSite';
import {timeBuilds} from './builds/times';
import {measureGrowth, type Growth} from './growth';
import {measure, type Usage} from './builds/measure';
import type {PageWeight} from './pages/pageWeight';
import {benchPages, benchRoutes} from './pages/benchPages';
import {measureEarlyInput, measureInteractions} from './pages/responsiveness';
import {renderReport, type SiteFigures, type StarlightFigures} from './report';
import {measureSearch, renderSearchFigures} from './search';
import {measureOnPhone, weighPages} from './pages/sitePages';
import {formatKilobytes, formatRatio, formatSeconds} from './table';

// 4,400 more types make 5,000 pages of ours. The default printer's time grows with the square of the type count.
const ADDED_TYPES = {ours: 4400, plain: 400};

const runsOption = process.argv.indexOf('--runs');
const runs = runsOption === -1 ? 3 : Number(process.argv[runsOption + 1]);

async function measureSite(site: BenchSite, createSite: typeof createOwnSite, types: number): Promise<SiteFigures> {
  const times = timeBuilds(site);
  const weights = await weighPages(site.folder, benchRoutes);
  const phone = await measureOnPhone(site.folder, benchRoutes, runs);
  const interactions = await measureInteractions(site.folder, benchRoutes);
  const growth = await measureGrowth(createSite, types, site);
  return {times, weights, phone, interactions, growth};
}

/** Measures a Starlight site that has the Markdown of our pages. */
async function measureStarlight(build: string): Promise<StarlightFigures> {
  const site = buildStarlight(build, benchRoutes);
  try {
    const weights = await weighPages(site.folder, benchRoutes);
    const interactions = await measureInteractions(site.folder, benchRoutes);
    return {weights, interactions, build: site.build, pages: site.pages};
  } finally {
    site.remove();
  }
}

/** Saves which modules the pages consist of, so that a page over its budget can report what grew. */
function writeModules(site: BenchSite, weights: readonly PageWeight[]): void {
  const file = path.join(site.folder, moduleListFile);
  const list = JSON.parse(fs.readFileSync(file, 'utf8')) as ModulesByScript;
  const scripts = new Set(weights.flatMap(({files}) => files.map(({name}) => getScriptName(name))));
  const entries = Object.entries(list).filter(([script]) => scripts.has(script));
  entries.sort(([one], [other]) => one.localeCompare(other));
  fs.writeFileSync('bench/modules.json', `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`);
}

/** Returns the pages that load over 5 KB more for 1,500 more pages. */
function findGrowingPages({addedBytes, pages}: Growth): string[] {
  const limit = (5000 * (pages.after - pages.before)) / 1500;
  return benchPages.filter((_, index) => (addedBytes[index] ?? 0) > limit).map(({name}) => name);
}

/** Generates the specifications and embeds that the default setup copies. */
function generateReferences(): void {
  measure('generate', [['npm', 'run', '--silent', 'generate']], '.', process.env);
}

async function measureSearchOnly(): Promise<void> {
  console.log(renderSearchFigures(await measureSearch('.')));
}

async function weighDefaultSite(): Promise<void> {
  generateReferences();
  await withSite(createDefaultSite, async (site) => {
    buildFromScratch(site);
    const weights = await weighPages(site.folder, benchRoutes);
    benchPages.forEach(({name}, index) =>
      console.log(`${name}: ${formatKilobytes(weights[index]?.js ?? 0)} KB of scripts`),
    );
  });
}

function buildFromScratch(site: BenchSite): Usage {
  site.clean();
  return measure(`${site.name}, build, cold`, site.build, site.folder, site.env);
}

async function compareWithReaderSite(): Promise<void> {
  await withSite(createOwnSite, (all) =>
    withSite(createReaderSite, async (reduced) => {
      const pairs = Array.from({length: 3}, () => [buildFromScratch(all), buildFromScratch(reduced)] as const);
      const [fullSeconds = 0, reducedSeconds = 0] = [0, 1].map((at) =>
        Math.min(...pairs.map((pair) => pair[at]!.seconds)),
      );
      console.log(
        `${formatSeconds(fullSeconds)} with, ${formatSeconds(reducedSeconds)} without: ${formatRatio(fullSeconds - reducedSeconds, fullSeconds)} of the build`,
      );
    }),
  );
}

async function runAll(): Promise<void> {
  generateReferences();
  // First, because nothing else detects that it no longer fits the content.
  const defaultFigures = await withSite(createDefaultSite, (site) =>
    measureSite(site, createDefaultSite, ADDED_TYPES.plain),
  );
  const readerBuild = await withSite(createReaderSite, async (site) => buildFromScratch(site));
  await withSite(createOwnSite, async (site) => {
    const ownFigures = await measureSite(site, createOwnSite, ADDED_TYPES.ours);
    const search = await measureSearch(site.folder);
    const early = await measureEarlyInput(site.folder, benchRoutes);
    const starlight = await measureStarlight(path.join(site.folder, 'build'));
    const machine = `${os.cpus().length} cores (${os.cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}`;
    const text = renderReport({
      machine,
      ours: ownFigures,
      readerBuild,
      plain: defaultFigures,
      starlight,
      early,
      search,
    });
    writeModules(site, ownFigures.weights);
    fs.writeFileSync('bench/RESULTS.md', text);
    console.log(text);
    const grown = findGrowingPages(ownFigures.growth);
    if (grown.length > 0) {
      throw new Error(
        `These pages grow with the number of others: ${grown.join(', ')}. See packages/static-pages/README.md.`,
      );
    }
  });
}

async function withSite<T>(createSite: () => BenchSite, work: (site: BenchSite) => Promise<T>): Promise<T> {
  const site = createSite();
  try {
    return await work(site);
  } finally {
    site.remove();
  }
}

const modes: Record<string, () => Promise<void>> = {
  '--search': measureSearchOnly,
  '--default': weighDefaultSite,
  '--programs': compareWithReaderSite,
};
const mode = process.argv.map((argument) => modes[argument]).find((work) => work !== undefined) ?? runAll;
mode().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
