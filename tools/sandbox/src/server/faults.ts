import {ApiError} from '../state/apiError';

/** A fault that is injected into a request. */
export interface Fault {
  /** Additional latency in milliseconds. */
  latency?: number | undefined;
  /** Error code with which the request is rejected, such as `service_unavailable`. */
  code?: string | undefined;
  /** Time of the rejection, before or after the operation runs. The default is `before`. */
  when?: 'before' | 'after' | undefined;
  /** Value of `Retry-After`, in seconds. */
  retryAfter?: number | undefined;
  /** True if `Retry-After` is a date, which HTTP also allows. */
  retryDate?: boolean | undefined;
  /**
   * Time at which the connection is closed without a response, before or after the operation runs. With `gateway`, the
   * operation runs, and a simulated gateway responds with 504 and its own JSON.
   */
  drop?: 'before' | 'after' | 'gateway' | undefined;
}

/** A fault that a test has planned for the next requests. */
export interface PlannedFault extends Fault {
  /** ID of a REST operation, or field of a query or mutation. If omitted, the fault applies to all requests. */
  operation?: string | undefined;
  /** Number of requests to which the fault applies. The default is 1. */
  times?: number | undefined;
}

/** An outcome that a test has planned for the next payments, refunds, or captures, with any payment source. */
export interface PlannedOutcome {
  kind: 'payment' | 'refund' | 'capture';
  /** Status code, such as `E102`. For refunds and captures, any value causes a decline. */
  statusCode: string;
  times: number;
}

/** Names that a fault can refer to. */
export interface ValidFaultNames {
  /** Error codes. If the list is empty, all codes are allowed. */
  codes: readonly string[];
  /** IDs of REST operations, and fields of queries and mutations. */
  operations: readonly string[];
}

/** An error from a fault, or from an invalid fault. The specification of the operation doesn't have to document it. */
export class FaultError extends ApiError {}

/** The faults and outcomes that tests have planned. */
export class FaultPlan {
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

  /** Returns the next fault for an operation, and counts it as used. Returns undefined if none is planned. */
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
 * Parses the header `Sandbox-Fault`.
 *
 * @param header - value such as `latency=500, drop=after` or `code=rate_limit_exceeded, retryAfter=2`
 * @throws FaultError if the value is invalid
 */
export function parseFault(header: string): Fault {
  const fault: Fault = {};
  for (const part of header.split(',')) {
    const [name = '', value = ''] = part.split('=').map((each) => each.trim());
    if (name === 'latency' || name === 'retryAfter') fault[name] = parseInteger(name, value);
    else if (name === 'code' && value !== '') fault.code = value;
    else if (name === 'when' && (value === 'before' || value === 'after')) fault.when = value;
    else if (name === 'drop' && (value === 'before' || value === 'after' || value === 'gateway')) fault.drop = value;
    else if (name === 'retryDate' && value === 'true') fault.retryDate = true;
    else
      throw new FaultError(
        'invalid_request',
        `Sandbox-Fault accepts latency, code, retryAfter, retryDate (true), when (before or after), and drop (before, after, or gateway), not "${part.trim()}".`,
      );
  }
  return fault;
}

function parseInteger(name: string, value: string): number {
  if (!/^\d{1,6}$/.test(value))
    throw new FaultError(
      'invalid_request',
      `Sandbox-Fault: ${name} must be an integer from 0 to 999999 (found "${value}").`,
    );
  return Number(value);
}

/**
 * Checks that the error code and the operation in a fault exist.
 *
 * @param fault - fault from a test
 * @param known - existing codes and operations
 * @throws FaultError if the code or operation doesn't exist
 */
export function assertValidFaultNames({code, operation}: PlannedFault, {codes, operations}: ValidFaultNames): void {
  if (code !== undefined && codes.length > 0 && !codes.includes(code))
    throw new FaultError('invalid_request', `There is no code ${code}. Valid codes: ${codes.join(', ')}.`);
  if (operation !== undefined && !operations.includes(operation))
    throw new FaultError(
      'invalid_request',
      `There is no operation ${operation}. Valid operations: ${operations.join(', ')}.`,
    );
}

const MESSAGES_BY_CODE = new Map(
  Object.entries({
    idempotency_in_progress: 'A request with this Idempotency-Key is still running. Try again in a moment.',
    rate_limit_exceeded: 'The account has made too many requests in one second. Try again in 1 second.',
    service_unavailable: 'The API is temporarily unavailable.',
    processor_unavailable: "The payment processor doesn't respond.",
    internal_error: 'Something went wrong on our side. Try again, and contact support if it happens again.',
  }),
);

/**
 * Throws an error if a fault has an error code.
 *
 * @throws FaultError with the code of the fault
 */
export function throwIfFaultHasCode({code}: Fault): void {
  if (code === undefined) return;
  throw new FaultError(code, MESSAGES_BY_CODE.get(code) ?? `The test requested the error ${code}.`);
}
