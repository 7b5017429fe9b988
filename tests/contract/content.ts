/** Guides of any site with the layout of this one, and the specifications that they are checked against. */
import fs from 'node:fs';
import path from 'node:path';
import type {Guide} from '@paydocs/content';
import {areas, changelogFile, landingPagePaths, externalNamesFile, testDataFile} from '../../src/config/areas';
import {collectContent, type Specifications} from '@paydocs/contract';
import {parseChangelog} from '@paydocs/contract/changelog';
import {listFiles} from '@paydocs/core';
import {parseBody, readPages} from '@paydocs/content/guides';

/** Site with its root folder, and inputs that the caller reads itself. */
export interface Site extends Pick<Specifications, 'openapi' | 'sdl' | 'brand'> {
  folder: string;
  testData: NonNullable<Specifications['testData']>['tables'];
}

/** Reads the specifications and data that the guides of a site are checked against. */
export function readSpecifications({folder, openapi, sdl, brand, testData}: Site): Specifications {
  const changelog = path.join(folder, changelogFile);
  return {
    openapi,
    sdl,
    examples: listFiles(path.join(folder, 'graphql/examples'))
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => fs.readFileSync(file, 'utf8')),
    brand,
    testData: {tables: testData, file: path.join(folder, testDataFile)},
    otherNames: path.join(folder, externalNamesFile),
    releases: fs.existsSync(changelog) ? parseChangelog(fs.readFileSync(changelog, 'utf8'), changelog) : [],
  };
}

/** Returns the hand-written pages of a site: guides, and the landing pages of the references. */
export const pagesOf = (folder: string): string[] =>
  [...listFiles(path.join(folder, areas.docs.path)), ...landingPagePaths.map((file) => path.join(folder, file))].filter(
    (file) => /\.mdx?$/.test(file),
  );

/** Reads the guides of a site. */
export const guidesOf = ({folder, brand}: Pick<Site, 'folder' | 'brand'>): Guide[] =>
  readPages(pagesOf(folder), brand).guides;

/** Returns the lines of a guide, and the numbers of the lines in code blocks and in code blocks that leave parts out. */
export async function linesOf(guide: Guide): Promise<{lines: string[]; inBlocks: Set<number>; inParts: Set<number>}> {
  const {tree} = await parseBody(guide);
  const inBlocks = new Set<number>();
  const inParts = new Set<number>();
  for (const {line, code} of tree ? collectContent(tree, guide.text, guide.file, []).blocks : []) {
    code.split('\n').forEach((_, index) => {
      inBlocks.add(line + index);
      if (code.includes('…')) inParts.add(line + index);
    });
  }
  return {lines: guide.text.split('\n'), inBlocks, inParts};
}
