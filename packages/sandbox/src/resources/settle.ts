import type {Api} from '../api';
import {newId} from '../state/ids';
import type {Payment, PaymentStatus} from '../state/records';
import {makeToken} from '../methods/tokens';

/** How long a hold lasts: 7 days. */
const HOLD = 7 * 86_400;
/** Methods without a code of approval. */
const WITHOUT_CODE = ['MULTIBANCO', 'PAYPAL', 'SEPA'];

/** What the history of a payment calls each status. */
const ENTRIES: Partial<Record<PaymentStatus, string>> = {PARTIALLY_REFUNDED: 'REFUNDED'};

/**
 * Gives a payment another status, keeps its history and sends its event.
 *
 * @param payment - what changes
 * @param status - the new one
 * @param statusCode - its result, if it has another one than before
 * @param entry - what the history calls it, if not as the status
 */
export function changeStatus(
  {store, clock, messageOf}: Api,
  payment: Payment,
  status: PaymentStatus,
  statusCode?: string,
  entry: {type?: string; amount?: number} = {},
): void {
  const previousStatus = payment.status;
  const now = clock.now();
  const details = store.detailsOf(payment);
  details.callOff.splice(0).forEach((callOff) => callOff());
  Object.assign(payment, {status, nextAction: null, updatedAt: now});
  if (statusCode !== undefined) Object.assign(payment, {statusCode, statusMessage: messageOf(statusCode)});
  store.record(payment, entry.type ?? ENTRIES[status] ?? status, now, {
    previousStatus,
    isStatus: true,
    amount: entry.amount ?? payment.amount,
  });
}

/** Ends an attempt to pay well: the amount is charged, or held. */
export function succeed(api: Api, payment: Payment): void {
  const {store, clock} = api;
  const details = store.detailsOf(payment);
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
  payment.authorizationCode = method && !WITHOUT_CODE.includes(method) ? newCode() : null;
  if (details.savesMethod && details.source && card)
    payment.paymentToken = makeToken(api, payment, details.source, false).id;
  if (payment.subscriptionId !== null) payment.sequenceId ??= newId('seq');
  if (payment.transactionType === 'AUTH') {
    details.authorizedAt = clock.now();
    details.captureExpireAt = clock.now() + HOLD;
    changeStatus(api, payment, 'AUTHORIZED', 'E000');
    details.callOff.push(clock.schedule(details.captureExpireAt, () => changeStatus(api, payment, 'EXPIRED', 'E902')));
    return;
  }
  details.succeededAt = clock.now();
  details.capturedAmount = payment.amount;
  changeStatus(api, payment, 'SUCCEEDED', 'E000');
}

const newCode = (): string => String(Math.floor(Math.random() * 1e6)).padStart(6, '0');
