import {randomBytes} from 'node:crypto';
import type {Event, Payment} from './testApi';
import type {Program} from './programs';
import type {Visit} from './visit';

/** Something that happens in a shop, and what must come of it. */
export interface Scenario {
  name: string;
  /** @returns whether a program has what the scenario is about; without it, each has */
  needs?: (program: Program) => boolean;
  /** The environment with which the program starts. */
  environment?: Record<string, string>;
  run(visit: Visit): Promise<void>;
}

/** @returns an event as if the API had sent it with another payment */
export function altered(event: Event, changes: Partial<Payment>): Event {
  const copy = structuredClone(event);
  copy.body.id = `evt_${randomBytes(8).toString('hex')}`;
  Object.assign(copy.body.data.object, changes);
  return copy;
}
