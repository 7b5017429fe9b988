import {NOTICE} from '../files';
import type {Host} from '../host';
import {renderMaps} from './maps';
import {renderServer} from './server';

/** nginx: files to include, with maps outside the server, and directives inside it. */
export const nginx: Host = {
  generate: (hosting) => ({
    'nginx/docs-maps.conf': `${NOTICE}# Included in "http", outside any server.\n\n${renderMaps(hosting)}`,
    'nginx/docs-server.conf': `${NOTICE}# Included in a server, which sets "root" to the folder that contains the site at its base path.\n\n${renderServer(hosting)}`,
  }),
};
