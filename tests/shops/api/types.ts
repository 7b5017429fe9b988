/** A payment, as the REST description has it. */
export interface Payment {
  id: string;
  amount: number;
  currency: string;
  orderId: string | null;
  status: string;
  subscriptionId: string | null;
  callbackUrl: string | null;
  completeUrl: string | null;
  failUrl: string | null;
  [field: string]: unknown;
}

/** A subscription, as the REST description has it. */
export interface Subscription {
  id: string;
  amount: number;
  currency: string;
  status: string;
  callbackUrl: string | null;
  paymentCallbackUrl: string | null;
  [field: string]: unknown;
}

/** An event that is on its way: who gets it, and its body. */
export interface Event {
  url: string;
  body: {
    id: string;
    type: string;
    data: {object: Payment | Subscription; previousStatus: string};
    [field: string]: unknown;
  };
}

/** What an operation returns. */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** The body of a request, after it was checked. */
export type Body = Record<string, unknown>;

/** A refusal: its status and code, as the description has them. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
