import type {Payment} from './testApi';
import type {Page, Shop} from './shop';

/** Actions of a customer in a shop. */
export interface Customer {
  /** Whether a click pays. */
  isOneStep?: boolean;
  /** Request of a click. */
  route: string;
  /** Request that sends a token, if the server confirms the payment with it. */
  confirmRoute?: string;
  /**
   * Selects Pay.
   *
   * @param number - number of the sale of a till, or of the token of a wallet
   */
  click(shop: Shop, number?: number): Promise<Page>;
  /**
   * Completes the open payment with the result of the card.
   *
   * @param token - number of the card's token that the shop gets, if it gets one
   * @returns the response of the shop, if it gets a request
   */
  pay(shop: Shop, card: 'good' | 'declined', token?: number): Promise<Page | undefined>;
  /** Returns to the shop. @returns its page, or `undefined` if the shop has no such page */
  goBack(shop: Shop): Promise<Page | undefined>;
}

/** Requests of a page to its server. */
export interface Requests {
  click: string;
  /** Creates the body of `click`. */
  body?: (number: number) => unknown;
  confirm?: string;
  back?: string;
}

/** Returns the payment to which a shop sends its customer: the one that the page names, or the newest. */
export function findPayment(shop: Shop, page?: Page): Payment {
  const all = shop.api.payments.all();
  const id = /(?:pay)_[0-9a-f]{16}/.exec(`${page?.location} ${page?.text}`)?.[0];
  const payment = id === undefined ? all.at(-1) : shop.api.payments.get(id);
  if (!payment) throw new Error(`The shop created no payment. ${explain(shop, page)}`);
  return payment;
}

/** Messages of PHP's built-in server about connections. */
const NOISE = /Accepted$|Closing$|speculative preconnection$|Development Server/;

/** Returns the output of the shop, for messages of failed tests. */
export function explain(shop: Shop, page?: Page): string {
  const response = page && `It answered ${page.status}: ${page.text.slice(0, 300)}\n`;
  const errors = shop.errors.split('\n').filter((line) => !NOISE.test(line));
  return `${response ?? ''}${shop.log.slice(-400)}${errors.join('\n').slice(-600)}`;
}

/** Creates a customer who pays where the provider shows the form: on its page, in its dialog, or in an app. */
export function createExternalCustomer({click, body, back}: Requests): Customer {
  let page: Page | undefined;
  return {
    route: click,
    click: async (shop, number = 1) => (page = await shop.open(click, body?.(number))),
    pay: (shop, card) => {
      shop.api.payments.settle(findPayment(shop, page), card === 'good' ? 'SUCCEEDED' : 'FAILED');
      return Promise.resolve(undefined);
    },
    goBack: async (shop) => (back === undefined ? undefined : openAndFollow(shop, getReturnPath(back, shop, page))),
  };
}

/** Creates a customer who pays with a component in the page. The server confirms the payment with its token. */
export function createTokenCustomer({click, confirm = '', back}: Requests): Customer {
  let page: Page | undefined;
  return {
    route: click,
    confirmRoute: confirm,
    click: async (shop) => (page = await shop.open(click)),
    pay: (shop, card, token = 1) => shop.open(confirm, {paymentToken: shop.api.getToken(card, token)}),
    goBack: async (shop) => (back === undefined ? undefined : openAndFollow(shop, getReturnPath(back, shop, page))),
  };
}

/** Creates a customer who pays with the token of a wallet. The server creates the payment with it, so a click is enough. */
export function createWalletCustomer({click, back}: Requests, field: string): Customer {
  let page: Page | undefined;
  const pay = async (shop: Shop, card: 'good' | 'declined', token = 1): Promise<Page> =>
    (page = await shop.open(click, {[field]: shop.api.getToken(card, token)}));
  return {
    isOneStep: true,
    route: click,
    click: (shop, number) => pay(shop, 'good', number),
    pay: (shop, card) => pay(shop, card),
    goBack: async (shop) => (back === undefined ? undefined : openAndFollow(shop, getReturnPath(back, shop, page))),
  };
}

/** Creates a customer who buys nothing, for servers that only receive events. */
export const createReceiverCustomer = (): Customer => ({
  route: 'POST /webhooks/payments',
  click: (shop) => shop.open('GET /'),
  pay: () => Promise.resolve(undefined),
  goBack: () => Promise.resolve(undefined),
});

/** Returns the path of the shop's page for customers who come back: `back`, or a URL of the payment. */
function getReturnPath(back: string, shop: Shop, page?: Page): string {
  if (!back.startsWith('by status')) return back.replace('{id}', findPayment(shop, page).id);
  const {status, completeUrl, failUrl} = findPayment(shop, page);
  return (status === 'FAILED' ? failUrl : null) ?? completeUrl ?? '/';
}

async function openAndFollow(shop: Shop, path: string): Promise<Page> {
  const page = await shop.open(`GET ${path}`);
  const isOwn = page.location !== null && new URL(page.location, 'https://shop.example').host === 'shop.example';
  return isOwn && page.status >= 300 && page.status < 400 ? shop.open(`GET ${page.location}`) : page;
}
