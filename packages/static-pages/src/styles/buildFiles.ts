import path from 'node:path';

/** Matches global style sheets. Excludes `.module.css` files, whose class names are generated. */
const GLOBAL_STYLES = /(?<!\.module)\.(?:css|s[ac]ss|less)$/;
/** Matches the framework's own packages. */
const FRAMEWORK_FILE = /[\\/]node_modules[\\/](?:infima|@docusaurus)[\\/]/;
/** Absolute path of the folder with this package and its neighbors, with a trailing separator. */
const PACKAGES_FOLDER = path.resolve(__dirname, '../../..') + path.sep;

/** The bundler's compiler, limited to the properties that this package uses. */
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

/** Files of a build that can only be listed by the bundler. */
export interface BuildFiles {
  /** Scripts that a static page can load: the shell and islands. Paths are relative to the output folder. */
  scripts: Set<string>;
  /** Absolute paths of the global style sheets of the site and of other packages. */
  siteStyles: Set<string>;
}

/**
 * Collects the files of a build when the bundler has finished.
 *
 * @param compiler - the bundler's compiler
 * @param files - sets to which the files are added
 */
export function collectBuildFiles(compiler: Compiler, files: BuildFiles): void {
  compiler.hooks.done.tap('static-pages', ({compilation: {entrypoints, modules}}) => {
    const shell = entrypoints.get('shell');
    for (const group of shell ? collectGroups(shell) : [])
      group.getFiles().forEach((file) => void (file.endsWith('.js') && files.scripts.add(file)));
    for (const module of modules) {
      const file = module.nameForCondition() ?? '';
      if (GLOBAL_STYLES.test(file) && !FRAMEWORK_FILE.test(file) && !file.startsWith(PACKAGES_FOLDER))
        files.siteStyles.add(file);
    }
  });
}

/** Collects a group of chunks, and all groups that it imports on demand. */
function collectGroups(group: ChunkGroup, groups = new Set<ChunkGroup>()): Set<ChunkGroup> {
  if (groups.has(group)) return groups;
  groups.add(group);
  for (const child of group.childrenIterable) collectGroups(child, groups);
  return groups;
}
