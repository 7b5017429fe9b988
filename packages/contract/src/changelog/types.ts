/** APIs whose changes are announced. */
export const APIS = ['REST', 'GraphQL', 'JavaScript'] as const;

/** Kinds of changes to a part of an API. */
export const CHANGE_KINDS = ['added', 'changed', 'deprecated', 'fixed', 'removed'] as const;

/** An announced change. */
export interface Change {
  api: (typeof APIS)[number];
  kind: (typeof CHANGE_KINDS)[number];
  /** Description in Markdown. */
  text: string;
  /** Breaking changes of the specifications, as named by `npm run spec:diff`. */
  announces: string[];
  /** Parts of the API that the change is about. If there are snapshots of releases, their differences must match. */
  names?: ChangelogName[];
  /** Date from which a deprecated part may be removed. */
  sunset?: string;
  /** Replacement of a deprecated part, if the reason doesn't name it. */
  successor?: string;
}

/** A part of an API in the changelog: `payments_create`, `Payment.status`; `Charge.id`, `ChargeStatus=PENDING`. */
export interface ChangelogName {
  name: string;
  /** Line number in the changelog. */
  line: number;
}

/** The announced changes of one day. */
export interface Release {
  /** Date, such as `2026-01-01`. */
  date: string;
  /** Line number of the release in the changelog. */
  line?: number;
  title: string;
  /** Introduction in Markdown. */
  text?: string;
  changes: Change[];
}
