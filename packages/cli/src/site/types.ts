import type {Brand} from '@paydocs/core';
import type {FieldNote} from '@paydocs/reference';
import type {PolicyNeeds} from '../hosting';
import type {GuideComponentSchemas} from '@paydocs/content';
import type {Areas, SiteLanguage, ChecksOptions, GraphqlOptions, RestOptions} from '@paydocs/preset/site';

/** The hosted search service. */
export interface HostedSearch {
  appId: string;
  indexName: string;
}

/** A site, as configured. Contains only plain data, because it's passed between processes. */
export interface Site {
  /** Path of the configuration file from the project's root. */
  configFile: string;
  /** Scheme and host of the deployed site. */
  url: string;
  /** Path below which it is served, with a slash at both ends. */
  baseUrl: string;
  /** Languages of the site; the first is the language of its sources. */
  languages: readonly [SiteLanguage, ...SiteLanguage[]];
  brand: Brand;
  /** Path of the brand file from the project's root; undefined if the configuration contains the brand. */
  brandFile?: string | undefined;
  areas: Areas;
  rest: RestOptions;
  graphql: GraphqlOptions;
  /** Notes of the site's own extensions and directives. */
  fieldNotes: readonly FieldNote[];
  /** The site's own components that guides use without imports. */
  guideComponents: GuideComponentSchemas;
  checks: ChecksOptions;
  /** Path of the folder with the published URLs and the redirects, from the project's root. */
  addresses: string;
  /** Hosted search service; undefined if the site searches itself. */
  hosted?: HostedSearch | undefined;
  /** Third-party services and styles that the security policy has to allow in addition to the site's own files. */
  policyNeeds: PolicyNeeds;
  /** True if pages contain the security policy. */
  policyInPages: boolean;
  /** True if style issues in a specification are errors. */
  strict: boolean;
}
