/** Derives differences, histories of parts, and deprecations from the snapshots of releases. */
import {
  isWithin,
  toGuideTarget,
  type Comparison,
  type Deprecation,
  type Difference,
  type Release,
} from '@paydocs/contract/changelog';
import type {PartHistory} from '@paydocs/reference';
import {compareGraphql} from '../diff/graphql';
import {compareRest} from '../diff/rest';
import type {SpecChange} from '../diff/types';
import type {Snapshot} from './readSnapshots';

/** Matches verbs of GraphQL changes that are ignored, because deprecations are read from the snapshots of both APIs. */
const IGNORED_GRAPHQL_VERBS = /deprecation|directive usage/;

/**
 * Compares two consecutive releases.
 *
 * @param before - snapshot of a release
 * @param after - snapshot of the next release
 * @returns the changes that `paydocs diff` finds, and deprecations; the parts inside an added or removed part are
 *   omitted
 */
export async function compareSnapshots(before: Snapshot, after: Snapshot): Promise<Difference[]> {
  const changes = [...compareRest(before.openapi, after.openapi), ...(await compareGraphql(before.sdl, after.sdl))];
  const found = [
    ...changes.flatMap((change) => toDifferences(change, before, after)),
    ...findNewDeprecations(before, after),
  ];
  const unique = [
    ...new Map(
      mergeReplacements(found).map((each) => [`${each.kind} ${each.target} ${each.text ?? ''}`, each]),
    ).values(),
  ];
  const addedOrRemoved = unique.filter(({kind}) => kind === 'added' || kind === 'removed');
  return unique
    .filter((each) => !addedOrRemoved.some((other) => other !== each && isWithin(each.target, other.target)))
    .sort((one, other) => (getSortKey(one) < getSortKey(other) ? -1 : 1));
}

/**
 * Turns the removal of a part and the addition of another with the same name into one change. A query parameter that
 * becomes a header is an example.
 */
function mergeReplacements(differences: readonly Difference[]): Difference[] {
  const find = ({target}: Difference, kind: Difference['kind']): Difference | undefined =>
    differences.find((other) => other.kind === kind && other.target === target);
  return differences.flatMap((each): Difference[] => {
    if (each.kind === 'removed' && find(each, 'added'))
      return [{...each, kind: 'changed', text: `${each.name} was removed, and added in another place.`}];
    return each.kind === 'added' && find(each, 'removed') ? [] : [each];
  });
}

const getSortKey = ({api, kind, name, text = ''}: Difference): string =>
  `${api === 'REST' ? 0 : 1} ${kind} ${name} ${text}`;

function toDifferences(change: SpecChange, before: Snapshot, after: Snapshot): Difference[] {
  const {api, level, subject, verb, text, operations = []} = change;
  if (api === 'GraphQL' && IGNORED_GRAPHQL_VERBS.test(verb)) return [];
  // The subjects of headers and shared parameters don't contain their operations.
  const isShared = /^(?:header |[?#])/.test(subject);
  const parts = isShared ? operations.map((id) => id + subject.replace('header ', ' ')) : [subject];
  return parts.flatMap((part): Difference[] => {
    // The names of parameters can end with brackets.
    const changed = (part.includes('?') ? part : part.replaceAll('[]', '')).replace(/^([^=]*)#/, '$1?');
    if (changed === '') return []; // a root type was added or removed, which is a difference of its own
    const name = findClosestPart(api, changed, [before, after]) ?? changed;
    const kind = name === changed ? toKind(verb) : 'changed';
    const target = toGuideTarget(api, name);
    if (verb === 'required' && !before.parts.has(target)) return []; // the field was added as a required one
    return [
      {api, kind, name, target, ...(kind === 'changed' && {text}), ...(level === 'breaking' && {breaking: true})},
    ];
  });
}

/**
 * Finds the innermost part that contains a change, because snapshots don't list statuses, media types, and headers of
 * responses. Returns `undefined` if there's none.
 */
function findClosestPart(api: Difference['api'], changed: string, snapshots: readonly Snapshot[]): string | undefined {
  for (let name = changed; name !== ''; name = name.replace(/(?:^|[ .=?])[^ .=?]*$/, ''))
    if (snapshots.some(({parts}) => parts.has(toGuideTarget(api, name)))) return name;
  return undefined;
}

function toKind(verb: string): Difference['kind'] {
  const [, kind] =
    /^(?:(?:type|field|input field|field argument|enum value|directive) )?(added|removed)$/.exec(verb) ?? [];
  return kind === 'added' || kind === 'removed' ? kind : 'changed';
}

function findNewDeprecations(before: Snapshot, after: Snapshot): Difference[] {
  return [...after.parts].flatMap(([target, part]) =>
    part.deprecated !== undefined && before.parts.get(target)?.deprecated === undefined
      ? [{...parseTarget(target), kind: 'deprecated' as const}]
      : [],
  );
}

function parseTarget(target: string): Pick<Difference, 'api' | 'name' | 'target'> {
  const [, name] = /^graphql:(.*)$/.exec(target) ?? [];
  return name === undefined ? {api: 'REST', name: target, target} : {api: 'GraphQL', name, target};
}

/**
 * Compares each release with the previous one.
 *
 * @param snapshots - snapshots of all releases, the oldest first
 * @returns the comparisons of all releases but the first
 */
export async function compareConsecutiveSnapshots(snapshots: readonly Snapshot[]): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const [index, after] of snapshots.entries()) {
    const before = snapshots[index - 1];
    if (before)
      comparisons.push({
        date: after.date,
        before: before.date,
        differences: await compareSnapshots(before, after),
      });
  }
  return comparisons;
}

/**
 * Collects the dates on which parts were added, last changed, and deprecated.
 *
 * @param snapshots - snapshots of all releases, the oldest first
 * @param comparisons - comparisons of the snapshots
 * @returns the dates after the first release, by target; parts without such dates are omitted
 */
export function collectPartHistories(
  snapshots: readonly Snapshot[],
  comparisons: readonly Comparison[],
): Record<string, PartHistory> {
  const [first, ...later] = snapshots;
  const histories = new Map<string, PartHistory>();
  const update = (target: string, more: PartHistory): void =>
    void histories.set(target, {...histories.get(target), ...more});
  let before = first;
  for (const snapshot of later) {
    for (const [target, {deprecated}] of snapshot.parts) {
      const old = before?.parts.get(target);
      if (!old) update(target, {since: snapshot.date});
      if (deprecated !== undefined && old?.deprecated === undefined) update(target, {deprecated: snapshot.date});
    }
    before = snapshot;
  }
  for (const {date, differences} of comparisons)
    for (const {kind, target} of differences) if (kind === 'changed') update(target, {changed: date});
  return Object.fromEntries([...histories].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Collects the deprecated parts of the last release.
 *
 * @param snapshots - snapshots of all releases, the oldest first
 * @param releases - releases in the changelog, which can contain sunset dates and successors
 * @returns the deprecations, the earliest sunset first
 */
export function collectDeprecations(snapshots: readonly Snapshot[], releases: readonly Release[]): Deprecation[] {
  const announced = new Map(
    releases.flatMap(({changes}) =>
      changes.flatMap(({api, kind, names = [], sunset, successor}) =>
        kind !== 'deprecated' || api === 'JavaScript'
          ? []
          : names.map(({name}) => [toGuideTarget(api, name), {sunset, successor}] as const),
      ),
    ),
  );
  const last = snapshots.at(-1);
  const found = [...(last?.parts ?? [])].flatMap(([target, {deprecated}]): Deprecation[] => {
    if (deprecated === undefined || last === undefined) return [];
    const date = snapshots.find(({parts}) => parts.get(target)?.deprecated !== undefined)?.date ?? last.date;
    const {sunset, successor} = announced.get(target) ?? {};
    const names = parseTarget(target);
    const reason = deprecated === true ? undefined : deprecated;
    const next = successor ?? (reason === undefined ? undefined : /`([^`]+)`/.exec(reason)?.[1]);
    const nextTarget = next === undefined ? undefined : findSuccessorTarget(names, next, last);
    return [
      {
        ...names,
        date,
        ...(reason !== undefined && {reason}),
        ...(sunset !== undefined && {sunset}),
        ...(next !== undefined && nextTarget !== undefined && {successor: {name: next, target: nextTarget}}),
      },
    ];
  });
  const getOrder = ({sunset = '9', date, name}: Deprecation): string => `${sunset} ${date} ${name}`;
  return found.sort((one, other) => (getOrder(one) < getOrder(other) ? -1 : 1));
}

/**
 * Finds the target of a successor, which may be a sibling named without its owner. Returns `undefined` if there's none.
 */
function findSuccessorTarget(
  {api, name}: Pick<Difference, 'api' | 'name'>,
  next: string,
  {parts}: Snapshot,
): string | undefined {
  const owners = name.split(/[.=?]/).slice(0, -1);
  const siblings = owners.map((_, index) => `${owners.slice(0, owners.length - index).join('.')}.${next}`);
  return [...siblings, next].map((each) => toGuideTarget(api, each)).find((target) => parts.has(target));
}
