import fs from 'node:fs';
import {contentOf} from '@paydocs/contract/blocks';
import {partMistake} from '@paydocs/contract/parts';
import {routesOf} from '@paydocs/contract/routes';
import type {Block} from '@paydocs/contract/types';
import {parseBody} from '@paydocs/guides/pages/parseBody';
import {readPages} from '@paydocs/guides/pages/readGuide';
import {brandTokens} from '@paydocs/core/brand/tokens';
import type {Brand} from '@paydocs/core/brand/types';
import {ownValue} from '@paydocs/core/ownValue';
import {pageContext} from '@paydocs/reference/rest/context';
import {eachOperation, type OpenApiDocument} from '@paydocs/specs/openapi/document';
import {operationSamples} from '@paydocs/reference/rest/samples/sampleTabs';
import type {Runtime, Sample} from './types';

const RUNTIMES: Record<string, Runtime> = {
  bash: 'curl',
  sh: 'curl',
  shell: 'curl',
  zsh: 'curl',
  curl: 'curl',
  js: 'javascript',
  mjs: 'javascript',
  javascript: 'javascript',
  py: 'python',
  python: 'python',
  php: 'php',
};

/** Programs of the guides that are run, and counts of the others. */
export interface GuideSamples {
  samples: Sample[];
  /** Count of blocks whose lines are part of a program that is run. */
  parts: number;
  /** Count of programs for browsers, which are checked but not run. */
  browser: number;
  /** Count of programs that are exempt from the contract. */
  exempt: number;
}

/**
 * @param files - paths of guides, relative to the project's root
 * @param brand - validated brand
 * @returns all runnable blocks in the guides, and counts of the others
 */
export async function guideSamples(files: readonly string[], brand: Brand): Promise<GuideSamples> {
  const result: GuideSamples = {samples: [], parts: 0, browser: 0, exempt: 0};
  for (const guide of readPages(files, brand).guides) {
    const {tree} = await parseBody(guide);
    if (!tree) throw new Error(`${guide.file} can't be parsed. Run "npm run generate" to see why.`);
    const {blocks} = contentOf(tree, guide.text, guide.file, []);
    for (const block of blocks) {
      const runtime = ownValue(RUNTIMES, block.language);
      if (!runtime) continue;
      const {binding} = block;
      if (binding.unchecked !== undefined) result.exempt += 1;
      else if (binding.browser) result.browser += 1;
      else if (binding.part && partMistake(block, blocks) === undefined) result.parts += 1;
      else result.samples.push(toSample(block, runtime, result.samples.length));
    }
  }
  return result;
}

function toSample({file, line, code, binding}: Block, runtime: Runtime, index: number): Sample {
  const {request, receiver} = routesOf(binding);
  return {
    id: `guide-${index}`,
    place: `${file}:${line - 1}`,
    runtime,
    code,
    ...(request && {request}),
    ...(receiver && {receiver}),
  };
}

/**
 * @param file - path of the bundled description
 * @param brand - validated brand
 * @returns the programs that the REST reference shows
 */
export function referenceSamples(file: string, brand: Brand): Sample[] {
  const document = JSON.parse(fs.readFileSync(file, 'utf8')) as OpenApiDocument;
  const context = pageContext(document, {
    pageUrl: {schema: (name) => name, operation: (key) => key, tag: (name) => name},
    apiKeyVariable: `${brandTokens(brand)['product.constant']}_API_KEY`,
  });
  const samples: Sample[] = [];
  eachOperation(document, (operation, item, at) => {
    if ('webhook' in at) return;
    for (const {id, label, example, code} of operationSamples(context, {operation, item, ...at})) {
      const runtime = ownValue(RUNTIMES, id);
      if (!runtime) continue;
      const place = `REST reference, ${operation.operationId ?? at.path}, ${label}${example.label ? `, "${example.label}"` : ''}`;
      samples.push({id: `reference-${samples.length}`, place, runtime, code});
    }
  });
  return samples;
}
