/**
 * Writes a list of the modules in each script of the built site. If a page becomes too large, the list shows which
 * modules grew (`tests/e2e/content/budgets.spec.ts`).
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listModulesByScript, type BundledChunk, type BundledModule} from './modules';

interface ModuleListOptions {
  /** Path of the JSON file with the list (`ModulesByScript`), relative to the project's root. */
  file: string;
}

/** The bundler's compiler, limited to the properties that this plugin uses. */
interface Compiler {
  hooks: {done: {tap(name: string, listener: (stats: {compilation: Compilation}) => void): void}};
}
interface Compilation {
  chunks: Iterable<{files: Iterable<string>}>;
  chunkGraph: {getChunkModulesIterable(chunk: object): Iterable<BundledModule>};
}

/**
 * Creates the plugin that lists the modules in each script.
 *
 * @param context - load context of Docusaurus
 * @param options - see {@link ModuleListOptions}
 */
export default function moduleList({siteDir}: LoadContext, {file}: ModuleListOptions): Plugin {
  return {
    name: 'module-list',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      const apply = (compiler: Compiler): void =>
        compiler.hooks.done.tap('module-list', ({compilation: {chunks, chunkGraph}}) => {
          const list = [...chunks].map((chunk): BundledChunk => ({
            files: [...chunk.files],
            modules: [...chunkGraph.getChunkModulesIterable(chunk)],
          }));
          fs.writeFileSync(path.join(siteDir, file), JSON.stringify(listModulesByScript(list, siteDir)));
        });
      return {plugins: [{apply: apply as never}]};
    },
  };
}
