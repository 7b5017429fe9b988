import type {NameUse, ContractReport, SpecUse} from '@paydocs/contract';
import type {AffectedLine, SpecChange} from './types';

/**
 * Finds the lines of guides that a change affects.
 *
 * @param change - change of a specification
 * @param uses - parts of the old specification that the guides use; see {@link resolveUses}
 * @param getLineText - returns the text of a line; without it, a renaming affects all lines that use the renamed part
 * @returns the lines that use a changed part or mention its name, sorted by file and line
 */
export function findAffectedLines(
  {targets, exact, word}: Pick<SpecChange, 'targets' | 'exact' | 'word'>,
  uses: readonly SpecUse[],
  getLineText?: (location: AffectedLine) => string,
): AffectedLine[] {
  const names = new Set(targets.flatMap((target) => /(?:^|[.=])([A-Za-z_]\w*)$/.exec(target)?.[1] ?? []));
  const found = new Map<string, AffectedLine>();
  for (const {file, line, target} of uses) {
    const isInside = (each: string): boolean =>
      ['.', '=', '[]'].some((separator) => target.startsWith(each + separator));
    const usesTarget = targets.some((each) => target === each || (!exact && isInside(each)));
    const mentionsName = target.startsWith('~') && names.has(target.slice(1));
    const hasWord = word === undefined || !getLineText || getLineText({file, line}).includes(word);
    if ((usesTarget || mentionsName) && hasWord) found.set(`${file}:${line}`, {file, line});
  }
  return [...found.values()].sort((one, other) =>
    one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
  );
}

/**
 * Replaces ambiguous targets (`~name`) with the parts to which the names most likely refer, as links on pages do.
 *
 * @param report - report of the contract check
 * @returns the uses in the same order; a target stays ambiguous if no part is found
 */
export function resolveUses({uses, names}: Pick<ContractReport, 'uses' | 'names'>): SpecUse[] {
  const getKey = (file: string, line: number): string => `${file}:${line}`;
  const namesByLine = new Map<string, NameUse[]>();
  for (const use of names) {
    const key = getKey(use.file, use.line);
    namesByLine.set(key, [...(namesByLine.get(key) ?? []), use]);
  }
  return uses.map((use) => {
    if (!use.target.startsWith('~')) return use;
    const name = use.target.slice(1);
    const found = namesByLine.get(getKey(use.file, use.line))?.find(({code}) => code.split(/\W+/).includes(name));
    const target = found?.targets.find((each) => each.split(/[.=#?]/).at(-1) === name || each === name);
    return target === undefined ? use : {...use, target};
  });
}
