import type {Hosting} from '../../rules/types';
import {NOTICE, type HostFiles} from '../files';
import {maps} from './maps';
import {server} from './server';

/**
 * @param hosting - how the site is served
 * @returns what a configuration of nginx includes: maps outside of its server, and directives inside of it
 */
export function nginxFiles(hosting: Hosting): HostFiles {
  return {
    'nginx/docs-maps.conf': `${NOTICE}# Included in "http", outside any server.\n\n${maps(hosting)}`,
    'nginx/docs-server.conf': `${NOTICE}# Included in a server, which sets "root" to the folder that contains the site at its base path.\n\n${server(hosting)}`,
  };
}
