/** The APIs that readers integrate. */
export const APIS = ['REST', 'GraphQL', 'JavaScript'] as const;

/** What can happen to a part of an API. */
export const KINDS = ['added', 'changed', 'deprecated', 'fixed', 'removed'] as const;

/** One announced change. */
export interface Change {
  api: (typeof APIS)[number];
  kind: (typeof KINDS)[number];
  /** Markdown. */
  text: string;
  /** Breaking changes of the specifications, as `npm run spec:diff` names them. */
  announces: string[];
  /** The parts of the API that it is about: where there are snapshots of releases, they must tell the same. */
  names?: NamedPart[];
  /** The day from which something deprecated may be gone. */
  sunset?: string;
  /** What to use in place of something deprecated, if the reason doesn't name it. */
  successor?: string;
}

/** A part of an API in the changelog: `payments_create`, `Payment.status`; `Charge.id`, `ChargeStatus=PENDING`. */
export interface NamedPart {
  name: string;
  /** Where it stands in the changelog. */
  line: number;
}

/** The changes of one day. */
export interface Release {
  /** `2026-01-01` */
  date: string;
  /** Where it begins in the changelog. */
  line?: number;
  title: string;
  /** Markdown. */
  text?: string;
  changes: Change[];
}
