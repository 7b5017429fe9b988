import type {Plugin} from '@docusaurus/types';

/** The part of postcss-loader's options that is changed here. */
interface PostCssOptions {
  plugins: unknown[];
  /** Whether to look for configuration files, from the folder of each style sheet upward. */
  config?: boolean;
}

/**
 * Leaves the framework's translation of new CSS into old CSS away. The styles are written for the browsers
 * of `browserslist` (package.json), and the minimizer lowers what one of these lacks. The translation
 * takes longer than compiling all guides: it is set up anew for every style sheet.
 *
 * @returns the plugin
 */
export default function plainCss(): Plugin {
  return {
    name: 'plain-css',
    configurePostCss: (options) => withoutTranslation(options as PostCssOptions) as typeof options,
  };
}

/**
 * @param options - as Docusaurus and other plugins made them
 * @returns the options without postcss-preset-env
 * @throws Error if it isn't there: then this plugin does nothing any more, and can go
 */
export function withoutTranslation(options: PostCssOptions): PostCssOptions {
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
