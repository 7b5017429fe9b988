import type {CheckResult} from '../types';

/** Adds the diagnostics and uses of a result, if there is one, to another result. */
export function addResult(target: CheckResult, source: CheckResult | undefined): void {
  target.diagnostics.push(...(source?.diagnostics ?? []));
  target.uses.push(...(source?.uses ?? []));
}
