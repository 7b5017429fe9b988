import type {Use} from '@paydocs/contract/types';
import type {Affected, SpecChange} from './types';

/**
 * @param change - a change of a specification
 * @param uses - what the guides rest on, by the old specification
 * @returns the lines that rest on what changed, or speak of a name that it has
 */
export function affectedLines({targets, exact}: SpecChange, uses: readonly Use[]): Affected[] {
  const names = new Set(targets.flatMap((target) => /(?:^|[.=])([A-Za-z_]\w*)$/.exec(target)?.[1] ?? []));
  const found = new Map<string, Affected>();
  for (const {file, line, target} of uses) {
    const isInside = (each: string): boolean => ['.', '=', '[]'].some((sign) => target.startsWith(each + sign));
    const rests = targets.some((each) => target === each || (!exact && isInside(each)));
    const speaks = target.startsWith('~') && names.has(target.slice(1));
    if (rests || speaks) found.set(`${file}:${line}`, {file, line});
  }
  return [...found.values()].sort((one, other) =>
    one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
  );
}
