import type {Config} from '@docusaurus/types';
import type {Options} from '@paydocs/preset/options';
import {siteDefaults} from '@paydocs/preset/siteDefaults';

/** What a throw-away site has that its own configuration does not say. */
export interface Changes {
  /** The provider's name, if the configuration holds the brand. */
  name?: string | undefined;
  /** Where a user's files are, from the project's root. */
  openapi?: string | undefined;
  graphql?: string | undefined;
}

type OwnConfig = Config | Promise<Config> | (() => Config | Promise<Config>);

/**
 * @param own - what the configuration of a site exports
 * @param changes - see {@link Changes}
 * @returns the configuration of a throw-away site: matters of taste, and links of guides into other references, only warn
 */
export const throwAway =
  (own: OwnConfig, changes: Changes): (() => Promise<Config>) =>
  async () => {
    const config = await (typeof own === 'function' ? own() : own);
    const presets = (config.presets ?? []).map((preset) => {
      const [name, options] = Array.isArray(preset) ? preset : [preset];
      return name === '@paydocs/preset' ? [name, changed((options ?? {}) as Options, changes)] : preset;
    });
    return {
      ...config,
      ...(changes.name !== undefined && named(config, changes.name)),
      onBrokenLinks: 'ignore',
      onBrokenAnchors: 'ignore',
      presets: presets as Config['presets'],
    };
  };

/** A folder that no project has. */
const NO_RELEASES = '.generated/no-releases';

function changed(options: Options, {name, openapi, graphql}: Changes): Options {
  return {
    ...options,
    strict: false,
    ...(name !== undefined && {brand: brandOf(name, options)}),
    ...(openapi !== undefined && {rest: {...options.rest, specification: openapi}}),
    // The releases of one provider tell nothing of the API of another.
    ...((openapi ?? graphql) !== undefined && {checks: {...options.checks, releases: NO_RELEASES}}),
    ...(graphql !== undefined && {
      graphql: {...options.graphql, specification: graphql, examples: `${graphql}/examples`},
    }),
  };
}

/** Addresses and legal text of the provider before would be wrong; its pictures and colors stay. */
function brandOf(name: string, {brand: {logo, favicon, colors} = {}}: Options): Options['brand'] {
  return {name, ...(logo && {logo}), ...(favicon && {favicon}), ...(colors && {colors})};
}

/** The texts of the configuration itself. */
function named({markdown}: Config, name: string): Partial<Config> {
  const {parseFrontMatter, preprocessor} = siteDefaults({brand: {name}}).markdown;
  return {title: `${name} Docs`, markdown: {...markdown, parseFrontMatter, preprocessor}};
}
