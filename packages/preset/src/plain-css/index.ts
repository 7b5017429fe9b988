import type {Plugin} from '@docusaurus/types';

/** The part of postcss-loader's options that is changed here. */
interface PostCssOptions {
  plugins: unknown[];
  /** Whether to search for configuration files, from each style sheet's folder upward. */
  config?: boolean;
}

/**
 * Disables the framework's transpilation of modern CSS. The styles target the browsers of `browserslist` (package.json),
 * and the minimizer lowers what one of them lacks. Transpiling takes longer than compiling all guides, because it's set up
 * again for every style sheet.
 *
 * @returns the plugin
 */
export default function plainCss(): Plugin {
  return {
    name: 'plain-css',
    configurePostCss: (options) => removePresetEnv(options as PostCssOptions) as typeof options,
  };
}

/**
 * @param options - options from Docusaurus and other plugins
 * @returns the options without postcss-preset-env
 * @throws Error if postcss-preset-env isn't in the options, because this plugin is obsolete then
 */
export function removePresetEnv(options: PostCssOptions): PostCssOptions {
  const plugins = options.plugins.filter((plugin) => !isPresetEnv(plugin));
  if (plugins.length === options.plugins.length) {
    throw new Error('Docusaurus no longer uses postcss-preset-env: delete packages/preset/src/plain-css.');
  }
  return {...options, plugins, config: false};
}

function isPresetEnv(plugin: unknown): boolean {
  const name: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  return typeof name === 'string' && name.includes('postcss-preset-env');
}
