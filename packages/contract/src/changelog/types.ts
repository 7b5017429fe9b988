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
}

/** The changes of one day. */
export interface Release {
  /** `2026-01-01` */
  date: string;
  title: string;
  /** Markdown. */
  text?: string;
  changes: Change[];
}
