import type {Hono} from 'hono';
import {html} from 'hono/html';
import {act, cardOf, payOnPage, type Action} from '../resources/customer';
import type {Sandbox} from '../sandbox';
import {Refusal} from '../state/refusal';
import type {Payment, Source} from '../state/records';

type Markup = ReturnType<typeof html>;

/** Serves the pages on which customers pay: the payment page, the challenge of an issuer, and that of PayPal. */
export function servePayPages(app: Hono, sandbox: Sandbox): void {
  const find = (id: string): Payment => {
    const payment = sandbox.store.payments.get(id);
    if (!payment) throw new Refusal('payment_not_found', `There is no payment ${id}.`);
    return payment;
  };
  app.get('/pay/:id', (c) => c.html(payPage(find(c.req.param('id')), sandbox)));
  app.get('/pay/:id/:page', (c) => c.html(approvalPage(find(c.req.param('id')))));
  app.post('/pay/:id', async (c) => {
    const payment = find(c.req.param('id'));
    const {action, ...source} = await c.req.parseBody();
    if (action === 'approve' || action === 'reject' || action === 'cancel') act(sandbox, payment, action);
    else payOnPage(sandbox, payment, sourceOf(source));
    const next = payment.nextAction?.redirect?.url ?? returnUrl(payment, action);
    return c.redirect(next ?? `${sandbox.payUrl}/${payment.id}`, 303);
  });
}

/** Where the customer goes when a payment is over; `null` if the shop has no page for it. */
function returnUrl({status, completeUrl, failUrl, cancelUrl, nextAction}: Payment, action: unknown): string | null {
  if (action === ('cancel' satisfies Action)) return cancelUrl ?? completeUrl;
  if (status === 'PENDING' && nextAction?.type === 'SHOW_REFERENCE') return null;
  return status === 'FAILED' ? (failUrl ?? completeUrl) : completeUrl;
}

function sourceOf({card, phone, method, iban}: Record<string, unknown>): Source {
  if (typeof card === 'string') return {method: 'CARD', card: cardOf(card)};
  if (typeof phone === 'string') return {method: phone.startsWith('+351') ? 'MBWAY' : 'BIZUM', phoneNumber: phone};
  if (typeof iban === 'string') return {method: 'SEPA', iban};
  if (method === 'PAYPAL' || method === 'MULTIBANCO') return {method};
  throw new Refusal('invalid_request', 'Choose a payment method.');
}

function payPage(payment: Payment, {options}: Sandbox): Markup {
  if (payment.status !== 'PENDING' || payment.nextAction?.type !== 'REDIRECT') return statusPage(payment);
  const {cards = [], phones = [], ibans = []} = options.testData ?? {};
  const endsIn = ({status, statusCode}: {status: string; statusCode?: string | undefined}): string =>
    `${status} ${statusCode ?? ''}`;
  return document(
    payment,
    html`<h2>Card</h2>
      ${cards.map(({number, outcome}) => button('card', number, `${number}: ${endsIn(outcome)}`))}
      <h2>App and bank</h2>
      ${phones.map(({phone, outcome}) => button('phone', phone, `${phone}: ${endsIn(outcome)}`))}
      ${ibans.map(({iban, outcome}) => button('iban', iban, `${iban}: ${endsIn(outcome)}`))}
      ${button('method', 'PAYPAL', 'PayPal')} ${button('method', 'MULTIBANCO', 'Multibanco')}
      <h2>Other</h2>
      ${cards.length === 0 ? button('action', 'approve', 'Pay') : ''} ${button('action', 'cancel', 'Cancel')}`,
  );
}

function approvalPage(payment: Payment): Markup {
  if (payment.status !== 'PENDING' || !payment.nextAction?.redirect) return statusPage(payment);
  return document(
    payment,
    html`${button('action', 'approve', 'Approve')} ${button('action', 'reject', 'Reject')}
    ${button('action', 'cancel', 'Cancel')}`,
  );
}

function statusPage(payment: Payment): Markup {
  const {status, statusMessage, nextAction} = payment;
  const reference =
    nextAction?.reference == null ? '' : `Entity ${nextAction.entity}, reference ${nextAction.reference}`;
  return document(payment, html`<p><strong>${status}</strong> ${statusMessage ?? ''} ${reference}</p>`);
}

const document = ({id, amount, currency, description}: Payment, content: Markup): Markup =>
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

const button = (name: string, value: string, text: string): Markup =>
  html`<p><button name="${name}" value="${value}">${text}</button></p>`;
