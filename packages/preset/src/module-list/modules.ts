import path from 'node:path';

/** A module as the bundler knows it. Joined modules have the ones they were made of inside. */
export interface BundledModule {
  modules?: BundledModule[];
  /** Absolute path of its file; modules that the bundler makes itself have none. */
  nameForCondition(): string | null | undefined;
  identifier(): string;
  size(): number;
}

export interface BundledChunk {
  files: readonly string[];
  modules: readonly BundledModule[];
}

/** By script, its name without the hash: the size of each module in bytes, before minification. */
export type ModulesOfScripts = Record<string, Record<string, number>>;

/**
 * @param file - path of a script, such as `assets/js/main.1a2b3c4d.js`
 * @returns the same without the hash of its content
 */
export function scriptName(file: string): string {
  return file.replace(/\.[0-9a-f]{8,}\.js$/, '.js');
}

/**
 * @param chunks - what the bundler put together
 * @param root - absolute path of the project
 * @returns the modules of each script, by names that are the same on every machine
 */
export function modulesOfScripts(chunks: readonly BundledChunk[], root: string): ModulesOfScripts {
  const scripts: ModulesOfScripts = {};
  for (const {files, modules} of chunks) {
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      const sizes = modules.flatMap(innerModules).map((module) => [moduleName(module, root), module.size()] as const);
      scripts[scriptName(file)] = Object.fromEntries(sizes.sort(([one], [other]) => one.localeCompare(other)));
    }
  }
  return scripts;
}

/** @returns the modules that a module was joined of, or itself */
export function innerModules(module: BundledModule): BundledModule[] {
  return module.modules?.length ? module.modules.flatMap(innerModules) : [module];
}

/** From the project's root, and without the way to the packages, which may be linked from another folder. */
function moduleName(module: BundledModule, root: string): string {
  const file = module.nameForCondition();
  const name = file ? path.relative(root, file) : module.identifier().replaceAll(`${root}${path.sep}`, '');
  // The bundler writes `kind|folder|request` where there is no file.
  return name
    .split('|')
    .map((part) =>
      part
        .split(path.sep)
        .join('/')
        .replace(/^.*?(?=node_modules\/)/, ''),
    )
    .join('|');
}
