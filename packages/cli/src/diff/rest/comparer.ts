import type {OpenApiDocument} from '@paydocs/contract/document';
import type {ChangeCollector, DetectedChange} from './collector';
import type {ChangeLevel} from '../types';
import type {OwnedSchema} from './flatSchema';

/** Direction of a value: programs send requests, and the API sends responses. */
export type Direction = 'request' | 'response';

/** Both revisions, and the collector of their differences. */
export interface DiffContext {
  before: OpenApiDocument;
  after: OpenApiDocument;
  collector: ChangeCollector;
}

/** Comparer of the schemas of two revisions, for values in one direction. */
export interface Comparer {
  readonly revisions: DiffContext;
  readonly direction: Direction;
  /**
   * Compares two schemas, and adds their differences to the collector.
   *
   * @param before - old schema
   * @param after - new schema
   * @param operation - ID of the operation that uses them, for inline schemas
   */
  compare(before: OwnedSchema, after: OwnedSchema, operation?: string): void;
}

/** Function that adds a change of one schema to the collector. */
export type AddChangeCallback = (
  level: ChangeLevel,
  verb: string,
  text: string,
  extra?: Partial<DetectedChange>,
) => void;
