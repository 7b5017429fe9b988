import type {Payment} from './testApi';
import type {Page, Shop} from './shop';

/** What a customer can do in a shop. */
export interface Customer {
  /** A click pays. */
  isOneStep?: boolean;
  /** What a click posts to. */
  route: string;
  /** What a token is sent to, if the server confirms the payment with it. */
  confirms?: string;
  /**
   * Selects Pay.
   *
   * @param other - for something else than before: the next sale of a till, the next token of a wallet
   */
  click(shop: Shop, other?: number): Promise<Page>;
  /**
   * Completes the open payment, and ends as the card says.
   *
   * @param token - which of several tokens of the card the shop gets, if it gets one
   * @returns what the shop answers, if it is asked
   */
  pay(shop: Shop, card: 'good' | 'declined', token?: number): Promise<Page | undefined>;
  /** Comes back to the shop. @returns what it says; `undefined` if the shop has no such page */
  back(shop: Shop): Promise<Page | undefined>;
}

/** Requests of a page to its server. */
export interface Requests {
  click: string;
  /** The body of `click`. */
  body?: (number: number) => unknown;
  confirm?: string;
  back?: string;
}

/** @returns the payment to which a shop sends its customer: the one that it names, or the newest */
export function paymentOf(shop: Shop, page?: Page): Payment {
  const all = shop.api.payments.all();
  const id = /(?:pay)_[0-9a-f]{16}/.exec(`${page?.location} ${page?.text}`)?.[0];
  const payment = id === undefined ? all.at(-1) : shop.api.payments.get(id);
  if (!payment) throw new Error(`The shop created no payment. ${explain(shop, page)}`);
  return payment;
}

/** What PHP's built-in server says of connections. */
const NOISE = /Accepted$|Closing$|speculative preconnection$|Development Server/;

/** @returns what the shop said, for messages of failures */
export function explain(shop: Shop, page?: Page): string {
  const said = page && `It answered ${page.status}: ${page.text.slice(0, 300)}\n`;
  const errors = shop.errors.split('\n').filter((line) => !NOISE.test(line));
  return `${said ?? ''}${shop.log.slice(-400)}${errors.join('\n').slice(-600)}`;
}

/** Pays where the provider shows the form: on its page, in its dialog, in an app. */
export function paysElsewhere({click, body, back}: Requests): Customer {
  let shown: Page | undefined;
  return {
    route: click,
    click: async (shop, other = 1) => (shown = await shop.open(click, body?.(other))),
    pay: (shop, card) => {
      shop.api.payments.settle(paymentOf(shop, shown), card === 'good' ? 'SUCCEEDED' : 'FAILED');
      return Promise.resolve(undefined);
    },
    back: async (shop) => (back === undefined ? undefined : followed(shop, returnPath(back, shop, shown))),
  };
}

/** Pays with a component in the page, which gives a token that the server confirms the payment with. */
export function paysWithToken({click, confirm = '', back}: Requests): Customer {
  let shown: Page | undefined;
  return {
    route: click,
    confirms: confirm,
    click: async (shop) => (shown = await shop.open(click)),
    pay: (shop, card, token = 1) => shop.open(confirm, {paymentToken: shop.api.tokenOf(card, token)}),
    back: async (shop) => (back === undefined ? undefined : followed(shop, returnPath(back, shop, shown))),
  };
}

/** Pays with the token of a wallet, with which the server creates the payment: a click is all. */
export function paysWithWallet({click, back}: Requests, field: string): Customer {
  let shown: Page | undefined;
  const pay = async (shop: Shop, card: 'good' | 'declined', token = 1): Promise<Page> =>
    (shown = await shop.open(click, {[field]: shop.api.tokenOf(card, token)}));
  return {
    isOneStep: true,
    route: click,
    click: (shop, other) => pay(shop, 'good', other),
    pay: (shop, card) => pay(shop, card),
    back: async (shop) => (back === undefined ? undefined : followed(shop, returnPath(back, shop, shown))),
  };
}

/** Nobody buys anything here. */
export const receivesOnly = (): Customer => ({
  route: 'POST /webhooks/payments',
  click: (shop) => shop.open('GET /'),
  pay: () => Promise.resolve(undefined),
  back: () => Promise.resolve(undefined),
});

/** `back` is a path, or the name of the field of the payment that has it. */
function returnPath(back: string, shop: Shop, shown?: Page): string {
  if (!back.startsWith('by status')) return back.replace('{id}', paymentOf(shop, shown).id);
  const {status, completeUrl, failUrl} = paymentOf(shop, shown);
  return (status === 'FAILED' ? failUrl : null) ?? completeUrl ?? '/';
}

async function followed(shop: Shop, path: string): Promise<Page> {
  const page = await shop.open(`GET ${path}`);
  const isOwn = page.location !== null && new URL(page.location, 'https://shop.example').host === 'shop.example';
  return isOwn && page.status >= 300 && page.status < 400 ? shop.open(`GET ${page.location}`) : page;
}
