import {isWithin, targetOf, type Comparison, type Difference} from '@paydocs/contract/changelog/history';
import type {Change, NamedPart, Release} from '@paydocs/contract/changelog/types';
import {didYouMean} from '@paydocs/core/nearest';
import type {InputProblem} from '@paydocs/core/inputError';
import type {Snapshot} from './readSnapshots';

/** What is held together. */
export interface Told {
  /** The oldest first. */
  snapshots: readonly Snapshot[];
  /** Of the snapshots. */
  comparisons: readonly Comparison[];
  /** Announced changes, the newest first. */
  releases: readonly Release[];
}

/** An announced part of an API. */
interface Announced extends NamedPart {
  api: Difference['api'];
  kind: Change['kind'];
  target: string;
}

/**
 * Holds the changelog and the snapshots of releases together: what one tells of a release, the other shows.
 *
 * @param told - by both
 * @param file - of the changelog
 * @param folder - of the snapshots
 * @returns every contradiction with file, line and cure
 */
export function checkChangelog({snapshots, comparisons, releases}: Told, file: string, folder: string): InputProblem[] {
  const problems: InputProblem[] = [];
  for (const {date} of snapshots) {
    if (releases.some((release) => release.date === date)) continue;
    problems.push({
      file: `${folder}/${date}`,
      message: `${file} has no release dated ${date}. Add it there, or delete this folder.`,
    });
  }
  for (const release of releases) {
    const announced = announcedBy(release);
    const index = snapshots.findIndex(({date}) => date === release.date);
    const [before, after] = [snapshots[index - 1], snapshots[index]];
    if (!after && snapshots.length > 0) {
      for (const {name, line} of announced) {
        const message = `"${name}" can't be compared: there's no ${folder}/${release.date}. Run npm run release -- ${release.date}, or delete the name.`;
        problems.push({file, line, message});
      }
    }
    if (!after || !before) continue;
    const {differences = []} = comparisons.find(({date}) => date === release.date) ?? {};
    for (const each of announced) {
      const message = mistakeOf(each, before, after, differences);
      if (message !== undefined) problems.push({file, line: each.line, message});
    }
    for (const difference of differences) {
      const {api, kind, name} = difference;
      if (announced.some((each) => covers(each, difference))) continue;
      const message = `the release of ${release.date} doesn't list that ${api} ${name} was ${kind}. Add "${name}" to the names of a change with "api: ${api}" and "kind: ${kind}".`;
      problems.push({file, line: release.line ?? 1, message});
    }
  }
  return problems;
}

const announcedBy = ({changes}: Release): Announced[] =>
  changes.flatMap(({api, kind, names = []}) =>
    api === 'JavaScript' ? [] : names.map((part) => ({...part, api, kind, target: targetOf(api, part.name)})),
  );

/** What is fixed was changed. */
const covers = ({kind, target}: Announced, difference: Difference): boolean =>
  (kind === 'fixed' ? 'changed' : kind) === difference.kind && isWithin(difference.target, target);

function mistakeOf(
  announced: Announced,
  before: Snapshot,
  after: Snapshot,
  differences: readonly Difference[],
): string | undefined {
  const {api, kind, name, target} = announced;
  const [old, now] = [before.parts.get(target), after.parts.get(target)];
  if (!old && !now) {
    const known = [...after.parts.keys()].filter((each) => each.startsWith('graphql:') === (api === 'GraphQL'));
    return `"${name}" isn't in the ${api} API of ${after.date}.${didYouMean(target, known, 'Correct the name.').replaceAll('graphql:', '')}`;
  }
  switch (kind) {
    case 'added':
      return old
        ? `"${name}" isn't new in the release of ${after.date}: the release of ${before.date} already has it. Move it to the release that added it.`
        : !now
          ? `"${name}" was removed in the release of ${after.date}. Write "kind: removed".`
          : undefined;
    case 'removed':
      return now ? `"${name}" still exists in the release of ${after.date}. Delete it from the list.` : undefined;
    case 'deprecated':
      if (now?.deprecated === undefined)
        return `"${name}" isn't deprecated in the release of ${after.date}. Delete it from the list, or deprecate it in the specification.`;
      return old?.deprecated === undefined
        ? undefined
        : `"${name}" was deprecated before the release of ${after.date}. Move it to the release that deprecated it.`;
    case 'changed':
    case 'fixed':
      return differences.some((difference) => covers(announced, difference))
        ? undefined
        : `"${name}" is the same in the releases of ${before.date} and ${after.date}. Delete it from the list.`;
  }
}
