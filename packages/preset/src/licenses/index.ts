/**
 * Lists the licenses of all third-party code and fonts that browsers load. The list is a file in the root of the site,
 * and the main scripts refer to it in a comment.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {flattenModules, type BundledModule} from '@paydocs/preset/site';
import {findPackageFolder, readPackage} from './package';
import {renderLicenses} from './text';

/** Path of the list, relative to the root of the site. */
const OUTPUT_FILE = 'third-party-licenses.txt';
const FONTS_FOLDER = path.resolve(__dirname, '../../static/fonts');
const FONT_LICENSE_SUFFIX = '-license.txt';
const ENGINE_PACKAGE = /^@paydocs\//;

/** The bundler's compiler, limited to the properties that this plugin uses. */
interface Compiler {
  hooks: {done: {tap(name: string, listener: (stats: {compilation: Compilation}) => void): void}};
  webpack: {
    BannerPlugin: new (options: object) => {apply(compiler: Compiler): void};
    Compilation: {PROCESS_ASSETS_STAGE_REPORT: number};
  };
}
interface Compilation {
  chunks: Iterable<object>;
  chunkGraph: {getChunkModulesIterable(chunk: object): Iterable<BundledModule>};
}

/**
 * Creates the plugin that writes the licenses of third-party code and fonts into a file of the site.
 *
 * @param context - load context of Docusaurus
 * @param served - absolute paths of packages whose files are served without the bundler
 */
export default function licenses({baseUrl}: LoadContext, served: readonly string[]): Plugin {
  const folders = new Set(served);
  return {
    name: 'licenses',
    configureWebpack({mode}, isServer) {
      if (isServer || mode !== 'production') return {};
      const apply = (compiler: Compiler): void => {
        compiler.hooks.done.tap('licenses', ({compilation: {chunks, chunkGraph}}) => {
          const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
          findPackageFolders(modules.flatMap(flattenModules)).forEach((folder) => folders.add(folder));
        });
        // The minifier removes comments, so the banner is added after it.
        new compiler.webpack.BannerPlugin({
          banner: `/*! Third-party licenses: ${baseUrl}${OUTPUT_FILE} */`,
          raw: true,
          include: /\/(?:main|preact)\.[^/]*js$/,
          stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
        }).apply(compiler);
      };
      return {plugins: [{apply: apply as never}]};
    },
    postBuild({outDir}) {
      const packages = [...folders].map(readPackage).filter(({name}) => !ENGINE_PACKAGE.test(name));
      fs.writeFileSync(path.join(outDir, OUTPUT_FILE), renderLicenses(packages, readFontLicenses()));
    },
  };
}

/** Returns the absolute paths of the installed packages that contain the modules. */
function findPackageFolders(modules: readonly BundledModule[]): Set<string> {
  const files = modules.flatMap((module) => module.nameForCondition() ?? []);
  const inside = new Set(files.map((file) => path.dirname(file)));
  return new Set([...inside].flatMap((folder) => findPackageFolder(folder) ?? []));
}

/** Reads the license text of each font, by font name. */
function readFontLicenses(): Map<string, string> {
  const files = fs.readdirSync(FONTS_FOLDER).filter((file) => file.endsWith(FONT_LICENSE_SUFFIX));
  return new Map(
    files.map((file) => [
      file.replace(FONT_LICENSE_SUFFIX, ''),
      fs.readFileSync(path.join(FONTS_FOLDER, file), 'utf8'),
    ]),
  );
}
