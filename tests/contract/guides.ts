/** The guides and both specifications as the last generation left them. */
import fs from 'node:fs';
import type {Guide} from '@paydocs/guides/pages/types';
import {areas, landingPages, otherNamesFile, testDataFile} from '../../src/config/areas';
import {contentOf} from '@paydocs/contract/blocks';
import type {Specifications} from '@paydocs/contract';
import {readChangelog} from '@paydocs/contract/changelog/read';
import type {OpenApiDocument} from '@paydocs/contract/rest/document';
import {parseBody} from '@paydocs/guides/pages/parseBody';
import {readPages} from '@paydocs/guides/pages/readGuide';
import {testData} from '../../src/testData';
import {brand} from '../../src/config/brand';
import {listFiles} from '@paydocs/core/fingerprint';

export const specifications: Specifications = {
  openapi: JSON.parse(fs.readFileSync('.generated/openapi/openapi.json', 'utf8')) as OpenApiDocument,
  sdl: fs.readFileSync('.generated/schema/schema.graphql', 'utf8'),
  examples: listFiles('graphql/examples')
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => fs.readFileSync(file, 'utf8')),
  brand,
  testData: {tables: testData, file: testDataFile},
  otherNames: otherNamesFile,
  releases: readChangelog(fs.readFileSync('changelog.yaml', 'utf8'), 'changelog.yaml'),
};

export const guides: Guide[] = readPages(
  [...listFiles(areas.docs.path), ...landingPages].filter((file) => /\.mdx?$/.test(file)),
  brand,
).guides;

/** @returns the lines of a guide, those of them that are code of a fenced block, and those of blocks that leave parts out */
export async function linesOf(guide: Guide): Promise<{lines: string[]; inBlocks: Set<number>; inParts: Set<number>}> {
  const {tree} = await parseBody(guide);
  const inBlocks = new Set<number>();
  const inParts = new Set<number>();
  for (const {line, code} of tree ? contentOf(tree, guide.text, guide.file, []).blocks : []) {
    code.split('\n').forEach((_, index) => {
      inBlocks.add(line + index);
      if (code.includes('…')) inParts.add(line + index);
    });
  }
  return {lines: guide.text.split('\n'), inBlocks, inParts};
}
