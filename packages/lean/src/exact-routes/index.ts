import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Routes match the letters that they are written with. Docusaurus's match any case: an address that the
 * host answers with the not-found page would turn into a guide when the page comes to life.
 *
 * @returns the plugin
 */
export default function exactRoutes(): Plugin {
  return {
    name: 'exact-routes',
    getClientModules: () => [path.join(__dirname, 'client', 'sensitive.ts')],
    configureWebpack: () => ({
      mergeStrategy: {'resolve.alias': 'prepend'},
      resolve: {alias: {'@docusaurus/renderRoutes$': path.join(__dirname, 'client', 'renderRoutes.tsx')}},
    }),
  };
}
