import type {Hono} from 'hono';
import {html} from 'hono/html';
import {performCustomerAction, createCard, completeHostedPayment, type CustomerActionType} from '../resources/customer';
import type {Sandbox} from '../sandbox';
import {ApiError} from '../state/apiError';
import type {Payment, PaymentSource} from '../state/records';

type Markup = ReturnType<typeof html>;

/**
 * Adds the routes of the pages on which customers pay: the payment page, the issuer's challenge, and the PayPal page.
 */
export function registerPaymentPages(app: Hono, sandbox: Sandbox): void {
  const getPayment = (id: string): Payment => {
    const payment = sandbox.store.payments.get(id);
    if (!payment) throw new ApiError('payment_not_found', `There is no payment ${id}.`);
    return payment;
  };
  app.get('/pay/:id', (c) => c.html(renderPaymentPage(getPayment(c.req.param('id')), sandbox)));
  app.get('/pay/:id/:page', (c) => c.html(renderApprovalPage(getPayment(c.req.param('id')))));
  app.post('/pay/:id', async (c) => {
    const payment = getPayment(c.req.param('id'));
    const {action, ...source} = await c.req.parseBody();
    if (action === 'approve' || action === 'reject' || action === 'cancel')
      performCustomerAction(sandbox, payment, action);
    else completeHostedPayment(sandbox, payment, toSource(source));
    const next = payment.nextAction?.redirect?.url ?? getReturnUrl(payment, action);
    return c.redirect(next ?? `${sandbox.payUrl}/${payment.id}`, 303);
  });
}

/** Returns the URL to which the customer is redirected after an action, or `null` to stay on the payment page. */
function getReturnUrl({status, completeUrl, failUrl, cancelUrl, nextAction}: Payment, action: unknown): string | null {
  if (action === ('cancel' satisfies CustomerActionType)) return cancelUrl ?? completeUrl;
  if (status === 'PENDING' && nextAction?.type === 'SHOW_REFERENCE') return null;
  return status === 'FAILED' ? (failUrl ?? completeUrl) : completeUrl;
}

function toSource({card, phone, method, iban}: Record<string, unknown>): PaymentSource {
  if (typeof card === 'string') return {method: 'CARD', card: createCard(card)};
  if (typeof phone === 'string') return {method: phone.startsWith('+351') ? 'MBWAY' : 'BIZUM', phoneNumber: phone};
  if (typeof iban === 'string') return {method: 'SEPA', iban};
  if (method === 'PAYPAL' || method === 'MULTIBANCO') return {method};
  throw new ApiError('invalid_request', 'Choose a payment method.');
}

function renderPaymentPage(payment: Payment, {options}: Sandbox): Markup {
  if (payment.status !== 'PENDING' || payment.nextAction?.type !== 'REDIRECT') return renderStatusPage(payment);
  const {cards = [], phones = [], ibans = []} = options.testData ?? {};
  const formatOutcome = ({status, statusCode}: {status: string; statusCode?: string | undefined}): string =>
    `${status} ${statusCode ?? ''}`;
  return renderDocument(
    payment,
    html`<h2>Card</h2>
      ${cards.map(({number, outcome}) => renderButton('card', number, `${number}: ${formatOutcome(outcome)}`))}
      <h2>App and bank</h2>
      ${phones.map(({phone, outcome}) => renderButton('phone', phone, `${phone}: ${formatOutcome(outcome)}`))}
      ${ibans.map(({iban, outcome}) => renderButton('iban', iban, `${iban}: ${formatOutcome(outcome)}`))}
      ${renderButton('method', 'PAYPAL', 'PayPal')} ${renderButton('method', 'MULTIBANCO', 'Multibanco')}
      <h2>Other</h2>
      ${cards.length === 0 ? renderButton('action', 'approve', 'Pay') : ''}
      ${renderButton('action', 'cancel', 'Cancel')}`,
  );
}

function renderApprovalPage(payment: Payment): Markup {
  if (payment.status !== 'PENDING' || !payment.nextAction?.redirect) return renderStatusPage(payment);
  return renderDocument(
    payment,
    html`${renderButton('action', 'approve', 'Approve')} ${renderButton('action', 'reject', 'Reject')}
    ${renderButton('action', 'cancel', 'Cancel')}`,
  );
}

function renderStatusPage(payment: Payment): Markup {
  const {status, statusMessage, nextAction} = payment;
  const reference =
    nextAction?.reference == null ? '' : `Entity ${nextAction.entity}, reference ${nextAction.reference}`;
  return renderDocument(payment, html`<p><strong>${status}</strong> ${statusMessage ?? ''} ${reference}</p>`);
}

const renderDocument = ({id, amount, currency, description}: Payment, content: Markup): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Sandbox: ${id}</title>
      </head>
      <body>
        <h1>
          ${new Intl.NumberFormat('en', {style: 'currency', currency}).format(amount / (currency === 'JPY' ? 1 : 100))}
        </h1>
        <p>${typeof description === 'string' ? description : id}</p>
        <form method="post" action="/pay/${id}">${content}</form>
      </body>
    </html>`;

const renderButton = (name: string, value: string, text: string): Markup =>
  html`<p><button name="${name}" value="${value}">${text}</button></p>`;
