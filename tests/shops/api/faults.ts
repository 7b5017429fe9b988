import {setTimeout as pause} from 'node:timers/promises';
import {Refusal} from './types';

/** What goes wrong with a request. `lost` does what was asked, and then breaks the connection. */
export type FaultKind = 'in progress' | 'limit' | 'unavailable' | 'lost' | 'slow';

interface Fault {
  operation: string;
  kind: FaultKind;
  times: number;
}

const REFUSALS = {
  'in progress': [409, 'idempotency_in_progress', 'A request with this Idempotency-Key is still running.'],
  limit: [429, 'rate_limit_exceeded', 'The account has made too many requests. Try again in 1 second.'],
  unavailable: [503, 'service_unavailable', 'The API is not available for the moment. Try again in 1 second.'],
} as const;

/** Faults that a test asked for. */
export class Faults {
  private readonly waiting: Fault[] = [];

  /**
   * @param operation - its id, such as `payments_create`
   * @param kind - what goes wrong
   * @param times - with how many requests
   */
  add(operation: string, kind: FaultKind, times = 1): void {
    this.waiting.push({operation, kind, times});
  }

  /** @returns what goes wrong with a request to an operation now, if anything */
  take(operation: string): FaultKind | undefined {
    const fault = this.waiting.find((each) => each.operation === operation && each.times > 0);
    if (fault) fault.times -= 1;
    return fault?.kind;
  }
}

/** Refuses a request, before anything is done. */
export function refuseFor(fault: FaultKind | undefined): void {
  if (fault === undefined || fault === 'slow' || fault === 'lost') return;
  const [status, code, message] = REFUSALS[fault];
  throw new Refusal(status, code, message);
}

/** Lets a request run for a while. */
export async function delayFor(fault: FaultKind | undefined): Promise<void> {
  if (fault === 'slow') await pause(400);
}
