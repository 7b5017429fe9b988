import type {CheckContext} from '../checks/context';
import type {SpecNames} from '../inline/names';
import type {CheckResult} from '../types';
import {checkFacts, parseFacts} from './facts';
import {createLimitCheck} from './limits';
import {ErrorCodeIndex} from './errorCodeIndex';
import {splitStatements} from './statement';

/** Creates the check of a page's sentences and table rows against the specification. */
export function createStatementCheck(
  {rest}: CheckContext,
  names: SpecNames,
): (text: string, isProse: (line: number) => boolean) => CheckResult {
  const pairs = new ErrorCodeIndex(rest);
  const checkLimits = createLimitCheck(rest, names);
  const facts = parseFacts(rest.document);
  return (text, isProse) => {
    const results = splitStatements(text, isProse).flatMap((statement) => [
      pairs.check(statement),
      checkLimits(statement),
      checkFacts(facts, statement),
    ]);
    return {diagnostics: results.flatMap(({diagnostics}) => diagnostics), uses: results.flatMap(({uses}) => uses)};
  };
}
