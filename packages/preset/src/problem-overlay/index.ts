import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What matters here of a compilation of Rspack or webpack. */
interface Compilation {
  compiler: Compiler;
  errors: Error[];
  fileDependencies: {add(file: string): void};
}
interface Hook {
  tap(name: string, run: (compilation: Compilation) => void): void;
}
interface Compiler {
  hooks: {compilation: Hook; afterCompile: Hook};
}

const NAME = 'problem-overlay';

/**
 * Shows in the browser of the preview what the generation says of wrong sources: as the one error of the
 * compilation, in place of what loaders say of the same mistake. It goes when the generation succeeds.
 *
 * @param context - the site
 * @param options - `problems`: the file in which the generation tells, from the project's root
 * @returns the plugin
 */
export default function problemOverlay({siteDir}: LoadContext, {problems}: {problems: string}): Plugin {
  const file = path.join(siteDir, problems);
  return {
    name: NAME,
    configureWebpack: ({mode}) => (mode === 'development' ? ({plugins: [{apply: show}]} as never) : {}),
  };

  function show(compiler: Compiler): void {
    const {hooks} = compiler;
    hooks.compilation.tap(NAME, (compilation) => compilation.fileDependencies.add(file));
    hooks.afterCompile.tap(NAME, (compilation) => {
      // The page's template is compiled by a child, whose failure would outlast the mistake.
      if (compilation.compiler !== compiler) return;
      const message = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
      if (message !== '') {
        compilation.errors = [withoutStack(message)];
      }
    });
  }
}

function withoutStack(message: string): Error {
  const error = new Error(message);
  error.name = 'InputError';
  error.stack = message;
  return error;
}
