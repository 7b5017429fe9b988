import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const fileOf = (name: string): string => path.join(__dirname, name);
const [START, CLIENT, PREVIEW] = [fileOf('shell/start.ts'), fileOf('client.ts'), fileOf('preview.ts')];

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
      // The shell holds its own runtime, and loads nothing: two runtimes that load chunks would each run what either brings.
      const entry = {main: config.entry as string, shell: {import: [START], runtime: false}};
      // The router imports them for checks in development alone: 0.15 KB.
      const rules = [{test: /[\\/]node_modules[\\/](?:react-is|prop-types)[\\/]/, sideEffects: false}];
      return {resolve, entry, module: {rules}} as object;
    },
  };
}
