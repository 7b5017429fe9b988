/**
 * Types of the history that snapshots of releases provide: differences, and the release in which each part of an API
 * first appeared.
 */
import type {Change} from './types';

/** A difference between two releases. */
export interface Difference {
  api: 'REST' | 'GraphQL';
  kind: Extract<Change['kind'], 'added' | 'changed' | 'deprecated' | 'removed'>;
  /** Name as in `changelog.yaml`: `payments_create`, `Payment.status`; `Charge.id`, `ChargeStatus=PENDING`. */
  name: string;
  /** Target in guides; see `SpecUse`. */
  target: string;
  /** Description of the change, if the kind alone isn't enough. */
  text?: string;
  /** Whether programs may stop working. */
  breaking?: true;
}

/** Differences between a release and the previous one. */
export interface Comparison {
  /** Date of the release. */
  date: string;
  /** Date of the previous release. */
  before: string;
  differences: readonly Difference[];
}

/** A deprecated part of an API. */
export interface Deprecation extends Pick<Difference, 'api' | 'name' | 'target'> {
  /** Date of the release that deprecated it. */
  date: string;
  /** Reason in Markdown. */
  reason?: string;
  /** Date from which the part may be removed. */
  sunset?: string;
  /** Replacement, with its target in guides. */
  successor?: {name: string; target: string};
}

/** History of all releases, from their snapshots. */
export interface ReleaseHistory {
  /** Comparisons of consecutive releases, oldest first. */
  comparisons: readonly Comparison[];
  deprecations: readonly Deprecation[];
}

/** Converts a name in `changelog.yaml` to a target in guides (see `SpecUse`). */
export const toGuideTarget = (api: Difference['api'], name: string): string =>
  api === 'GraphQL' ? `graphql:${name}` : name;

/** Checks whether a part of an API equals another part or is nested in it. */
export const isWithin = (target: string, owner: string): boolean =>
  target === owner || ['.', '=', '?'].some((sign) => target.startsWith(owner + sign));
