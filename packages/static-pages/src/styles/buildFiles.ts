import path from 'node:path';

/** Matches global style sheets. Names of classes in `.module.css` files are generated, so other scripts don't know them. */
const GLOBAL_STYLES = /(?<!\.module)\.(?:css|s[ac]ss|less)$/;
/** Matches the framework's own packages. */
const FRAMEWORK = /[\\/]node_modules[\\/](?:infima|@docusaurus)[\\/]/;
/** The folder of this package and the packages beside it. */
const PACKAGES = path.resolve(__dirname, '../../..') + path.sep;

/** The part of the bundler's API that is used here. */
export interface Compiler {
  hooks: {done: {tap(name: string, listener: (stats: {compilation: Compilation}) => void): void}};
}
export interface Compilation {
  entrypoints: ReadonlyMap<string, ChunkGroup>;
  modules: Iterable<{nameForCondition(): string | null | undefined}>;
}
export interface ChunkGroup {
  getFiles(): readonly string[];
  childrenIterable: Iterable<ChunkGroup>;
}

/** Files of a build that only the bundler knows. */
export interface BuildFiles {
  /** Scripts that a static page can load: the shell and islands. Paths are relative to the output folder. */
  scripts: Set<string>;
  /** Absolute paths of the global style sheets of the site and of other packages. */
  siteStyles: Set<string>;
}

/**
 * Collects the files of a build when the bundler has finished.
 *
 * @param compiler - the bundler
 * @param files - where to add them
 */
export function collectBuildFiles(compiler: Compiler, files: BuildFiles): void {
  compiler.hooks.done.tap('static-pages', ({compilation: {entrypoints, modules}}) => {
    const shell = entrypoints.get('shell');
    for (const group of shell ? collectGroups(shell) : [])
      group.getFiles().forEach((file) => void (file.endsWith('.js') && files.scripts.add(file)));
    for (const module of modules) {
      const file = module.nameForCondition() ?? '';
      if (GLOBAL_STYLES.test(file) && !FRAMEWORK.test(file) && !file.startsWith(PACKAGES)) files.siteStyles.add(file);
    }
  });
}

/** Collects a group of chunks, and all that it imports on demand. */
function collectGroups(group: ChunkGroup, groups = new Set<ChunkGroup>()): Set<ChunkGroup> {
  if (groups.has(group)) return groups;
  groups.add(group);
  for (const child of group.childrenIterable) collectGroups(child, groups);
  return groups;
}
