/** What snapshots of releases tell: which differences there are, and when each part of an API came. */
import type {Change} from './types';

/** A difference between two releases. */
export interface Difference {
  api: 'REST' | 'GraphQL';
  kind: Extract<Change['kind'], 'added' | 'changed' | 'deprecated' | 'removed'>;
  /** As `changelog.yaml` names it: `payments_create`, `Payment.status`; `Charge.id`, `ChargeStatus=PENDING`. */
  name: string;
  /** What it is for guides; see `Use`. */
  target: string;
  /** What changed, in words, where the kind doesn't say it. */
  text?: string;
  /** Whether programs may stop working. */
  breaking?: true;
}

/** What a release changed. */
export interface Comparison {
  /** Of the release. */
  date: string;
  /** Of the release before. */
  before: string;
  differences: readonly Difference[];
}

/** Something that should not be used any more. */
export interface Deprecation extends Pick<Difference, 'api' | 'name' | 'target'> {
  /** The release that deprecated it. */
  date: string;
  /** Why, in Markdown. */
  reason?: string;
  /** The day from which it may be gone. */
  sunset?: string;
  /** What to use in its place, with what it is for guides. */
  successor?: {name: string; target: string};
}

/** What all snapshots tell together. */
export interface History {
  /** The oldest first. */
  comparisons: readonly Comparison[];
  deprecations: readonly Deprecation[];
}

/** @returns what a line of a guide rests on, by its name in `changelog.yaml` */
export const targetOf = (api: Difference['api'], name: string): string =>
  api === 'GraphQL' ? `graphql:${name}` : name;

/** @returns whether a part of an API is another one, or stands inside of it */
export const isWithin = (target: string, owner: string): boolean =>
  target === owner || ['.', '=', '?'].some((sign) => target.startsWith(owner + sign));
