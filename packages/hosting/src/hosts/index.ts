/** The configuration of each host, made from one source. */
import type {Hosting} from '../rules/types';
import {caddyFiles} from './caddy';
import {cloudFrontFiles} from './cloudFront';
import type {HostFiles} from './files';
import {headersFiles} from './headersFile';
import {nginxFiles} from './nginx';
import {vercelFiles} from './vercel';

export {beyondLimits} from './limits';

/** How the site is served, for `paydocs serve` and for hosts that have no file here. */
export const HOSTING_FILE = 'hosting.json';

/**
 * @param hosting - how the site is served
 * @returns the text of each file, by its path below the folder of all configurations
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
