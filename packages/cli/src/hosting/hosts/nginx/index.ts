import {OVERWRITE_NOTICE} from '../files';
import type {Host} from '../host';
import {renderMaps} from './maps';
import {renderServer} from './server';

/** nginx: one file to include outside the server, with maps, and one to include inside it, with directives. */
export const nginx: Host = {
  generate: (hosting) => ({
    'nginx/docs-maps.conf': `${OVERWRITE_NOTICE}# Included in "http", outside any server.\n\n${renderMaps(hosting)}`,
    'nginx/docs-server.conf': `${OVERWRITE_NOTICE}# Included in a server, which sets "root" to the folder that contains the site at its base path.\n\n${renderServer(hosting)}`,
  }),
};
