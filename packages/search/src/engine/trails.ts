import {comparedName, type ComparedName} from './names';
import type {ParsedQuery} from './query';
import {splitWords} from './words/tokenize';

/** The words of one query that say where a page stands: "mutation" of "mutation createStore". */
export class QueryTrails {
  private readonly masks = new Map<readonly string[], number>();
  private readonly names = new Map<number, ComparedName>();

  constructor(private readonly query: ParsedQuery) {}

  /**
   * @param trail - where a page stands: its area, and the categories around it
   * @returns which words of the query say so, as a bit for each
   */
  maskOf(trail: readonly string[]): number {
    const known = this.masks.get(trail);
    if (known !== undefined) return known;
    const {words} = this.query;
    const terms = new Set(trail.flatMap(splitWords).flatMap(({whole, pieces}) => [whole, ...pieces]));
    const mask = words.reduce((bits, {whole, pieces}, index) => {
      const isOfTrail = terms.has(whole) || pieces.every((piece) => terms.has(piece));
      return isOfTrail ? bits | (1 << index) : bits;
    }, 0);
    this.masks.set(trail, mask);
    return mask;
  }

  /**
   * @param mask - words of the query
   * @returns the query without them
   */
  nameWithout(mask: number): ComparedName {
    const {words, name} = this.query;
    if (mask === 0) return name;
    const others = words.filter((_, index) => !(mask & (1 << index)));
    const known = this.names.get(mask) ?? comparedName(others.map(({whole}) => whole).join(' '));
    this.names.set(mask, known);
    return known;
  }
}
