/** Finds names in descriptions of the specifications, which have no page around them. */
import {createCheckContext, type Specifications} from './context';
import type {ApiId} from './inline/area';
import {checkInlineCode} from './inline/check';
import {TargetFinder} from './inline/targetFinder';
import {collectSpecNames} from './inline/names';

export type {ApiId};

/** A function that returns the possible targets of inline code, most likely first: see `TargetFinder`. */
type NameResolver = (code: string, area: ApiId) => readonly string[];

/**
 * Creates a function that finds the targets of names in inline code.
 *
 * @param specifications - both APIs
 * @returns the function, which caches its results, and returns an empty list for other code
 */
export function createNameResolver(specifications: Pick<Specifications, 'openapi' | 'sdl' | 'brand'>): NameResolver {
  const context = createCheckContext(specifications);
  const names = collectSpecNames(context);
  const targetFinder = new TargetFinder(context, names);
  const sources = {listed: new Map(), declared: new Set<string>(), envPrefix: '', onListed: () => undefined};
  const cache = new Map<string, readonly string[]>();
  return (code, area) => {
    const key = `${area} ${code}`;
    const found = cache.get(key) ?? find(code, area);
    cache.set(key, found);
    return found;
  };

  function find(code: string, area: ApiId): readonly string[] {
    const {kind, message, targets, all} = checkInlineCode(context, names, code, sources);
    return kind === 'bound' && message === undefined ? targetFinder.getTargets(code, all ?? targets, area) : [];
  }
}
