/** Severity levels of changes for programs that use the API. */
export const LEVELS = ['breaking', 'dangerous', 'safe'] as const;
export type Level = (typeof LEVELS)[number];

/** A difference between two revisions of a specification. */
export interface SpecChange {
  api: 'REST' | 'GraphQL';
  level: Level;
  /** ID of the rule that sets the level: one of `REST_RULES`, or GraphQL Inspector's type of change. */
  rule: string;
  /** Stable name, by which the changelog announces the change: `REST Payment.lastRefundReason removed`. */
  key: string;
  /** Description of the change, in words. */
  text: string;
  /** Affected parts of the old specification, which guides may use; see `Use` of the contract. */
  targets: string[];
  /** Word that an affected line contains, if nothing but a name changed. */
  word?: string;
  /** Set if the change affects only the targets themselves, and not the parts inside them. */
  exact?: true;
}

/** A line of a guide that a change affects. */
export interface AffectedLine {
  file: string;
  line: number;
}
