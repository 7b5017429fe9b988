import type {NameUse, Report, Use} from '@paydocs/contract/types';
import type {Affected, SpecChange} from './types';

/**
 * @param change - a change of a specification
 * @param uses - what the guides rest on, by the old specification: see {@link usesOf}
 * @param textOf - gives the text of a line; without it, a change of a name alone concerns all that rests on what has it
 * @returns the lines that rest on what changed, or speak of a name that it has
 */
export function affectedLines(
  {targets, exact, word}: Pick<SpecChange, 'targets' | 'exact' | 'word'>,
  uses: readonly Use[],
  textOf?: (at: Affected) => string,
): Affected[] {
  const names = new Set(targets.flatMap((target) => /(?:^|[.=])([A-Za-z_]\w*)$/.exec(target)?.[1] ?? []));
  const found = new Map<string, Affected>();
  for (const {file, line, target} of uses) {
    const isInside = (each: string): boolean => ['.', '=', '[]'].some((sign) => target.startsWith(each + sign));
    const rests = targets.some((each) => target === each || (!exact && isInside(each)));
    const speaks = target.startsWith('~') && names.has(target.slice(1));
    const hasWord = word === undefined || !textOf || textOf({file, line}).includes(word);
    if ((rests || speaks) && hasWord) found.set(`${file}:${line}`, {file, line});
  }
  return [...found.values()].sort((one, other) =>
    one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
  );
}

/**
 * Puts what is meant in the place of a name that may stand for several things, as the link of the page does.
 *
 * @param report - of the check of guides
 * @returns what each line rests on
 */
export function usesOf({uses, names}: Pick<Report, 'uses' | 'names'>): Use[] {
  const at = (file: string, line: number): string => `${file}:${line}`;
  const meant = new Map<string, NameUse[]>();
  for (const use of names) {
    const key = at(use.file, use.line);
    meant.set(key, [...(meant.get(key) ?? []), use]);
  }
  return uses.map((use) => {
    if (!use.target.startsWith('~')) return use;
    const name = use.target.slice(1);
    const found = meant.get(at(use.file, use.line))?.find(({code}) => code.split(/\W+/).includes(name));
    const target = found?.targets.find((each) => each.split(/[.=#?]/).at(-1) === name || each === name);
    return target === undefined ? use : {...use, target};
  });
}
