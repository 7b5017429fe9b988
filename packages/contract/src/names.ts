/** Finds names in descriptions of the specifications, which have no page around them. */
import {createContext, type Specifications} from './context';
import type {Area} from './inline/area';
import {checkInline} from './inline/check';
import {TargetFinder} from './inline/targetFinder';
import {collectNames} from './inline/names';

export type {Area};

/** A function that returns the possible targets of inline code, most likely first: see `TargetFinder`. */
type NameFinder = (code: string, area: Area) => readonly string[];

/**
 * Creates a function that finds the targets of names in inline code.
 *
 * @param specifications - both APIs
 * @returns the function, which caches its results, and returns an empty list for other code
 */
export function createNameFinder(specifications: Pick<Specifications, 'openapi' | 'sdl' | 'brand'>): NameFinder {
  const context = createContext(specifications);
  const names = collectNames(context);
  const targetFinder = new TargetFinder(context, names);
  const sources = {listed: new Map(), declared: new Set<string>(), envPrefix: '', onListed: () => undefined};
  const cache = new Map<string, readonly string[]>();
  return (code, area) => {
    const key = `${area} ${code}`;
    const found = cache.get(key) ?? find(code, area);
    cache.set(key, found);
    return found;
  };

  function find(code: string, area: Area): readonly string[] {
    const {kind, message, targets, all} = checkInline(context, names, code, sources);
    return kind === 'bound' && message === undefined ? targetFinder.getTargets(code, all ?? targets, area) : [];
  }
}
