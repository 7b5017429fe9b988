import {randomBytes} from 'node:crypto';
import type {Sample} from '@paydocs/cli/snippets/types';
import type {Event, Payment} from './testApi';
import type {Program} from './programs';
import type {Visit} from './visit';

/** Something that happens in a shop, and what must come of it. */
export interface Scenario {
  name: string;
  /** @returns whether a program has what the scenario is about; without it, each shop has */
  needs?: (program: Program, sample: Sample) => boolean;
  /** Servers that only receive events take it too: all, or those that deliver an order. */
  receivers?: 'all' | 'delivering';
  /** The environment with which the program starts. */
  environment?: Record<string, string>;
  /** Changes the program, as a reader does. */
  edit?: (code: string) => string;
  /** Customers send what no page of the shop sends, so the API may be asked for what it refuses. */
  isAbuse?: boolean;
  run(visit: Visit): Promise<void>;
}

/** @returns an event as if the API had sent it with another payment */
export function altered(event: Event, changes: Partial<Payment>): Event {
  const copy = structuredClone(event);
  copy.body.id = `evt_${randomBytes(8).toString('hex')}`;
  Object.assign(copy.body.data.object, changes);
  return copy;
}
