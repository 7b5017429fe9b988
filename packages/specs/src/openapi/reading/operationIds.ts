import type {NormalizedProblem} from '@redocly/openapi-core';
import {displayPath} from '../../readSource';
import {METHODS} from '../document';
import {DATA, NAMES, placeOf, type SourceFile, type Step} from './sources';

/**
 * Corrects where the linter finds an operation id for the second time, and says where it is for the first time.
 *
 * @param problem - of the rule `operation-operationId-unique`; its pointer ends in the id, where there is nothing
 * @param files - of the description, by their absolute paths
 * @returns the problem with both places
 */
export function nameDuplicate(problem: NormalizedProblem, files: ReadonlyMap<string, SourceFile>): NormalizedProblem {
  const [location, ...others] = problem.location;
  const [, parent, last] = /^(.*)\/([^/]*)$/.exec(location?.pointer ?? '') ?? [];
  if (!location || parent === undefined || last === undefined) return problem;
  const id = last.replaceAll('~1', '/').replaceAll('~0', '~');
  const pointer = `${parent}/operationId`;
  const own = `${location.source.absoluteRef}${pointer}`;
  const first = [...files]
    .flatMap(([file, source]) => operationsCalled(id, source).map((steps) => ({file, source, steps})))
    .find(({file, steps}) => `${file}#${steps.map(escape).join('')}` !== own);
  const line = first && placeOf(first.source, first.steps).line;
  return {
    ...problem,
    message: first
      ? `The operationId ${JSON.stringify(id)} is also used at ${displayPath(first.file)}:${line}.`
      : `Two operations have the operationId ${JSON.stringify(id)}, because its path item is used twice.`,
    location: [{...location, pointer, reportOnKey: false}, ...others],
  };
}

/** @returns the ways to the ids of all operations of a file that have this one */
function operationsCalled(id: string, {content}: SourceFile): Step[][] {
  const found: Step[][] = [];
  const seen = new Set<object>();
  const visit = (node: unknown, steps: Step[], isNamed: boolean): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      const step = Array.isArray(node) ? Number(key) : key;
      const isData = !isNamed && (DATA.has(key) || key.startsWith('x-'));
      if (key === 'operationId' && value === id && METHODS.some((method) => method === steps.at(-1)))
        found.push([...steps, step]);
      else if (!isData) visit(value, [...steps, step], !isNamed && NAMES.has(key));
    }
  };
  visit(content, [], false);
  return found;
}

const escape = (step: Step): string => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
