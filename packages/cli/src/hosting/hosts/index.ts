/** Generates the configuration of each host from the hosting rules. */
import type {HostingRules} from '../rules/types';
import {caddy} from './caddy';
import {cloudFront} from './cloudFront';
import type {HostFiles} from './files';
import {cloudflarePages, netlify} from './headersFiles';
import type {Host} from './host';
import {nginx} from './nginx';
import {vercel} from './vercel';

/** Hosts for which a build generates configuration files. */
const HOSTS: readonly Host[] = [nginx, caddy, netlify, cloudflarePages, cloudFront, vercel];

/** Name of the file with the hosting rules, for `paydocs serve` and for hosts without a configuration. */
export const HOSTING_FILE = 'hosting.json';

/**
 * Generates the configuration files of all hosts.
 *
 * @param hosting - rules for serving the site
 * @returns the content of each file, by its path relative to the folder of all configurations
 */
export function generateHostFiles(hosting: HostingRules): HostFiles {
  const files = HOSTS.map(({generate}) => generate(hosting));
  return Object.assign({[HOSTING_FILE]: `${JSON.stringify(hosting, null, 2)}\n`}, ...files) as HostFiles;
}

/**
 * Checks the generated files against the limits of their hosts.
 *
 * @param files - generated files
 * @returns a message for each exceeded limit
 */
export function checkLimits(files: HostFiles): string[] {
  return HOSTS.flatMap(({limits = []}) => limits).flatMap(({file, unit, max, count}) => {
    const actual = count(files[file] ?? '');
    return actual > max ? [`${file} has ${actual} ${unit}, but its host allows at most ${max}.`] : [];
  });
}
