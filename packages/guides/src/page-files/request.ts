/** How the bundler is asked for the address of a file. */
import fs from 'node:fs';
import {getFileLoaderUtils} from '@docusaurus/utils';
import {besidePage} from '../pages/importsOf';

/** Where a file is used. */
export interface Use {
  /** The page's path from the project's root. */
  file: string;
  /** Whether the server's bundle is made. */
  isServer: boolean;
}

const CODE = /\.(?:[cm]?[jt]sx?|css|mdx?)$/i;
const IMAGE = /\.svg$/i;

/** What Docusaurus publishes by itself, or makes a part of the page. An SVG is a component there. */
const {images, fonts, media, otherAssets} = getFileLoaderUtils(true).rules;
const LOADED = [images, fonts, media, otherAssets].map((rule) => rule().test as RegExp);

/** @returns whether Docusaurus gives the address of a file of this type */
export const isLoaded = (name: string): boolean => LOADED.some((type) => type.test(name));

/** @returns whether a file of this type is a part of programs, rather than one that readers open */
export const isCode = (name: string): boolean => CODE.test(name);

/** @returns whether a path in a page stands for a file beside it, or elsewhere in the project */
export const isFileBeside = (name: string, {file}: Use): boolean =>
  /^(?:\.\.?|@site)\//.test(name) && fs.statSync(besidePage(name, file), {throwIfNoEntry: false})?.isFile() === true;

/**
 * @param name - path of a file, as a page writes it
 * @param use - see {@link Use}
 * @returns what to import for its address
 */
export function addressRequest(name: string, {isServer}: Use): string {
  const {inlineMarkdownAssetImageFileLoader: image, inlineMarkdownLinkFileLoader: other} =
    getFileLoaderUtils(isServer).loaders;
  // The bundler would parse JSON, as Docusaurus says where it has links to such.
  const type = name.endsWith('.json') ? `${name.replace(/json$/, 'raw')}!=` : '';
  return `${type}${IMAGE.test(name) ? image : other}${name}`;
}
