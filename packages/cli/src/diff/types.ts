/** How much a change matters to programs that use the API. */
export const LEVELS = ['breaking', 'dangerous', 'safe'] as const;
export type Level = (typeof LEVELS)[number];

/** A difference between two revisions of a specification. */
export interface SpecChange {
  api: 'REST' | 'GraphQL';
  level: Level;
  /** Id of the rule that says so: of `REST_RULES`, or the type of change of GraphQL Inspector. */
  rule: string;
  /** Names it for good, so that the changelog can announce it: `REST Payment.lastRefundReason removed`. */
  key: string;
  /** What changed, in words. */
  text: string;
  /** Parts of the old specification that guides can rest on: see `Use` of the contract. */
  targets: string[];
  /** A word that a line must have to be concerned: the name is another, and all else is as it was. */
  word?: string;
  /** Whether the targets alone are meant, and not what stands in them. */
  exact?: true;
}

/** A line of a guide that a change concerns. */
export interface Affected {
  file: string;
  line: number;
}
