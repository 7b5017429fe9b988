/** Generates the configuration of each host from the hosting rules. */
import type {Hosting} from '../rules/types';
import {caddyFiles} from './caddy';
import {cloudFrontFiles} from './cloudFront';
import type {HostFiles} from './files';
import {headersFiles} from './headersFile';
import {nginxFiles} from './nginx';
import {vercelFiles} from './vercel';

export {beyondLimits} from './limits';

/** Name of the file with the hosting rules, for `paydocs serve` and for hosts without a configuration. */
export const HOSTING_FILE = 'hosting.json';

/**
 * Generates the configuration files of all hosts.
 *
 * @param hosting - hosting rules of the site
 * @returns the content of each file, by its path relative to the folder of all configurations
 */
export function hostFiles(hosting: Hosting): HostFiles {
  return {
    [HOSTING_FILE]: `${JSON.stringify(hosting, null, 2)}\n`,
    ...nginxFiles(hosting),
    ...caddyFiles(hosting),
    ...headersFiles(hosting),
    ...vercelFiles(hosting),
    ...cloudFrontFiles(hosting),
  };
}
