/** What the snapshots of releases tell. */
import {
  isWithin,
  targetOf,
  type Comparison,
  type Deprecation,
  type Difference,
} from '@paydocs/contract/changelog/history';
import type {Release} from '@paydocs/contract/changelog/types';
import type {PartHistory} from '@paydocs/reference/common/history';
import {compareGraphql} from '../diff/graphql';
import {compareRest} from '../diff/rest';
import type {SpecChange} from '../diff/types';
import type {Snapshot} from './readSnapshots';

/** The words that a change's name ends with when a part as a whole comes or goes. */
const REST_PART = /^REST (\S+=.*|\S+) (added|removed)$/;
const REST_PARAMETER = /^REST (\S+) parameter (\S+) (added|removed)$/;
const GRAPHQL_PART = /^GraphQL (\S+) (?:type|field|input field|field argument|enum value) (added|removed)$/;
/** Told by the snapshots themselves, for both APIs. */
const GRAPHQL_MARK = /(?:deprecation|directive usage) .*$/;

/**
 * @param before - a release
 * @param after - the next one
 * @returns what `paydocs diff` finds between them, and what was deprecated; nothing that stands inside of something which came
 *   or went as a whole
 */
export async function compareSnapshots(before: Snapshot, after: Snapshot): Promise<Difference[]> {
  const changes = [...compareRest(before.openapi, after.openapi), ...(await compareGraphql(before.sdl, after.sdl))];
  const found = [...changes.flatMap((change) => differenceOf(change, before) ?? []), ...deprecatedIn(before, after)];
  const unique = [...new Map(found.map((each) => [`${each.kind} ${each.target} ${each.text ?? ''}`, each])).values()];
  const whole = unique.filter(({kind}) => kind === 'added' || kind === 'removed');
  return unique
    .filter((each) => !whole.some((other) => other !== each && isWithin(each.target, other.target)))
    .sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
}

const sortKey = ({api, kind, name, text = ''}: Difference): string =>
  `${api === 'REST' ? 0 : 1} ${kind} ${name} ${text}`;

function differenceOf({api, level, key, text}: SpecChange, before: Snapshot): Difference | undefined {
  const breaking = level === 'breaking' ? ({breaking: true} as const) : {};
  if (api === 'GraphQL') {
    if (GRAPHQL_MARK.test(key)) return undefined;
    const [, path, done] = GRAPHQL_PART.exec(key) ?? [];
    const [, owner = ''] = /^GraphQL (\S+)/.exec(key) ?? [];
    const name = withValue(path ?? owner, key);
    return {api, kind: kindOf(done), name, target: targetOf(api, name), ...(done === undefined && {text}), ...breaking};
  }
  const [, operation, parameter, change] = REST_PARAMETER.exec(key) ?? [];
  const [, part, done = change] = operation === undefined ? (REST_PART.exec(key) ?? []) : [];
  const [, first = ''] = /^REST (\S+)/.exec(key) ?? [];
  const name = (operation === undefined ? (part ?? first) : `${operation}?${parameter}`).replaceAll('[]', '');
  const isNewlyRequired = / required$/.test(key) && !before.parts.has(name);
  if (isNewlyRequired) return undefined; // it came as a required field
  return {api, kind: kindOf(done), name, target: name, ...(done === undefined && {text}), ...breaking};
}

const kindOf = (done: string | undefined): Difference['kind'] =>
  done === 'added' || done === 'removed' ? done : 'changed';

/** GraphQL Inspector writes `ChargeStatus.PENDING`, guides write `ChargeStatus=PENDING`. */
const withValue = (path: string, key: string): string => (/ enum value /.test(key) ? path.replace('.', '=') : path);

function deprecatedIn(before: Snapshot, after: Snapshot): Difference[] {
  return [...after.parts].flatMap(([target, part]) =>
    part.deprecated !== undefined && before.parts.get(target)?.deprecated === undefined
      ? [{...namesOf(target), kind: 'deprecated' as const}]
      : [],
  );
}

function namesOf(target: string): Pick<Difference, 'api' | 'name' | 'target'> {
  const [, name] = /^graphql:(.*)$/.exec(target) ?? [];
  return name === undefined ? {api: 'REST', name: target, target} : {api: 'GraphQL', name, target};
}

/**
 * @param snapshots - the oldest first
 * @param compare - two of them; see {@link compareSnapshots}
 * @returns what each release but the first changed
 */
export async function compareAll(snapshots: readonly Snapshot[], compare = compareSnapshots): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const [index, after] of snapshots.entries()) {
    const before = snapshots[index - 1];
    if (before) comparisons.push({date: after.date, before: before.date, differences: await compare(before, after)});
  }
  return comparisons;
}

/**
 * @param snapshots - the oldest first
 * @param comparisons - of them
 * @returns when each part came, changed and was deprecated, if that was after the first release
 */
export function partHistories(
  snapshots: readonly Snapshot[],
  comparisons: readonly Comparison[],
): Record<string, PartHistory> {
  const [first, ...later] = snapshots;
  const known = new Map<string, PartHistory>();
  const set = (target: string, more: PartHistory): void => void known.set(target, {...known.get(target), ...more});
  let before = first;
  for (const snapshot of later) {
    for (const [target, {deprecated}] of snapshot.parts) {
      const old = before?.parts.get(target);
      if (!old) set(target, {since: snapshot.date});
      if (deprecated !== undefined && old?.deprecated === undefined) set(target, {deprecated: snapshot.date});
    }
    before = snapshot;
  }
  for (const {date, differences} of comparisons)
    for (const {kind, target} of differences) if (kind === 'changed') set(target, {changed: date});
  return Object.fromEntries([...known].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * @param snapshots - the oldest first
 * @param releases - announced changes: they say sunset dates, and successors that a reason doesn't name
 * @returns what the last release has and nobody should use any more, what goes first at the top
 */
export function deprecationsIn(snapshots: readonly Snapshot[], releases: readonly Release[]): Deprecation[] {
  const announced = new Map(
    releases.flatMap(({changes}) =>
      changes.flatMap(({api, kind, names = [], sunset, successor}) =>
        kind !== 'deprecated' || api === 'JavaScript'
          ? []
          : names.map(({name}) => [targetOf(api, name), {sunset, successor}] as const),
      ),
    ),
  );
  const last = snapshots.at(-1);
  const found = [...(last?.parts ?? [])].flatMap(([target, {deprecated}]): Deprecation[] => {
    if (deprecated === undefined || last === undefined) return [];
    const date = snapshots.find(({parts}) => parts.get(target)?.deprecated !== undefined)?.date ?? last.date;
    const {sunset, successor} = announced.get(target) ?? {};
    const names = namesOf(target);
    const reason = deprecated === true ? undefined : deprecated;
    const next = successor ?? (reason === undefined ? undefined : /`([^`]+)`/.exec(reason)?.[1]);
    const nextTarget = next === undefined ? undefined : targetNear(names, next, last);
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
  const order = ({sunset = '9', date, name}: Deprecation): string => `${sunset} ${date} ${name}`;
  return found.sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

/** A name that a reason gives may be that of a neighbor, without their owner. */
function targetNear(
  {api, name}: Pick<Difference, 'api' | 'name'>,
  next: string,
  {parts}: Snapshot,
): string | undefined {
  const owners = name.split(/[.=?]/).slice(0, -1);
  const neighbors = owners.map((_, index) => `${owners.slice(0, owners.length - index).join('.')}.${next}`);
  return [...neighbors, next].map((each) => targetOf(api, each)).find((target) => parts.has(target));
}
