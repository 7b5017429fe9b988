import {randomBytes} from 'node:crypto';
import type {Sample} from '../../packages/cli/src/snippets/types';
import type {Event, Payment} from './testApi';
import type {Program} from './programs';
import type {Visit} from './visit';

/** Something that happens in a shop, and the expected result. */
export interface Scenario {
  name: string;
  /** Checks whether the scenario applies to a program; by default, it applies to each shop. */
  appliesTo?: (program: Program, sample: Sample) => boolean;
  /** Servers that only receive events and also run it: all, or those that deliver an order. */
  receivers?: 'all' | 'delivering';
  /** Environment variables of the program. */
  environment?: Record<string, string>;
  /** Edits the program, as a reader does. */
  edit?: (code: string) => string;
  /** Whether customers send what no page of the shop sends, so that the API may get requests that it rejects. */
  isAbuse?: boolean;
  run(visit: Visit): Promise<void>;
}

/** Returns a copy of an event, as if the API had sent it with another payment. */
export function alterEvent(event: Event, changes: Partial<Payment>): Event {
  const copy = structuredClone(event);
  copy.body.id = `evt_${randomBytes(8).toString('hex')}`;
  Object.assign(copy.body.data.object, changes);
  return copy;
}
