import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the helpers of TypeScript's compiler (tslib) out of browsers. @docusaurus/utils-common is compiled to
 * modules of which a bundler can leave nothing out, and asks for one helper of some forty: every page would load
 * them all. `tests/site/scripts.test.ts` tells when they come back by another way. React Router asks for
 * hoist-non-react-statics, with react-is, for `withRouter`, which nothing of Docusaurus or ours calls.
 *
 * @returns the plugin
 */
export default function noTslib(): Plugin {
  return {
    name: 'no-tslib',
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@docusaurus/utils-common$': path.join(__dirname, 'client', 'utilsCommon.ts'),
          'hoist-non-react-statics$': path.join(__dirname, 'client', 'hoistStatics.ts'),
        },
      },
    }),
  };
}
