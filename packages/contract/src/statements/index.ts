import type {Context} from '../checks/context';
import type {Names} from '../inline/names';
import type {Findings} from '../types';
import {checkFacts, factsOf} from './facts';
import {limitCheck} from './limits';
import {ErrorPairs} from './pairs';
import {statementsOf} from './statement';

/** Creates the check of a page's sentences and table rows against the specification. */
export function statementCheck(
  {rest}: Context,
  names: Names,
): (text: string, isProse: (line: number) => boolean) => Findings {
  const pairs = new ErrorPairs(rest);
  const checkLimits = limitCheck(rest, names);
  const facts = factsOf(rest.document);
  return (text, isProse) => {
    const results = statementsOf(text, isProse).flatMap((statement) => [
      pairs.check(statement),
      checkLimits(statement),
      checkFacts(facts, statement),
    ]);
    return {problems: results.flatMap(({problems}) => problems), uses: results.flatMap(({uses}) => uses)};
  };
}
