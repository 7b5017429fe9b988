/** What makes a fault: files that don't come as they should, and browsers that lack something. */
import type {Page, Route} from '@playwright/test';

/** Takes a fault away. */
export type Cure = () => void;

/** The one script of a page. */
export const SHELL = /\/assets\/js\/shell\.[^/]+\.js$/;
export const STYLES = /\/assets\/css\/styles/;
export const INDEX = /\/assets\/search\/(?:names|texts)/;
export const SEARCH_STYLES = /\/assets\/search\/(?:modal|page)\.[^/]+\.css$/;

type Answer = (route: Route) => unknown;

/** The ways in which a file doesn't come as it should. */
export const answers = {
  fails: (route) => route.abort(),
  hangs: () => undefined,
  'is cut in half': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    const contentType = response.headers()['content-type'] ?? '';
    await route.fulfill({contentType, body: body.subarray(0, body.length / 2)});
  },
  'is HTML': (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Home</title>'}),
  'is of another deployment': (route) => route.fulfill({status: 404}),
} satisfies Record<string, Answer>;

export type Manner = keyof typeof answers;

/**
 * @param page - not yet loaded
 * @param files - addresses
 * @param manner - how they don't come
 * @returns what makes them come
 */
export async function breakFiles(page: Page, files: RegExp, manner: Manner): Promise<Cure> {
  let isBroken = true;
  await page.route(files, (route) => (isBroken ? answers[manner](route) : route.continue()));
  return () => (isBroken = false);
}

/** From the first response on, nothing of the host comes any more. */
export async function goOfflineAtOnce(page: Page): Promise<Cure> {
  let isBroken = true;
  let isFirst = true;
  await page.route('**/*', (route) => {
    if (!isBroken || isFirst) {
      isFirst = false;
      return route.continue();
    }
    return route.abort('internetdisconnected');
  });
  return () => (isBroken = false);
}

/**
 * The host has another version of the site, with other names of files: those of the old one are gone until the
 * browser loads a page anew.
 *
 * @param page - open
 */
export async function deploy(page: Page): Promise<void> {
  let isReloaded = false;
  await page.route(/\/assets\//, (route) => (isReloaded ? route.continue() : route.fulfill({status: 404})));
  await page.route(
    (url) => url.pathname.endsWith('/'),
    async (route) => {
      if (route.request().resourceType() === 'document') {
        isReloaded = true;
        return route.continue();
      }
      const response = await route.fetch();
      const html = (await response.text()).replace(/shell\.[0-9a-f]{8}\.js/g, 'shell.00000000.js');
      return route.fulfill({response, body: html});
    },
  );
}

/** Runs in the page, before its own scripts. */
export const absences = {
  worker: () => void Reflect.deleteProperty(window, 'Worker'),
  storage: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  },
  cookies: () => {
    const deny = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', {get: deny, set: deny});
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', {get: () => false});
  },
  observers: () => {
    for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver', 'PerformanceObserver'])
      Reflect.deleteProperty(window, name);
  },
  'observers that observe': () => {
    for (const {prototype} of [IntersectionObserver, ResizeObserver, MutationObserver])
      prototype.observe = () => {
        throw new TypeError('Broken by an extension.');
      };
  },
  'CSS.escape': () => void Reflect.deleteProperty(window, 'CSS'),
  matchMedia: () => {
    Reflect.deleteProperty(window, 'matchMedia');
    Reflect.deleteProperty(Window.prototype, 'matchMedia');
  },
};

/** What extensions do while a page is read: attributes and elements of their own, and a bar at the top. */
export function interfere(): void {
  const add = (): void => {
    if (!document.body) return void setTimeout(add);
    document.documentElement.setAttribute('data-extension-theme', 'dimmed');
    document.body.setAttribute('data-extension-checked', 'true');
    const bar = document.createElement('extension-bar');
    bar.textContent = 'Coupons';
    document.body.prepend(bar);
  };
  add();
  document.addEventListener('DOMContentLoaded', () => {
    for (const field of document.querySelectorAll('input, button, h1')) {
      field.setAttribute('data-extension-id', '1');
      field.after(document.createElement('extension-icon'));
    }
  });
}

/** What a translator does, now and with all that comes later: each text is put into two elements of its own. */
export function translateTexts(): void {
  const translate = (): void => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, noscript, template, svg')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(document.createTextNode(text.data));
    }
  };
  translate();
  new MutationObserver(translate).observe(document.body, {childList: true, subtree: true});
}
