import type {Hosting} from '../../rules/types';
import {NOTICE, type HostFiles} from '../files';
import {renderMaps} from './maps';
import {renderServer} from './server';

/**
 * Generates the configuration of nginx.
 *
 * @param hosting - hosting rules of the site
 * @returns files to include: maps outside the server, and directives inside it
 */
export function generateNginxFiles(hosting: Hosting): HostFiles {
  return {
    'nginx/docs-maps.conf': `${NOTICE}# Included in "http", outside any server.\n\n${renderMaps(hosting)}`,
    'nginx/docs-server.conf': `${NOTICE}# Included in a server, which sets "root" to the folder that contains the site at its base path.\n\n${renderServer(hosting)}`,
  };
}
