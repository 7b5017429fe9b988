import type {Config} from '@docusaurus/types';
import type {Options} from '@paydocs/preset/site';
import {siteDefaults} from '@paydocs/preset/config';

/** Overrides of a site's own configuration in a temporary site. */
export interface ConfigOverrides {
  /** Provider's name, if the configuration contains the brand. */
  name?: string | undefined;
  /** Paths of the user's files, relative to the project's root. */
  openapi?: string | undefined;
  graphql?: string | undefined;
}

type ConfigExport = Config | Promise<Config> | (() => Config | Promise<Config>);

/**
 * Creates the configuration of a temporary site. Style issues only cause warnings there, and broken links are ignored,
 * because guides may link to pages of the original references.
 *
 * @param own - export of the site's configuration
 * @param overrides - see {@link ConfigOverrides}
 */
export const createTemporaryConfig =
  (own: ConfigExport, overrides: ConfigOverrides): (() => Promise<Config>) =>
  async () => {
    const config = await (typeof own === 'function' ? own() : own);
    const presets = (config.presets ?? []).map((preset) => {
      const [name, options] = Array.isArray(preset) ? preset : [preset];
      return name === '@paydocs/preset' ? [name, overrideOptions((options ?? {}) as Options, overrides)] : preset;
    });
    return {
      ...config,
      ...(overrides.name !== undefined && createNameOverrides(config, overrides.name)),
      onBrokenLinks: 'ignore',
      onBrokenAnchors: 'ignore',
      presets: presets as Config['presets'],
    };
  };

/** Path of a folder that no project has. */
const MISSING_RELEASES_FOLDER = '.generated/no-releases';

function overrideOptions(options: Options, {name, openapi, graphql}: ConfigOverrides): Options {
  return {
    ...options,
    strict: false,
    ...(name !== undefined && {brand: createBrand(name, options)}),
    ...(openapi !== undefined && {rest: {...options.rest, specification: openapi}}),
    // The releases of one provider are irrelevant to the API of another.
    ...((openapi ?? graphql) !== undefined && {checks: {...options.checks, releases: MISSING_RELEASES_FOLDER}}),
    ...(graphql !== undefined && {
      graphql: {...options.graphql, specification: graphql, examples: `${graphql}/examples`},
    }),
  };
}

/**
 * Creates the brand of another provider. Images and colors stay, but the previous URLs and legal text would be wrong.
 */
function createBrand(name: string, {brand: {logo, favicon, colors} = {}}: Options): Options['brand'] {
  return {name, ...(logo && {logo}), ...(favicon && {favicon}), ...(colors && {colors})};
}

/** Returns the fields of the configuration itself that contain the provider's name. */
function createNameOverrides({markdown}: Config, name: string): Partial<Config> {
  const {parseFrontMatter, preprocessor} = siteDefaults({brand: {name}}).markdown;
  return {title: `${name} Docs`, markdown: {...markdown, parseFrontMatter, preprocessor}};
}
