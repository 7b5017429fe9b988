/**
 * Notes which modules are in which script of the built site, so that a page that became too heavy
 * can say what grew (`tests/e2e/content/budgets.spec.ts`).
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {modulesOfScripts, type BundledChunk, type BundledModule} from './modules';

export interface ModuleListOptions {
  /** Where the list goes, from the project's root: see `ModulesOfScripts`. */
  file: string;
}

/** The part of the bundler's interface that is used here. */
interface Compiler {
  hooks: {done: {tap(name: string, listener: (stats: {compilation: Compilation}) => void): void}};
}
interface Compilation {
  chunks: Iterable<{files: Iterable<string>}>;
  chunkGraph: {getChunkModulesIterable(chunk: object): Iterable<BundledModule>};
}

/**
 * @param context - the site
 * @param options - see {@link ModuleListOptions}
 * @returns the plugin
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
          fs.writeFileSync(path.join(siteDir, file), JSON.stringify(modulesOfScripts(list, siteDir)));
        });
      return {plugins: [{apply: apply as never}]};
    },
  };
}
