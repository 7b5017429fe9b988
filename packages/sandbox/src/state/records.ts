/** What the sandbox keeps. Payments and subscriptions have the form of the REST description, field by field. */

/** The account and the mode to which something belongs. */
export interface Owner {
  accountId: string;
  livemode: boolean;
}

/** Who makes a request. */
export interface Caller extends Owner {
  /** What the request says of its sender, as `TraceDetails`; `null` when nobody sent one. */
  trace: Record<string, unknown> | null;
}

/** The body of a request, after it was checked. */
export type Body = Record<string, unknown>;

export type PaymentStatus =
  | 'PENDING'
  | 'AUTHORIZED'
  | 'SUCCEEDED'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED'
  | 'FAILED'
  | 'CANCELED'
  | 'EXPIRED';

export type Method =
  | 'CARD'
  | 'APPLE_PAY'
  | 'GOOGLE_PAY'
  | 'CLICK_TO_PAY'
  | 'BIZUM'
  | 'PAYPAL'
  | 'SEPA'
  | 'MBWAY'
  | 'MULTIBANCO';

export interface NextAction {
  type: 'CONFIRM' | 'CHALLENGE' | 'REDIRECT' | 'WAIT' | 'SHOW_REFERENCE';
  redirect: {url: string; method: string} | null;
  entity: string | null;
  reference: string | null;
  expireAt: number | null;
}

export interface ShownCard {
  brand: string;
  type: string;
  country: string | null;
  last4: string;
  bin: string | null;
  expiration: number | null;
  cardholderName: string | null;
  cardholderEmail: string | null;
  threeDSecure: boolean;
  threeDSecureVersion: string | null;
  threeDSecureFlow: 'FRICTIONLESS' | 'CHALLENGE' | 'NOT_PERFORMED';
  tokenizationMethod: string | null;
}

/** How a response shows what the customer pays with. */
export interface ShownMethod {
  method: Method;
  card: ShownCard | null;
  bizum: {phoneNumber: string} | null;
  mbway: {phoneNumber: string} | null;
  paypal: {orderId: string; payerId: string | null; email: string | null; name: string | null} | null;
  sepa: {iban: string; accountholderName: string | null; bankName: string | null} | null;
  multibanco: {entity: string; reference: string} | null;
}

export interface Contact {
  name: string | null;
  email: string | null;
  phone: string | null;
}

export interface Payment extends Owner {
  id: string;
  amount: number;
  currency: string;
  orderId: string | null;
  status: PaymentStatus;
  statusCode: string | null;
  statusMessage: string | null;
  transactionType: 'SALE' | 'AUTH' | 'PAYOUT' | 'VERIF';
  customer: Contact | null;
  storeId: string | null;
  pointOfSaleId: string | null;
  subscriptionId: string | null;
  sequenceId: string | null;
  paymentToken: string | null;
  paymentMethod: ShownMethod | null;
  nextAction: NextAction | null;
  authorizationCode: string | null;
  refundedAmount: number | null;
  lastRefundAmount: number | null;
  lastRefundReason: string | null;
  cancellationReason: string | null;
  expireAt: number | null;
  callbackUrl: string | null;
  completeUrl: string | null;
  failUrl: string | null;
  cancelUrl: string | null;
  messageChannel: string | null;
  messageLanguage: string | null;
  metadata: Record<string, string> | null;
  createdAt: number;
  updatedAt: number;
  [field: string]: unknown;
}

export type SubscriptionStatus = 'PENDING' | 'TRIALING' | 'ACTIVE' | 'PAST_DUE' | 'PAUSED' | 'CANCELED' | 'EXPIRED';

/** A unit of time with a number of them. */
export interface Span {
  interval: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  intervalCount: number;
}

export interface LastPayment {
  id: string;
  status: PaymentStatus;
  statusCode: string | null;
  statusMessage: string | null;
  createdAt: number;
}

export interface Subscription extends Owner, Span {
  id: string;
  amount: number;
  currency: string;
  description: string | null;
  status: SubscriptionStatus;
  trialPeriodDays: number;
  trialPeriodEnd: number | null;
  currentPeriodStart: number | null;
  currentPeriodEnd: number | null;
  nextPaymentAt: number | null;
  retryCount: number;
  retrySchedule: Span[];
  pauseAtPeriodEnd: boolean;
  pauseIntervalCount: number | null;
  skipIntervalCount: number;
  cancelAtPeriodEnd: boolean;
  lastPayment: LastPayment | null;
  customer: Contact | null;
  paymentMethod: ShownMethod | null;
  sequenceId: string | null;
  storeId: string | null;
  pointOfSaleId: string | null;
  callbackUrl: string | null;
  paymentCallbackUrl: string | null;
  metadata: Record<string, string> | null;
  createdAt: number;
  updatedAt: number;
  [field: string]: unknown;
}

/** The number and the date of a card. */
export interface Card {
  number: string;
  expMonth: number;
  expYear: number;
  cardholderName?: string | undefined;
  cardholderEmail?: string | undefined;
}

/** What a customer pays with, as it is never shown. */
export type Source =
  | {method: 'CARD' | 'APPLE_PAY' | 'GOOGLE_PAY' | 'CLICK_TO_PAY'; card: Card}
  | {method: 'BIZUM' | 'MBWAY'; phoneNumber: string}
  | {method: 'PAYPAL'; email?: string | undefined}
  | {method: 'SEPA'; iban: string; accountholderName?: string | undefined}
  | {method: 'MULTIBANCO'};

/** A payment token. */
export interface Token extends Owner {
  id: string;
  source: Source;
  /** Whether it is for one payment, as a component of the browser makes them. */
  isForOnePayment: boolean;
  isUsed: boolean;
  /** Unix seconds; a permanent one has no end. */
  expireAt: number | null;
}

/** What the sandbox knows of a payment and doesn't show. */
export interface Details {
  /** Whether the request named `expireAt`. */
  hasOwnExpiry: boolean;
  /** Whether the method is saved when the payment succeeds. */
  savesMethod: boolean;
  /** Whether nobody is there to be asked, as in a sequence. */
  isWithoutCustomer: boolean;
  source?: Source;
  /** Calls off what time would do to the payment. */
  callOff: (() => void)[];
  sequence?: {expiry: number | null};
  authorizedAt: number | null;
  succeededAt: number | null;
  captureExpireAt: number | null;
  capturedAmount: number | null;
}

/** What the sandbox knows of a subscription and doesn't show. */
export interface Plan {
  /** The start from which periods are counted, and how many have ended since. */
  anchor: number;
  periods: number;
  /** The period in which the last payment was made. */
  paidPeriod: number;
  /** When the payment failed whose retries run. */
  failedAt: number | null;
  /** When a pause ends by itself. */
  pauseEnd: number | null;
  /** Calls off what time does next to the subscription. */
  callOff?: () => void;
}

/** An endpoint that receives the events of an account. */
export interface Webhook extends Owner {
  id: string;
  name: string | null;
  url: string;
  /** Types as GraphQL writes them, such as `PAYMENT_SUCCEEDED`. */
  events: string[];
  enabled: boolean;
  signingSecret: string;
  lastCallbackStatus: 'PENDING' | 'RETRYING' | 'SUCCEEDED' | 'FAILED' | null;
  lastHttpStatus: number | null;
  lastCallbackAt: number | null;
  createdAt: number;
  updatedAt: number;
}

/** An object of the account that the API keeps as it was sent: a store, a point of sale, an item of the blacklist. */
export interface Thing extends Owner {
  id: string;
  createdAt: number;
  [field: string]: unknown;
}

/** An account that a platform has opened, in either mode. */
export interface Account {
  id: string;
  name: string;
  status: string;
  masterAccountId: string;
}

/** An entry in the history of a payment or a subscription, as GraphQL shows it. */
export interface HistoryEntry extends Owner {
  id: string;
  /** The payment or subscription. */
  of: string;
  type: string;
  status: string;
  previousStatus: string | null;
  amount: number | null;
  currency: string;
  statusCode: string | null;
  statusMessage: string | null;
  payment: LastPayment | null;
  trace: Record<string, unknown> | null;
  createdAt: number;
}
