import type {OpenApiDocument} from '@paydocs/contract/rest/document';
import type {Collector, Found} from './collector';
import type {RuleId} from './rules';
import type {Part} from './view';

/** Who sends a value: programs, or the API. */
export type Direction = 'request' | 'response';

/** Both revisions, and where to tell what differs. */
export interface Revisions {
  before: OpenApiDocument;
  after: OpenApiDocument;
  collector: Collector;
}

/** Compares schemas of two revisions where programs use them. */
export interface Comparison {
  readonly revisions: Revisions;
  readonly direction: Direction;
  /**
   * @param before - the old schema
   * @param after - the new one
   * @param operation - who uses them, where the schemas have no name of their own
   */
  compare(before: Part, after: Part, operation?: string): void;
}

/** Tells of a change at a place. */
export type Tell = (rule: RuleId, verb: string, text: string, extra?: Partial<Found>) => void;
