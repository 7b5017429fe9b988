/** Exports for code that reads the preset's options from a site's configuration. */
export {resolveOptions, type SiteContext} from './read';
export type {ChecksOptions, GraphqlOptions, GuidesOptions, Options, PresetOptions, RestOptions} from './types';
