import type {Brand} from '@paydocs/core/brand/types';
import type {PolicyNeeds} from '@paydocs/hosting';
import type {Areas} from '@paydocs/preset/areas';
import type {SiteLanguage} from '@paydocs/preset/languages';
import type {ChecksOptions, GraphqlOptions, RestOptions} from '@paydocs/preset/options';

/** The hosted service that answers searches. */
export interface HostedSearch {
  appId: string;
  indexName: string;
}

/** A site, as its configuration says it. Plain data: it travels between processes. */
export interface Site {
  /** Its configuration, from the project's root. */
  configFile: string;
  /** Scheme and host of the deployed site. */
  url: string;
  /** Path below which it is served, with a slash at both ends. */
  baseUrl: string;
  /** Its languages, that of its sources first. */
  languages: readonly [SiteLanguage, ...SiteLanguage[]];
  brand: Brand;
  /** The file that holds it, from the project's root, if that is not the configuration. */
  brandFile?: string | undefined;
  areas: Areas;
  rest: RestOptions;
  graphql: GraphqlOptions;
  checks: ChecksOptions;
  /** Folder with the published addresses, and with redirects, from the project's root. */
  addresses: string;
  /** Who answers searches, if the site doesn't answer them itself. */
  hosted?: HostedSearch | undefined;
  /** What the security policy has to allow beside the site's own files. */
  policyNeeds: PolicyNeeds;
  /** Whether pages carry the security policy themselves. */
  policyInPages: boolean;
  /** Whether a matter of taste in a specification stops. */
  strict: boolean;
}
