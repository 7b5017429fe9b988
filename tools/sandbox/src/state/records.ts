/** Types for the data of a sandbox. Payments and subscriptions have the fields of the OpenAPI document. */

/** The account and mode to which a resource belongs. */
export interface Owner {
  accountId: string;
  livemode: boolean;
}

/** The authenticated caller of a request. */
export interface Caller extends Owner {
  /** Details about the client, as in the schema `TraceDetails`. Null without an HTTP request. */
  trace: Record<string, unknown> | null;
}

/** The validated body of a request, or its query parameters. */
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

export type PaymentMethod =
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

export interface CardResponse {
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

/** A payment method in responses. Only the property of its own method isn't `null`. */
export interface PaymentMethodResponse {
  method: PaymentMethod;
  card: CardResponse | null;
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
  paymentMethod: PaymentMethodResponse | null;
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

/** A duration, as a number of time units. */
export interface Duration {
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

export interface Subscription extends Owner, Duration {
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
  retrySchedule: Duration[];
  pauseAtPeriodEnd: boolean;
  pauseIntervalCount: number | null;
  skipIntervalCount: number;
  cancelAtPeriodEnd: boolean;
  lastPayment: LastPayment | null;
  customer: Contact | null;
  paymentMethod: PaymentMethodResponse | null;
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

/** The data of a card. */
export interface Card {
  number: string;
  expMonth: number;
  expYear: number;
  cardholderName?: string | undefined;
  cardholderEmail?: string | undefined;
}

/** A customer's payment method with sensitive data, which responses never contain. */
export type PaymentSource =
  | {method: 'CARD' | 'APPLE_PAY' | 'GOOGLE_PAY' | 'CLICK_TO_PAY'; card: Card}
  | {method: 'BIZUM' | 'MBWAY'; phoneNumber: string}
  | {method: 'PAYPAL'; email?: string | undefined}
  | {method: 'SEPA'; iban: string; accountholderName?: string | undefined}
  | {method: 'MULTIBANCO'};

/** A token that represents a payment source. */
export interface PaymentToken extends Owner {
  id: string;
  source: PaymentSource;
  /** True if the token is for a single payment, as those of browser components are. */
  isForOnePayment: boolean;
  isUsed: boolean;
  /** Expiry in Unix seconds, or `null` for a permanent token. */
  expireAt: number | null;
}

/** Internal data of a payment, which responses don't contain. Times are in Unix seconds. */
export interface PaymentDetails {
  /** True if the request that created the payment contained `expireAt`. */
  hasOwnExpiry: boolean;
  /** True if the method is saved when the payment succeeds. */
  savesMethod: boolean;
  /** True if the customer isn't present, as in later payments of a sequence. */
  isWithoutCustomer: boolean;
  source?: PaymentSource;
  /** Functions that cancel the payment's timers. */
  cancelTimers: (() => void)[];
  sequence?: {expiry: number | null};
  authorizedAt: number | null;
  succeededAt: number | null;
  captureExpireAt: number | null;
  capturedAmount: number | null;
}

/** Internal data of a subscription, which responses don't contain. Times are in Unix seconds. */
export interface SubscriptionDetails {
  /** Time from which periods are counted. */
  anchor: number;
  periods: number;
  /** Index of the period in which the last payment was made. */
  paidPeriod: number;
  /** Time at which the payment that is being retried first failed. */
  failedAt: number | null;
  /** Time at which the pause ends automatically, if it does. */
  pauseEnd: number | null;
  /** Cancels the subscription's timer. */
  cancelTimer?: () => void;
}

/** An endpoint that receives the events of an account. */
export interface Webhook extends Owner {
  id: string;
  name: string | null;
  url: string;
  /** Event types as GraphQL enum values, such as `PAYMENT_SUCCEEDED`. */
  events: string[];
  enabled: boolean;
  signingSecret: string;
  lastCallbackStatus: 'PENDING' | 'RETRYING' | 'SUCCEEDED' | 'FAILED' | null;
  lastHttpStatus: number | null;
  lastCallbackAt: number | null;
  createdAt: number;
  updatedAt: number;
}

/** A generic resource, such as a store, a point of sale, or a blacklist item. */
export interface Resource extends Owner {
  id: string;
  createdAt: number;
  [field: string]: unknown;
}

/** An account that a platform has created. */
export interface Account {
  id: string;
  name: string;
  status: string;
  masterAccountId: string;
}

/** An entry in the history of a payment or subscription. */
export interface HistoryEntry extends Owner {
  id: string;
  /** ID of the payment or subscription. */
  objectId: string;
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
