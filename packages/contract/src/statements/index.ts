import type {Context} from '../checks/context';
import type {Names} from '../inline/names';
import type {Findings} from '../types';
import {checkFacts, factsOf} from './facts';
import {limitCheck} from './limits';
import {ErrorPairs} from './pairs';
import {statementsOf} from './statement';

/** @returns the check of a page's sentences and rows, which says what in them contradicts the specification */
export function statementCheck(
  {rest}: Context,
  names: Names,
): (text: string, isProse: (line: number) => boolean) => Findings {
  const pairs = new ErrorPairs(rest);
  const limits = limitCheck(rest, names);
  const facts = factsOf(rest.document);
  return (text, isProse) => {
    const all = statementsOf(text, isProse).flatMap((statement) => [
      pairs.check(statement),
      limits(statement),
      checkFacts(facts, statement),
    ]);
    return {problems: all.flatMap(({problems}) => problems), uses: all.flatMap(({uses}) => uses)};
  };
}
