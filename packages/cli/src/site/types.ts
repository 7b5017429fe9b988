import type {PolicyNeeds} from '../hosting';
import type {Areas, PresetOptions, SiteLanguage} from '@paydocs/preset/site';

/** The hosted search service. */
export interface HostedSearch {
  appId: string;
  indexName: string;
}

/** A site, as configured: the options of its preset, and what Docusaurus' configuration adds. */
export interface Site extends PresetOptions {
  /** Path of the configuration file from the project's root. */
  configFile: string;
  /** Scheme and host of the deployed site. */
  url: string;
  /** Path below which it is served, with a slash at both ends. */
  baseUrl: string;
  /** Languages of the site; the first is the language of its sources. */
  languages: readonly [SiteLanguage, ...SiteLanguage[]];
  areas: Areas;
  /** Hosted search service; undefined if the site searches itself. */
  hosted?: HostedSearch | undefined;
  /** Third-party services and styles that the security policy has to allow in addition to the site's own files. */
  policyNeeds: PolicyNeeds;
}
