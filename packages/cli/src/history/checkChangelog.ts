import {
  isWithin,
  toGuideTarget,
  type Comparison,
  type Difference,
  type Change,
  type ChangelogName,
  type Release,
} from '@paydocs/contract/changelog';
import {formatSuggestion, type Diagnostic} from '@paydocs/core';
import type {Snapshot} from './readSnapshots';

/** Changelog and snapshots that are compared. */
interface ChangelogInput {
  /** Snapshots of all releases, the oldest first. */
  snapshots: readonly Snapshot[];
  /** Comparisons of consecutive snapshots. */
  comparisons: readonly Comparison[];
  /** Announced changes, the newest first. */
  releases: readonly Release[];
}

/** A part of an API that the changelog names. */
interface AnnouncedPart extends ChangelogName {
  api: Difference['api'];
  kind: Change['kind'];
  target: string;
}

/**
 * Checks that the changelog and the snapshots of releases agree.
 *
 * @param input - changelog and snapshots
 * @param file - path of the changelog from the project's root
 * @param folder - path of the snapshots from the project's root
 * @returns a diagnostic for each contradiction
 */
export function checkChangelog(
  {snapshots, comparisons, releases}: ChangelogInput,
  file: string,
  folder: string,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const {date} of snapshots) {
    if (releases.some((release) => release.date === date)) continue;
    diagnostics.push({
      file: `${folder}/${date}`,
      message: `${file} has no release dated ${date}. Add the release, or delete this folder.`,
    });
  }
  for (const release of releases) {
    const announced = getAnnouncedParts(release);
    const index = snapshots.findIndex(({date}) => date === release.date);
    const [before, after] = [snapshots[index - 1], snapshots[index]];
    if (!after && snapshots.length > 0) {
      for (const {name, line} of announced) {
        const message = `"${name}" can't be compared: there's no ${folder}/${release.date}. Run npm run release -- ${release.date}, or delete the name.`;
        diagnostics.push({file, line, message});
      }
    }
    if (!after || !before) continue;
    const {differences = []} = comparisons.find(({date}) => date === release.date) ?? {};
    for (const each of announced) {
      const message = findContradiction(each, before, after, differences);
      if (message !== undefined) diagnostics.push({file, line: each.line, message});
    }
    for (const difference of differences) {
      const {api, kind, name} = difference;
      if (isAnnounced(difference, announced)) continue;
      const message = `the release of ${release.date} doesn't list that ${api} ${name} was ${kind}. Add "${name}" to the names of a change with "api: ${api}" and "kind: ${kind}".`;
      diagnostics.push({file, line: release.line ?? 1, message});
    }
  }
  return diagnostics;
}

/** Returns the parts of the REST and GraphQL APIs that a release announces. */
export const getAnnouncedParts = ({changes}: Release): AnnouncedPart[] =>
  changes.flatMap(({api, kind, names = []}) =>
    api === 'JavaScript' ? [] : names.map((part) => ({...part, api, kind, target: toGuideTarget(api, part.name)})),
  );

/** Checks whether one of the announced changes includes a difference. The kind `fixed` includes `changed`. */
export const isAnnounced = (difference: Difference, announced: readonly AnnouncedPart[]): boolean =>
  announced.some(
    ({kind, target}) =>
      (kind === 'fixed' ? 'changed' : kind) === difference.kind && isWithin(difference.target, target),
  );

function findContradiction(
  announced: AnnouncedPart,
  before: Snapshot,
  after: Snapshot,
  differences: readonly Difference[],
): string | undefined {
  const {api, kind, name, target} = announced;
  const [old, now] = [before.parts.get(target), after.parts.get(target)];
  if (!old && !now) {
    const known = [...after.parts.keys()].filter((each) => each.startsWith('graphql:') === (api === 'GraphQL'));
    return `"${name}" isn't in the ${api} API of ${after.date}.${formatSuggestion(target, known, 'Correct the name.').replaceAll('graphql:', '')}`;
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
        : `"${name}" was deprecated before the ${after.date} release. Move its entry to the release that deprecated it.`;
    case 'changed':
    case 'fixed':
      return differences.some((difference) => isAnnounced(difference, [announced]))
        ? undefined
        : `"${name}" is the same in the releases of ${before.date} and ${after.date}. Delete it from the list.`;
  }
}
