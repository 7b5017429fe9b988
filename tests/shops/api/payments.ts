import {exampleOf} from './description';
import {newId} from './ids';
import {Refusal, type Body, type Payment} from './types';

const OPEN = {method: 'GET', path: '/payments/{id}'};
const FINAL = {
  SUCCEEDED: {statusCode: 'E000', statusMessage: 'The payment is successful.'},
  AUTHORIZED: {statusCode: 'E000', statusMessage: 'The payment is successful.'},
  FAILED: {statusCode: 'E102', statusMessage: 'There is not enough money.'},
  CANCELED: {statusCode: 'E901', statusMessage: 'You or the customer canceled the payment.'},
  EXPIRED: {statusCode: 'E902', statusMessage: 'The payment expired.'},
};
/** A status in which nobody waits for the customer anymore. */
export type Result = keyof typeof FINAL;

/** The payments of an account, and what may happen to them. */
export class Payments {
  readonly all: Payment[] = [];
  private readonly usedTokens = new Set<string>();
  /** Payments that save their method. */
  private readonly saving = new Set<Payment>();

  /** @param onChange - hears of each change of a status */
  constructor(private readonly onChange: (payment: Payment, previous: string) => void) {}

  get(id: string): Payment {
    const found = this.all.find((payment) => payment.id === id);
    if (!found) throw new Refusal(404, 'payment_not_found', `There's no payment ${id} in this account and mode.`);
    return found;
  }

  /** @param body - as the description has it, or with fields that only the API sets */
  create(body: Body): Payment {
    const empty = exampleOf<Payment>(OPEN, 'pending');
    const id = newId('pay');
    const fields = Object.entries(body).filter(
      ([name]) => name in empty && !name.startsWith('paymentM') && name !== 'paymentToken',
    );
    const payment: Payment = {
      ...empty,
      ...Object.fromEntries([...Object.keys(empty)].filter((name) => name.endsWith('Url')).map((name) => [name, null])),
      ...Object.fromEntries(fields),
      id,
      nextAction: redirectTo(`https://pay.example/${id}`),
    };
    if (body.sequence) payment.sequenceId = newId('seq');
    this.all.push(payment);
    if (body.generatePaymentToken) this.saving.add(payment);
    if (body.paymentToken ?? body.paymentMethod) this.pay(payment, body);
    return payment;
  }

  confirm(id: string, body: Body): Payment {
    const payment = this.get(id);
    this.mustBe(payment, 'PENDING', 'payment_not_pending');
    if (body.generatePaymentToken) this.saving.add(payment);
    this.pay(payment, body);
    return payment;
  }

  /** Asks the customer to pay, in a message or an app. */
  send(id: string): Payment {
    const payment = this.get(id);
    this.mustBe(payment, 'PENDING', 'payment_not_pending');
    return payment;
  }

  capture(id: string, {amount}: Body): Payment {
    const payment = this.get(id);
    this.mustBe(payment, 'AUTHORIZED', 'payment_not_authorized');
    if (Number(amount ?? 0) > payment.amount) throw new Refusal(422, 'amount_too_large', 'The amount is too large.');
    if (typeof amount === 'number') payment.amount = amount;
    return this.settle(payment, 'SUCCEEDED');
  }

  cancel(id: string): Payment {
    const payment = this.get(id);
    if (payment.status !== 'AUTHORIZED') this.mustBe(payment, 'PENDING', 'payment_not_pending');
    return this.settle(payment, 'CANCELED');
  }

  refund(id: string, {amount, refundReason}: Body): Payment {
    const payment = this.get(id);
    const left = payment.amount - Number(payment.refundedAmount ?? 0);
    if (!['SUCCEEDED', 'PARTIALLY_REFUNDED'].includes(payment.status))
      throw new Refusal(422, 'payment_not_refundable', `The payment has the status ${payment.status}.`);
    const part = Number(amount ?? left);
    if (part > left) throw new Refusal(422, 'amount_too_large', `The amount is larger than ${left}.`);
    const previous = payment.status;
    Object.assign(payment, {
      lastRefundAmount: part,
      lastRefundReason: refundReason ?? null,
      refundedAmount: payment.amount - left + part,
    });
    payment.status = part === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    this.onChange(payment, previous);
    return payment;
  }

  /** Ends an open payment, as the customer, the bank or time does. */
  settle(payment: Payment, result: Result): Payment {
    const previous = payment.status;
    const paid = exampleOf<Payment>(OPEN, 'succeeded');
    Object.assign(payment, FINAL[result], {status: result, nextAction: null});
    if (result === 'SUCCEEDED' || result === 'AUTHORIZED') {
      payment.paymentMethod = paid.paymentMethod;
      payment.authorizationCode = paid.authorizationCode;
      if (this.saving.has(payment)) payment.paymentToken = newId('tok');
    }
    this.onChange(payment, previous);
    return payment;
  }

  private pay(payment: Payment, {paymentToken, paymentMethod}: Body): void {
    const token = String(paymentToken ?? '');
    const method = (paymentMethod as {method?: string} | undefined)?.method;
    // What a component of the browser makes is for one payment.
    if (token.startsWith('tok_once') && this.usedTokens.has(token))
      throw new Refusal(422, 'token_expired', `The payment token ${token} was used before.`);
    this.usedTokens.add(token);
    if (method === 'BIZUM' || method === 'MBWAY')
      payment.nextAction = {...redirectTo(''), type: 'WAIT', redirect: null};
    else if (method === 'PAYPAL') payment.nextAction = redirectTo(`https://wallet.example/${payment.id}`);
    else if (token.includes('challenge'))
      payment.nextAction = {...redirectTo(`https://bank.example/${payment.id}`), type: 'CHALLENGE'};
    else if (/declined/.test(token + JSON.stringify(paymentMethod ?? ''))) this.settle(payment, 'FAILED');
    else this.settle(payment, payment.transactionType === 'AUTH' ? 'AUTHORIZED' : 'SUCCEEDED');
  }

  private mustBe(payment: Payment, status: string, code: string): void {
    if (payment.status !== status) throw new Refusal(422, code, `The payment has the status ${payment.status}.`);
  }
}

const redirectTo = (url: string): Record<string, unknown> => ({
  type: 'REDIRECT',
  redirect: {url, method: 'GET'},
  entity: null,
  reference: null,
  expireAt: null,
});
