import path from 'node:path';
import docsPlugin, {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * A docs instance for one area of the site. It is the docs plugin; in the preview it also follows
 * the files that its sidebar imports, of which the docs plugin watches only the first.
 *
 * @param context - the site
 * @param options - the docs plugin's options
 * @returns the docs plugin
 */
export default async function docsArea(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  const plugin = (await docsPlugin(context, options)) as Plugin;
  const sidebarSources = [
    path.join(context.siteDir, 'sidebars.ts'),
    path.join(context.siteDir, options.path, 'sidebar.ts'),
  ];
  return {
    ...plugin,
    getPathsToWatch: () => [...(plugin.getPathsToWatch?.() ?? []), ...sidebarSources],
  };
}

/** The options are the docs plugin's. */
export {validateOptions};
