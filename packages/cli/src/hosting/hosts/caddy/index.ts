import type {HostingRules} from '../../rules/types';
import {OVERWRITE_NOTICE, type HostFiles} from '../files';
import type {Host} from '../host';
import {renderErrorHandler} from './errors';
import {renderSite} from './site';

/** Caddy: a file that a site block of the Caddyfile imports. */
export const caddy: Host = {generate};

function generate(hosting: HostingRules): HostFiles {
  const {baseUrl} = hosting;
  const matcher = `@docs path ${baseUrl === '/' ? '/*' : `${baseUrl.slice(0, -1)} ${baseUrl}*`}`;
  return {
    'caddy/docs.caddy': `${OVERWRITE_NOTICE}# Imported by a site, which sets "root *" to the folder that contains the site at its base path.\n\n${[
      matcher,
      '# Inside "route", directives run in the order of the lines.',
      renderSite(hosting),
      renderErrorHandler(hosting),
    ].join('\n')}\n`,
  };
}
