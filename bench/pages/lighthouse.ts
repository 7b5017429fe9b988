import type {Flags} from 'lighthouse';

/** Lighthouse's result for a phone: slow 4G, and a processor four times slower. */
export interface PhoneResult {
  /** Scores from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint and total blocking time, in milliseconds. */
  lcp: number;
  tbt: number;
  /** Cumulative layout shift, without unit. */
  cls: number;
}

/**
 * @param url - URL of a page
 * @param port - remote debugging port of a running Chromium
 * @param runs - number of measurements; each figure is their median
 * @returns the figures on a phone
 */
export async function runLighthouse(url: string, port: number, runs: number): Promise<PhoneResult> {
  const results: PhoneResult[] = [];
  for (let run = 0; run < runs; run++) {
    results.push(await measureOnce(url, {port, logLevel: 'error'}));
  }
  const keys = Object.keys(results[0] ?? {}) as (keyof PhoneResult)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(results.map((result) => result[key]))]),
  ) as unknown as PhoneResult;
}

async function measureOnce(url: string, flags: Flags): Promise<PhoneResult> {
  const {default: lighthouse} = await import('lighthouse');
  const lhr = (await lighthouse(url, flags))?.lhr;
  if (!lhr || lhr.runtimeError) {
    throw new Error(`Lighthouse couldn't measure ${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
  }
  const score = (category: string): number => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const value = (audit: string): number => lhr.audits[audit]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
