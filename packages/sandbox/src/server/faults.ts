import {Refusal} from '../state/refusal';

/** What goes wrong with a request. */
export interface Fault {
  /** Milliseconds that the request takes longer. */
  latency?: number | undefined;
  /** A code of the description with which the request is refused, such as `service_unavailable`. */
  code?: string | undefined;
  /** Whether it is refused before anything is done, which is the default, or after it. */
  when?: 'before' | 'after' | undefined;
  /** Seconds in `Retry-After` of such a refusal. */
  retryAfter?: number | undefined;
  /** Whether `Retry-After` is the date of that second, as HTTP allows too. */
  retryDate?: boolean | undefined;
  /**
   * Breaks the connection: before anything is done, or after it, so that the response is lost; or a gateway in front of
   * the API answers 504 instead of it, with JSON of its own.
   */
  drop?: 'before' | 'after' | 'gateway' | undefined;
}

/** Faults that wait for the next requests. */
export interface PlannedFault extends Fault {
  /** Id of an operation, or a field of a query or mutation; without it, every one. */
  operation?: string | undefined;
  /** How many requests meet it; 1 without it. */
  times?: number | undefined;
}

/** What the next payments, refunds or captures end with, whatever they are made with. */
export interface PlannedOutcome {
  kind: 'payment' | 'refund' | 'capture';
  /** Such as `E102`; only whether there is one counts for refunds and captures. */
  statusCode: string;
  times: number;
}

/** What a test may name in a fault. */
export interface Known {
  /** Codes of errors; any where the description has none. */
  codes: readonly string[];
  /** Ids of operations, and fields of queries and mutations. */
  operations: readonly string[];
}

/** A refusal that a test asked for, or of what it asked for: no operation need have it. */
export class FaultRefusal extends Refusal {}

/** The faults and outcomes that a test asked for. */
export class Faults {
  private readonly planned: PlannedFault[] = [];
  private readonly outcomes: PlannedOutcome[] = [];

  add(fault: PlannedFault): void {
    this.planned.push({...fault});
  }

  addOutcome(outcome: PlannedOutcome): void {
    this.outcomes.push({...outcome});
  }

  list(): {faults: readonly PlannedFault[]; outcomes: readonly PlannedOutcome[]} {
    return {faults: this.planned, outcomes: this.outcomes};
  }

  /** @returns the fault of a request, which is then used up */
  take(operation: string): Fault | undefined {
    const found = this.planned.find((each) => (each.operation ?? operation) === operation);
    if (!found) return undefined;
    found.times = (found.times ?? 1) - 1;
    if (found.times <= 0) this.planned.splice(this.planned.indexOf(found), 1);
    return found;
  }

  takeOutcome(kind: PlannedOutcome['kind']): string | undefined {
    const found = this.outcomes.find((each) => each.kind === kind);
    if (!found) return undefined;
    found.times -= 1;
    if (found.times <= 0) this.outcomes.splice(this.outcomes.indexOf(found), 1);
    return found.statusCode;
  }

  clear(): void {
    this.planned.length = 0;
    this.outcomes.length = 0;
  }
}

/**
 * @param header - `Sandbox-Fault`, such as `latency=500, drop=after` or `code=rate_limit_exceeded, retryAfter=2`
 * @returns the fault that it asks for
 * @throws Refusal if it isn't one
 */
export function faultOf(header: string): Fault {
  const fault: Fault = {};
  for (const part of header.split(',')) {
    const [name = '', value = ''] = part.split('=').map((each) => each.trim());
    if (name === 'latency' || name === 'retryAfter') fault[name] = wholeNumber(name, value);
    else if (name === 'code' && value !== '') fault.code = value;
    else if (name === 'when' && (value === 'before' || value === 'after')) fault.when = value;
    else if (name === 'drop' && (value === 'before' || value === 'after' || value === 'gateway')) fault.drop = value;
    else if (name === 'retryDate' && value === 'true') fault.retryDate = true;
    else
      throw new FaultRefusal(
        'invalid_request',
        `Sandbox-Fault accepts latency, code, retryAfter, retryDate (true), when (before or after), and drop (before, after, or gateway), not "${part.trim()}".`,
      );
  }
  return fault;
}

function wholeNumber(name: string, value: string): number {
  if (!/^\d{1,6}$/.test(value)) throw new FaultRefusal('invalid_request', `Sandbox-Fault: ${name} must be an integer.`);
  return Number(value);
}

/**
 * @param fault - what a test asked for
 * @param known - what it may name
 * @throws Refusal if it names a code or an operation that there isn't
 */
export function mustBeKnown({code, operation}: PlannedFault, {codes, operations}: Known): void {
  if (code !== undefined && codes.length > 0 && !codes.includes(code))
    throw new FaultRefusal('invalid_request', `There is no code ${code}. Valid codes: ${codes.join(', ')}.`);
  if (operation !== undefined && !operations.includes(operation))
    throw new FaultRefusal(
      'invalid_request',
      `There is no operation ${operation}. Valid operations: ${operations.join(', ')}.`,
    );
}

const MESSAGES = new Map(
  Object.entries({
    idempotency_in_progress: 'A request with this Idempotency-Key is still running. Try again in a moment.',
    rate_limit_exceeded: 'The account has made too many requests in one second. Try again in 1 second.',
    service_unavailable: 'The API is not available for the moment.',
    processor_unavailable: "The payment processor doesn't respond.",
    internal_error: 'Something went wrong on our side. Try again, and contact support if it happens again.',
  }),
);

/** @throws Refusal if the fault refuses the request */
export function refuseForFault({code}: Fault): void {
  if (code === undefined) return;
  throw new FaultRefusal(code, MESSAGES.get(code) ?? `The test requested the error ${code}.`);
}
