import type {BuildTimes} from './builds/times';
import type {Growth} from './growth';
import type {PhoneResult} from './pages/lighthouse';
import type {Usage} from './builds/measure';
import type {PageWeight} from './pages/pageWeight';
import type {EarlyInput, Interactions} from './pages/responsiveness';
import {benchPages} from './pages/benchPages';
import {renderSearchFigures, type SearchFigures} from './search';
import {formatGigabytes, formatKilobytes, formatRatio, formatSeconds, renderTable} from './table';

/** Figures of one setup. Lists have an entry for each page of `benchPages`. */
export interface SiteFigures {
  times: BuildTimes;
  weights: PageWeight[];
  phone: PhoneResult[];
  interactions: Interactions[];
  growth: Growth;
}

/** Figures of Starlight. Lists have an entry for each page of `benchPages`. */
export interface StarlightFigures {
  weights: PageWeight[];
  interactions: Interactions[];
  build: Usage;
  pages: number;
}

export interface Figures {
  /** Machine of the measurements. */
  machine: string;
  ours: SiteFigures;
  /** Usage of building ours from scratch, without the files that only programs read. */
  readerBuild: Usage;
  plain: SiteFigures;
  starlight: StarlightFigures;
  /** Figures of ours for each page of `benchPages`. */
  early: EarlyInput[];
  search: SearchFigures;
}

const STEPS: [keyof BuildTimes, string][] = [
  ['generate', 'Generate the references from nothing'],
  ['generateUnchanged', 'Generate, nothing changed'],
  ['generateOperation', 'Generate, one operation edited'],
  ['cold', 'Build from nothing, references included'],
  ['warm', 'Build, nothing changed'],
  ['guide', 'Build, one guide edited'],
  ['operation', 'Build, one operation edited'],
];

/** @returns the figures as Markdown, the ratios first */
export function renderReport(figures: Figures): string {
  return `# Measurements

Made by \`npm run bench\` on ${figures.machine}. "Default" is the same content in the default
arrangement of the same packages (\`bench/default\`), built and served in the same run. Sizes are compressed with
brotli, in kilobytes of 1000 bytes, for a first visit without prefetching. Diagrams, which ours draws when pages are
made, are left as text in the default: that is less work for it than its own way to draw them. "Starlight" is a site of
${figures.starlight.pages} pages that have the Markdown which ours publishes: without the diagrams, the request form, and the index for
search, which Starlight makes of its pages. Its build takes ${formatSeconds(figures.starlight.build.seconds)}.

## Ratios

${renderRatios(figures)}

## Weight of a page

Ours, then default, then Starlight.

${renderWeights(figures)}

## On a phone

Lighthouse, mobile: slow 4G, processor four times slower. Ours, then default.

${renderPhone(figures)}

## On a slow phone, from the first paint

Slow 4G, processor four times slower; a reader presses \`/\` 100 ms after the first paint, and types a query. The first result is counted
from the arrival of the last file that it needs. The slowest interaction is that of all kinds of buttons, tabs, and disclosures of a page, each used
once at 1440 and at 412 pixels.

${renderEarlyInput(figures)}

## Time

${renderTimes(figures)}

## Growth

${renderGrowth(figures)}

## Search

${renderSearchFigures(figures.search)}

The default arrangement has no search without an account.
`;
}

function renderRatios({ours, readerBuild, plain}: Figures): string {
  const rows = [
    ['Build from nothing', formatRatio(ours.times.cold.seconds, plain.times.cold.seconds), '≤ 0.6'],
    [
      'Build, nothing changed ÷ default from nothing',
      formatRatio(ours.times.warm.seconds, plain.times.cold.seconds),
      '≤ 0.3',
    ],
    [
      'Markdown, indexes, archive and cards, of our build from nothing',
      formatRatio(ours.times.cold.seconds - readerBuild.seconds, ours.times.cold.seconds),
      '≤ 0.25',
    ],
    ...benchPages.map(({name}, index) => [
      `JS of a page: ${name}`,
      formatRatio(ours.weights[index]?.js ?? 0, plain.weights[index]?.js ?? 0),
      '',
    ]),
    [
      `Time for ${formatRatio(ours.growth.pages.after, ours.growth.pages.before)} times the pages`,
      formatRatio(ours.growth.build.seconds, ours.times.cold.seconds),
      `≤ ${formatRatio(1.1 * ours.growth.pages.after, ours.growth.pages.before)}`,
    ],
  ];
  return renderTable(['ours ÷ default', 'ratio', 'bar'], rows);
}

function renderEarlyInput({ours, plain, starlight, early: visits}: Figures): string {
  const milliseconds = (value: number | undefined): string => (value ?? NaN).toFixed(0);
  const rows = benchPages.map(({name}, index) => {
    const visit = visits[index];
    const slowest = [ours, plain, starlight].map(({interactions}) =>
      milliseconds(interactions[index]?.slowest.duration),
    );
    return [
      name,
      milliseconds(visit?.firstPaint),
      milliseconds(visit?.shell),
      visit?.isQueryComplete ? 'whole' : 'lost',
      milliseconds(visit?.earlyResult),
      slowest.join(' · '),
      ours.interactions[index]?.slowest.target ?? '',
    ];
  });
  const head = ['first paint, ms', 'shell listens after, ms', 'early query', 'first result after, ms'];
  return renderTable(['page', ...head, 'slowest interaction, ms: ours · default · Starlight', 'ours was'], rows);
}

function renderWeights({ours, plain, starlight}: Figures): string {
  const rows = benchPages.map(({name}, index) => {
    const sites = [ours, plain, starlight].map((site) => site.weights[index]);
    const sizes = (['js', 'css', 'html', 'fonts', 'images'] as const).map((kind) =>
      sites.map((weight) => formatKilobytes(weight?.[kind] ?? 0)).join(' · '),
    );
    const counts = (['requests', 'elements'] as const).map((kind) => sites.map((weight) => weight?.[kind]).join(' · '));
    return [name, ...sizes, ...counts];
  });
  return renderTable(['page', 'JS', 'CSS', 'HTML', 'fonts', 'images', 'requests', 'elements'], rows);
}

function renderPhone({ours, plain}: Figures): string {
  const rows = benchPages.map(({name}, index) => {
    const pair = [ours.phone[index], plain.phone[index]];
    const cells = (['performance', 'accessibility', 'bestPractices', 'seo'] as const).map((key) =>
      pair.map((result) => result?.[key]).join(' · '),
    );
    const times = (['lcp', 'tbt'] as const).map((key) => pair.map((result) => result?.[key].toFixed(0)).join(' · '));
    return [name, ...cells, ...times, pair.map((result) => result?.cls.toFixed(3)).join(' · ')];
  });
  const head = ['performance', 'accessibility', 'best practices', 'SEO', 'LCP, ms', 'TBT, ms', 'CLS'];
  return renderTable(['page', ...head], rows);
}

function renderTimes({ours, plain}: Figures): string {
  const cells = ({seconds: wall, cpu, memory}: Usage): string[] => [
    formatSeconds(wall),
    formatSeconds(cpu),
    formatGigabytes(memory),
  ];
  const rows = STEPS.map(([step, name]) => [name, ...cells(ours.times[step]), ...cells(plain.times[step])]);
  return renderTable(['step', 'ours', 'processor', 'memory', 'default', 'processor', 'memory'], rows);
}

function renderGrowth({ours, plain}: Figures): string {
  const getAddedPer1000 = ({addedBytes, pages}: Growth): string[] =>
    addedBytes.map((bytes) => formatKilobytes((bytes * 1000) / (pages.after - pages.before)));
  const createRow = (name: string, {types, pages, generate, build}: Growth): string[] => [
    name,
    `${types}`,
    `${pages.before} → ${pages.after}`,
    formatSeconds(generate.seconds),
    formatSeconds(build.seconds),
    formatGigabytes(build.memory),
  ];
  const ownAdded = getAddedPer1000(ours.growth);
  const defaultAdded = getAddedPer1000(plain.growth);
  return `${renderTable(
    ['site', 'types added', 'pages', 'generate, from nothing', 'build, from nothing', 'memory'],
    [createRow('ours', ours.growth), createRow('default', plain.growth)],
  )}

What each page loads more, scripts and HTML, for 1,000 more pages:

${renderTable(
  ['page', 'ours, KB', 'default, KB'],
  benchPages.map(({name}, index) => [name, ownAdded[index] ?? '', defaultAdded[index] ?? '']),
)}`;
}
