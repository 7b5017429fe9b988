/** Names in descriptions of the specifications, which know no page around them. */
import {contextOf, type Specifications} from './context';
import type {Area} from './inline/area';
import {checkInline} from './inline/check';
import {Meanings} from './inline/meanings';
import {namesOf} from './inline/names';

export type {Area};

/** @returns what inline code may stand for, what is meant most likely first; see `Meanings` */
export type NameFinder = (code: string, area: Area) => readonly string[];

/**
 * @param specifications - both APIs
 * @returns what tells a name from other code
 */
export function nameFinder(specifications: Pick<Specifications, 'openapi' | 'sdl' | 'brand'>): NameFinder {
  const context = contextOf(specifications);
  const names = namesOf(context);
  const meanings = new Meanings(context, names);
  const explanations = {listed: new Map(), declared: new Set<string>(), constant: '', onListed: () => undefined};
  const known = new Map<string, readonly string[]>();
  return (code, area) => {
    const key = `${area} ${code}`;
    const found = known.get(key) ?? find(code, area);
    known.set(key, found);
    return found;
  };

  function find(code: string, area: Area): readonly string[] {
    const {kind, problem, targets, all} = checkInline(context, names, code, explanations);
    return kind === 'bound' && problem === undefined ? meanings.of(code, all ?? targets, area) : [];
  }
}
