import fs from 'node:fs';
import {
  collectContent,
  findImports,
  indexPrograms,
  type ProgramIndex,
  checkProgramPart,
  parseRoutes,
  type CodeBlock,
} from '@paydocs/contract';
import {parseBody, readPages} from '@paydocs/content/guides';
import {getBrandTokens, type Brand} from '@paydocs/core';
import {
  createPageContext,
  findSampleLanguage,
  SAMPLE_LANGUAGES,
  createOperationSamples,
} from '@paydocs/reference/samples';
import {forEachOperation, type OpenApiDocument} from '@paydocs/specs';
import type {Sample} from './types';

/** Programs of the guides that are run, and counts of the others. */
interface GuideSamples {
  samples: Sample[];
  /** Count of blocks whose lines are part of a program that is run, or that such a program imports. */
  partCount: number;
  /** Count of programs for browsers, which are checked but not run. */
  browserCount: number;
  /** Count of programs that are exempt from the contract. */
  exemptCount: number;
}

/**
 * Extracts the samples in guides.
 *
 * @param files - paths of guides, relative to the project's root
 * @param brand - validated brand
 * @returns the programs that are run, and counts of the others
 * @throws Error if a guide can't be parsed
 */
export async function extractGuideSamples(files: readonly string[], brand: Brand): Promise<GuideSamples> {
  const result: GuideSamples = {samples: [], partCount: 0, browserCount: 0, exemptCount: 0};
  const pages: CodeBlock[][] = [];
  for (const guide of readPages(files, brand).guides) {
    const {tree} = await parseBody(guide);
    if (!tree) throw new Error(`${guide.file} can't be parsed. Run "npm run generate" to see why.`);
    pages.push(collectContent(tree, guide.text, guide.file, []).blocks);
  }
  const programs = indexPrograms(pages.flat());
  for (const blocks of pages) {
    for (const block of blocks) {
      const language = findSampleLanguage(block.language)?.id;
      if (language === undefined) continue;
      const {binding} = block;
      if (binding.unchecked !== undefined) result.exemptCount += 1;
      else if (binding.browser) result.browserCount += 1;
      else if (binding.part && checkProgramPart(block, blocks, programs) === undefined) result.partCount += 1;
      // A module runs as part of the programs that import it.
      else if (programs.imported.has(block)) result.partCount += 1;
      else result.samples.push(toSample(block, language, result.samples.length, programs));
    }
  }
  return result;
}

function toSample(block: CodeBlock, language: string, index: number, programs: ProgramIndex): Sample {
  const {file, line, code, binding} = block;
  const {request, receiver} = parseRoutes(binding);
  return {
    id: `guide-${index}`,
    location: `${file}:${line - 1}`,
    language,
    code,
    imports: Object.fromEntries(findImports(block, programs).map((each) => [each.binding.title ?? '', each.code])),
    ...(request && {request}),
    ...(receiver && {receiver}),
  };
}

/**
 * Extracts the samples that the REST reference shows.
 *
 * @param file - path of the bundled OpenAPI document
 * @param brand - validated brand
 */
export function extractReferenceSamples(file: string, brand: Brand): Sample[] {
  const document = JSON.parse(fs.readFileSync(file, 'utf8')) as OpenApiDocument;
  const context = createPageContext(document, {
    pageUrl: {schema: (name) => name, operation: (key) => key, tag: (name) => name},
    apiKeyVariable: `${getBrandTokens(brand)['product.constant']}_API_KEY`,
  });
  const samples: Sample[] = [];
  forEachOperation(document, (operation, item, at) => {
    if ('webhook' in at) return;
    for (const {id, label, example, code} of createOperationSamples(context, {operation, item, ...at})) {
      if (!SAMPLE_LANGUAGES.some((language) => language.id === id)) continue;
      const location = `REST reference, ${operation.operationId ?? at.path}, ${label}${example.label ? `, "${example.label}"` : ''}`;
      samples.push({id: `reference-${samples.length}`, location, language: id, code});
    }
  });
  return samples;
}
