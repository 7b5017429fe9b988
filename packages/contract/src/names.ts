/** Finds names in descriptions of the specifications, which have no page around them. */
import {createContext, type Specifications} from './context';
import type {Area} from './inline/area';
import {checkInline} from './inline/check';
import {Meanings} from './inline/meanings';
import {collectNames} from './inline/names';

export type {Area};

/** Returns the possible targets of inline code, most likely first; see `Meanings`. */
type NameFinder = (code: string, area: Area) => readonly string[];

/**
 * Creates a finder that distinguishes names from other code.
 *
 * @param specifications - both APIs
 * @returns finder with a cache
 */
export function createNameFinder(specifications: Pick<Specifications, 'openapi' | 'sdl' | 'brand'>): NameFinder {
  const context = createContext(specifications);
  const names = collectNames(context);
  const meanings = new Meanings(context, names);
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
    return kind === 'bound' && message === undefined ? meanings.getTargets(code, all ?? targets, area) : [];
  }
}
