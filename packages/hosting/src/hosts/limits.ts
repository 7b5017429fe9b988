/** Limits of hosts on their configuration files. Hosts ignore what exceeds them, some without a message. */
import type {HostFiles} from './files';

/** A limit of a host on one of its files. */
interface Limit {
  file: string;
  /** Unit that is counted, for messages. */
  unit: string;
  max: number;
  count(text: string): number;
}

const getLongestLine = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));
const countRules = (text: string): number => text.split('\n').filter((line) => /^[^#\s]/.test(line)).length;

const LIMITS: readonly Limit[] = [
  {file: 'cloudflare-pages/_headers', unit: 'characters in a line', max: 2000, count: getLongestLine},
  {file: 'cloudflare-pages/_headers', unit: 'rules', max: 100, count: countRules},
  {file: 'cloudflare-pages/_redirects', unit: 'redirects', max: 2000, count: countRules},
  {file: 'cloudflare-pages/_redirects', unit: 'characters in a line', max: 1000, count: getLongestLine},
  {file: 'cloudfront/viewer-request.js', unit: 'bytes', max: 10_240, count: (text) => Buffer.byteLength(text)},
  {file: 'vercel/vercel.json', unit: 'redirects', max: 2048, count: (text) => text.split('"statusCode"').length - 1},
];

/**
 * Checks the generated files against the limits of their hosts.
 *
 * @param files - generated files
 * @returns a message for each exceeded limit
 */
export function checkLimits(files: HostFiles): string[] {
  return LIMITS.flatMap(({file, unit, max, count}) => {
    const actual = count(files[file] ?? '');
    return actual > max ? [`${file} has ${actual} ${unit}, but the limit of its host is ${max}.`] : [];
  });
}
