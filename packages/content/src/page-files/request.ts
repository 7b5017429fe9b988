/** Functions that create bundler requests for the URLs of files. */
import fs from 'node:fs';
import {getFileLoaderUtils} from '@docusaurus/utils';
import {resolvePathFromPage} from '../pages/imports';

/** A page that uses a file, and the bundle that the page is compiled for. */
export interface PageContext {
  /** Path of the page, relative to the project's root. */
  file: string;
  /** True if the page is compiled for the server bundle. */
  isServer: boolean;
}

const CODE_FILE = /\.(?:[cm]?[jt]sx?|css|mdx?)$/i;
const SVG_FILE = /\.svg$/i;

/** Loader rules of the file types that Docusaurus publishes or inlines. It compiles SVG files to components instead. */
const {images, fonts, media, otherAssets} = getFileLoaderUtils(true).rules;
const LOADER_PATTERNS = [images, fonts, media, otherAssets].map((rule) => rule().test as RegExp);

/** Checks whether Docusaurus has a loader that returns the URL of a file of this type. */
export const hasLoader = (name: string): boolean => LOADER_PATTERNS.some((type) => type.test(name));

/** Checks whether a file of this type is source code rather than a file for readers. */
export const isCodeFile = (name: string): boolean => CODE_FILE.test(name);

/** Checks whether a path in a page refers to an existing file. The path starts with `./`, `../`, or `@site/`. */
export const isProjectFile = (name: string, {file}: PageContext): boolean =>
  /^(?:\.\.?|@site)\//.test(name) &&
  fs.statSync(resolvePathFromPage(name, file), {throwIfNoEntry: false})?.isFile() === true;

/**
 * Creates the bundler request that returns the URL of a file.
 *
 * @param name - path of a file, as written in a page
 * @param use - see {@link PageContext}
 */
export function createFileRequest(name: string, {isServer}: PageContext): string {
  const {inlineMarkdownAssetImageFileLoader: image, inlineMarkdownLinkFileLoader: other} =
    getFileLoaderUtils(isServer).loaders;
  // Prevents the bundler from parsing JSON. Docusaurus does the same for links to JSON files.
  const type = name.endsWith('.json') ? `${name.replace(/json$/, 'raw')}!=` : '';
  return `${type}${SVG_FILE.test(name) ? image : other}${name}`;
}
