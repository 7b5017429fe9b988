/** What hosts read of their files. What is longer they leave out, and some of them say nothing. */
import type {HostFiles} from './files';

interface Limit {
  file: string;
  /** What is counted, as a message names it. */
  what: string;
  most: number;
  count(text: string): number;
}

const longestLine = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));
const rules = (text: string): number => text.split('\n').filter((line) => /^[^#\s]/.test(line)).length;

const LIMITS: readonly Limit[] = [
  {file: 'cloudflare-pages/_headers', what: 'characters in a line', most: 2000, count: longestLine},
  {file: 'cloudflare-pages/_headers', what: 'rules', most: 100, count: rules},
  {file: 'cloudflare-pages/_redirects', what: 'redirects', most: 2000, count: rules},
  {file: 'cloudflare-pages/_redirects', what: 'characters in a line', most: 1000, count: longestLine},
  {file: 'cloudfront/viewer-request.js', what: 'bytes', most: 10_240, count: (text) => Buffer.byteLength(text)},
  {file: 'vercel/vercel.json', what: 'redirects', most: 2048, count: (text) => text.split('"statusCode"').length - 1},
];

/** @returns a line for each file that holds more than its host reads */
export function beyondLimits(files: HostFiles): string[] {
  return LIMITS.flatMap(({file, what, most, count}) => {
    const found = count(files[file] ?? '');
    return found > most ? [`${file} has ${found} ${what}, but the limit of its host is ${most}.`] : [];
  });
}
