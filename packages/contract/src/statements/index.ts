import type {Context} from '../checks/context';
import type {Names} from '../inline/names';
import type {CheckResult} from '../types';
import {checkFacts, readFacts} from './facts';
import {createLimitCheck} from './limits';
import {ErrorCodeIndex} from './errorCodeIndex';
import {splitStatements} from './statement';

/** Creates the check of a page's sentences and table rows against the specification. */
export function createStatementCheck(
  {rest}: Context,
  names: Names,
): (text: string, isProse: (line: number) => boolean) => CheckResult {
  const pairs = new ErrorCodeIndex(rest);
  const checkLimits = createLimitCheck(rest, names);
  const facts = readFacts(rest.document);
  return (text, isProse) => {
    const results = splitStatements(text, isProse).flatMap((statement) => [
      pairs.check(statement),
      checkLimits(statement),
      checkFacts(facts, statement),
    ]);
    return {diagnostics: results.flatMap(({diagnostics}) => diagnostics), uses: results.flatMap(({uses}) => uses)};
  };
}
