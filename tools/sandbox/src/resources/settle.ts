import type {Api} from '../api';
import {generateId} from '../state/ids';
import type {Payment, PaymentStatus} from '../state/records';
import {createToken} from '../methods/tokens';

/** Lifetime of an authorization, 7 days, in seconds. */
const AUTHORIZATION_LIFETIME_SECONDS = 7 * 86_400;
/** Methods without an authorization code. */
const METHODS_WITHOUT_AUTHORIZATION_CODE = ['MULTIBANCO', 'PAYPAL', 'SEPA'];

/** Types of history entries, by status. For other statuses, the type is the status. */
const HISTORY_ENTRY_TYPES: Partial<Record<PaymentStatus, string>> = {PARTIALLY_REFUNDED: 'REFUNDED'};

/**
 * Changes the status of a payment in place, cancels its timers, and records the change, which sends an event.
 *
 * @param status - new status
 * @param statusCode - new status code; if omitted, the code doesn't change
 * @param entry - type and amount of the history entry, if they differ from the default
 */
export function changePaymentStatus(
  {store, clock, getStatusMessage}: Api,
  payment: Payment,
  status: PaymentStatus,
  statusCode?: string,
  entry: {type?: string; amount?: number} = {},
): void {
  const previousStatus = payment.status;
  const now = clock.now();
  const details = store.getPaymentDetails(payment);
  details.cancelTimers.splice(0).forEach((cancel) => cancel());
  Object.assign(payment, {status, nextAction: null, updatedAt: now});
  if (statusCode !== undefined) Object.assign(payment, {statusCode, statusMessage: getStatusMessage(statusCode)});
  store.record(payment, entry.type ?? HISTORY_ENTRY_TYPES[status] ?? status, now, {
    previousStatus,
    isStatus: true,
    amount: entry.amount ?? payment.amount,
  });
}

/**
 * Completes a successful attempt. Charges or authorizes the amount, and saves the method if the request asks for it.
 */
export function completeSuccessfulPayment(api: Api, payment: Payment): void {
  const {store, clock} = api;
  const details = store.getPaymentDetails(payment);
  const {method} = payment.paymentMethod ?? {};
  const card = payment.paymentMethod?.card;
  if (card?.threeDSecureFlow === 'CHALLENGE') card.threeDSecure = true;
  const {paypal} = payment.paymentMethod ?? {};
  if (paypal && details.source?.method === 'PAYPAL')
    Object.assign(paypal, {
      payerId: 'QYR5Z8XDVJNXQ',
      email: details.source.email ?? 'customer@mail.example',
      name: payment.customer?.name ?? null,
    });
  payment.authorizationCode =
    method && !METHODS_WITHOUT_AUTHORIZATION_CODE.includes(method) ? createAuthorizationCode() : null;
  if (details.savesMethod && details.source && card)
    payment.paymentToken = createToken(api, payment, details.source, false).id;
  if (payment.subscriptionId !== null) payment.sequenceId ??= generateId('seq');
  if (payment.transactionType === 'AUTH') {
    details.authorizedAt = clock.now();
    details.captureExpireAt = clock.now() + AUTHORIZATION_LIFETIME_SECONDS;
    changePaymentStatus(api, payment, 'AUTHORIZED', 'E000');
    details.cancelTimers.push(
      clock.schedule(details.captureExpireAt, () => changePaymentStatus(api, payment, 'EXPIRED', 'E902')),
    );
    return;
  }
  details.succeededAt = clock.now();
  details.capturedAmount = payment.amount;
  changePaymentStatus(api, payment, 'SUCCEEDED', 'E000');
}

const createAuthorizationCode = (): string => String(Math.floor(Math.random() * 1e6)).padStart(6, '0');
