/** Generates the configuration of each host from the hosting rules. */
import type {Hosting} from '../rules/types';
import {generateCaddyFiles} from './caddy';
import {generateCloudFrontFiles} from './cloudFront';
import type {HostFiles} from './files';
import {generateHeadersFiles} from './headersFiles';
import {generateNginxFiles} from './nginx';
import {generateVercelFiles} from './vercel';

export {checkLimits} from './limits';

/** Name of the file with the hosting rules, for `paydocs serve` and for hosts without a configuration. */
export const HOSTING_FILE = 'hosting.json';

/**
 * Generates the configuration files of all hosts.
 *
 * @param hosting - hosting rules of the site
 * @returns the content of each file, by its path relative to the folder of all configurations
 */
export function generateHostFiles(hosting: Hosting): HostFiles {
  return {
    [HOSTING_FILE]: `${JSON.stringify(hosting, null, 2)}\n`,
    ...generateNginxFiles(hosting),
    ...generateCaddyFiles(hosting),
    ...generateHeadersFiles(hosting),
    ...generateVercelFiles(hosting),
    ...generateCloudFrontFiles(hosting),
  };
}
