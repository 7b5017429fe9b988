import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** An Rspack or webpack compilation, limited to the properties that this plugin uses. */
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

const PLUGIN_NAME = 'diagnostics-overlay';

/**
 * Creates the plugin that displays the generation's diagnostics in the preview's browser overlay. They replace the
 * errors that loaders report for the same input, until the generation succeeds.
 *
 * @param context - load context of Docusaurus
 * @param options - `problems`: the file with the generation's diagnostics, relative to the project's root
 * @returns the plugin
 */
export default function diagnosticsOverlay({siteDir}: LoadContext, {problems}: {problems: string}): Plugin {
  const file = path.join(siteDir, problems);
  return {
    name: PLUGIN_NAME,
    configureWebpack: ({mode}) => (mode === 'development' ? ({plugins: [{apply: addDiagnostics}]} as never) : {}),
  };

  function addDiagnostics(compiler: Compiler): void {
    const {hooks} = compiler;
    hooks.compilation.tap(PLUGIN_NAME, (compilation) => compilation.fileDependencies.add(file));
    hooks.afterCompile.tap(PLUGIN_NAME, (compilation) => {
      // A child compiler compiles the page template; its error would persist after the mistake is fixed.
      if (compilation.compiler !== compiler) return;
      const message = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
      if (message !== '') {
        compilation.errors = [createError(message)];
      }
    });
  }
}

function createError(message: string): Error {
  const error = new Error(message);
  error.name = 'InputError';
  error.stack = message;
  return error;
}
