/**
 * Lists the licenses of everything of others that browsers get: packages in scripts and style sheets, and fonts. The
 * list is a file of the site, and the scripts with code of others say where.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {innerModules, type BundledModule} from '@paydocs/preset/module-list/modules';
import {packageFolder, readPackage} from './package';
import {licensesText} from './text';

/** In the root of the site. */
const FILE = 'third-party-licenses.txt';
const FONTS = path.resolve(__dirname, '../../static/fonts');
const FONT_LICENSE = '-license.txt';
const OWN = /^@paydocs\//;

/** The part of the bundler's interface that is used here. */
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
 * @param context - the site
 * @param served - folders of packages whose files are served as they are, so that the bundler doesn't know them
 * @returns the plugin
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
          packagesOf(modules.flatMap(innerModules)).forEach((folder) => folders.add(folder));
        });
        // The minifier leaves no comment, so this one comes after it.
        new compiler.webpack.BannerPlugin({
          banner: `/*! Third-party licenses: ${baseUrl}${FILE} */`,
          raw: true,
          include: /\/(?:main|react)\.[^/]*js$/,
          stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
        }).apply(compiler);
      };
      return {plugins: [{apply: apply as never}]};
    },
    postBuild({outDir}) {
      const packages = [...folders].map(readPackage).filter(({name}) => !OWN.test(name));
      fs.writeFileSync(path.join(outDir, FILE), licensesText(packages, fontLicenses()));
    },
  };
}

/** The folders of the installed packages that modules belong to. */
function packagesOf(modules: readonly BundledModule[]): Set<string> {
  const files = modules.flatMap((module) => module.nameForCondition() ?? []);
  const inside = new Set(files.map((file) => path.dirname(file)));
  return new Set([...inside].flatMap((folder) => packageFolder(folder) ?? []));
}

/** By font, the text of its license. */
function fontLicenses(): Map<string, string> {
  const files = fs.readdirSync(FONTS).filter((file) => file.endsWith(FONT_LICENSE));
  return new Map(
    files.map((file) => [file.replace(FONT_LICENSE, ''), fs.readFileSync(path.join(FONTS, file), 'utf8')]),
  );
}
