/** Severity levels of changes for programs that use the API. */
export const CHANGE_LEVELS = ['breaking', 'dangerous', 'safe'] as const;
export type ChangeLevel = (typeof CHANGE_LEVELS)[number];

/** A difference between two revisions of a specification. */
export interface SpecChange {
  api: 'REST' | 'GraphQL';
  level: ChangeLevel;
  /** Changed part in the notation of a `SpecUse`: `Payment.status`. */
  subject: string;
  /** Kind of change: `removed`, `type changed`; for GraphQL, GraphQL Inspector's type of change in words. */
  verb: string;
  /** IDs of the operations where the change was found, if the subject doesn't contain them. */
  operations?: string[];
  /** Stable ID with which the changelog announces the change: `REST Payment.lastRefundReason removed`. */
  key: string;
  /** Description of the change, as a sentence. */
  text: string;
  /** Affected parts of the old specification, which guides may use; see `SpecUse` of the contract. */
  targets: string[];
  /** Old name that affected lines contain, if only the name has changed. */
  word?: string;
  /** Set if the change affects only the targets themselves, not the parts inside them. */
  exact?: true;
}

/** A line of a guide that a change affects. */
export interface AffectedLine {
  file: string;
  line: number;
}
