import path from 'node:path';

/** A module in the bundler. A concatenated module contains its original modules. */
export interface BundledModule {
  modules?: BundledModule[];
  /** Returns the absolute path of the module's file. It's empty for modules that the bundler generates. */
  nameForCondition(): string | null | undefined;
  identifier(): string;
  size(): number;
}

export interface BundledChunk {
  files: readonly string[];
  modules: readonly BundledModule[];
}

/** Sizes of modules in bytes before minification, by script name without the hash, and then by module name. */
export type ModulesByScript = Record<string, Record<string, number>>;

/**
 * Removes the content hash from the path of a script.
 *
 * @param file - path of a script, such as `assets/js/main.1a2b3c4d.js`
 */
export function getScriptName(file: string): string {
  return file.replace(/\.[0-9a-f]{8,}\.js$/, '.js');
}

/**
 * Lists the modules of each script, sorted by name. The names don't depend on the machine.
 *
 * @param chunks - the bundler's chunks
 * @param root - absolute path of the project's folder
 */
export function listModulesByScript(chunks: readonly BundledChunk[], root: string): ModulesByScript {
  const scripts: ModulesByScript = {};
  for (const {files, modules} of chunks) {
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      const sizes = modules
        .flatMap(flattenModules)
        .map((module) => [getModuleName(module, root), module.size()] as const);
      scripts[getScriptName(file)] = Object.fromEntries(sizes.sort(([one], [other]) => one.localeCompare(other)));
    }
  }
  return scripts;
}

/** Returns the original modules of a concatenated module, or the module itself. */
export function flattenModules(module: BundledModule): BundledModule[] {
  return module.modules?.length ? module.modules.flatMap(flattenModules) : [module];
}

/** Returns the path of a module relative to the project's root or, for a package, from `node_modules/`. */
function getModuleName(module: BundledModule, root: string): string {
  const file = module.nameForCondition();
  const name = file ? path.relative(root, file) : module.identifier().replaceAll(`${root}${path.sep}`, '');
  // For generated modules, the bundler's identifier has the form `kind|folder|request`.
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
