import type {NormalizedProblem} from '@redocly/openapi-core';
import {toDisplayPath} from '../../readSource';
import {METHODS} from '../document';
import {DATA_KEYS, NAME_MAP_KEYS, getLocation, type SourceFile, type PathStep} from './sources';

/**
 * Corrects the location of a duplicate operation ID, and adds the location of another use.
 *
 * @param problem - problem of the rule `operation-operationId-unique`; its pointer ends with the ID instead of
 *   `operationId`
 * @param files - files of the OpenAPI description, by absolute path
 * @returns a copy of the problem with both locations
 */
export function describeDuplicateId(
  problem: NormalizedProblem,
  files: ReadonlyMap<string, SourceFile>,
): NormalizedProblem {
  const [location, ...others] = problem.location;
  const [, parent, lastSegment] = /^(.*)\/([^/]*)$/.exec(location?.pointer ?? '') ?? [];
  if (!location || parent === undefined || lastSegment === undefined) return problem;
  const id = lastSegment.replaceAll('~1', '/').replaceAll('~0', '~');
  const pointer = `${parent}/operationId`;
  const duplicateLocation = `${location.source.absoluteRef}${pointer}`;
  const firstUse = [...files]
    .flatMap(([file, source]) => findOperationIdPaths(id, source).map((steps) => ({file, source, steps})))
    .find(({file, steps}) => `${file}#${steps.map(escapeSegment).join('')}` !== duplicateLocation);
  const line = firstUse && getLocation(firstUse.source, firstUse.steps).line;
  return {
    ...problem,
    message: firstUse
      ? `The operationId ${JSON.stringify(id)} is also used at ${toDisplayPath(firstUse.file)}:${line}.`
      : `Two operations have the operationId ${JSON.stringify(id)}, because their path item is used twice.`,
    location: [{...location, pointer, reportOnKey: false}, ...others],
  };
}

/** Returns the paths to all uses of an operation ID in a file. */
function findOperationIdPaths(id: string, {content}: SourceFile): PathStep[][] {
  const stepsOfIds: PathStep[][] = [];
  const seen = new Set<object>();
  const visit = (node: unknown, steps: PathStep[], isNamed: boolean): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      const step = Array.isArray(node) ? Number(key) : key;
      const isData = !isNamed && (DATA_KEYS.has(key) || key.startsWith('x-'));
      if (key === 'operationId' && value === id && METHODS.some((method) => method === steps.at(-1)))
        stepsOfIds.push([...steps, step]);
      else if (!isData) visit(value, [...steps, step], !isNamed && NAME_MAP_KEYS.has(key));
    }
  };
  visit(content, [], false);
  return stepsOfIds;
}

const escapeSegment = (step: PathStep): string => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
