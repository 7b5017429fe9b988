import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const [START = '', CLIENT = '', PREVIEW = ''] = ['shell/start.ts', 'client.ts', 'preview.ts'].map((file) =>
  path.join(__dirname, file),
);

/**
 * Gives every page the shell: in a build as a script of its own, which the page loads first (`template.ts`); in the preview
 * as a part of the client.
 *
 * @returns the plugin
 */
export default function staticPages(): Plugin {
  return {
    name: 'static-pages',
    getClientModules: () => [PREVIEW, CLIENT],
    configureWebpack(config, isServer) {
      const resolve = {alias: {[PREVIEW]: false as const}};
      if (isServer) return {resolve};
      if (config.mode !== 'production') return {};
      // It holds its own runtime, and loads nothing: two runtimes that load chunks would each run what either brings.
      return {resolve, entry: {main: config.entry as string, shell: {import: [START], runtime: false}}} as object;
    },
  };
}
