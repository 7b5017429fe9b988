/** The options of the preset, for code that reads a site's configuration. */
export {readOptions, type SiteContext} from './read';
export type {ChecksOptions, GraphqlOptions, GuidesOptions, Options, PresetOptions, RestOptions} from './types';
