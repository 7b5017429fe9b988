/** Causes of faults: files that don't load as they should, and browsers that lack a feature. */
import type {Page, Route} from '@playwright/test';

/** Removes a fault. */
export type Restore = () => void;

/** The only script of a page. */
export const SHELL = /\/assets\/js\/shell\.[^/]+\.js$/;
export const STYLES = /\/assets\/css\//;
export const INDEX = /\/assets\/search\/(?:names|texts)/;
export const SEARCH_STYLES = /\/assets\/search\/(?:modal|page)\.[^/]+\.css$/;

type RouteHandler = (route: Route) => unknown;

/** Route handlers by the way in which a file doesn't load as it should. */
export const brokenResponses = {
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
} satisfies Record<string, RouteHandler>;

export type FailureMode = keyof typeof brokenResponses;

/**
 * Breaks files.
 *
 * @param page - page that hasn't loaded yet
 * @param files - pattern of their URLs
 * @param mode - how they fail to load
 * @returns a function that lets them load
 */
export async function breakFiles(page: Page, files: RegExp, mode: FailureMode): Promise<Restore> {
  let isBroken = true;
  await page.route(files, (route) => (isBroken ? brokenResponses[mode](route) : route.continue()));
  return () => (isBroken = false);
}

/** Goes offline after the first request: all later ones fail. */
export async function goOfflineAfterFirstRequest(page: Page): Promise<Restore> {
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
 * Simulates a deployment: the host has another version of the site, with other file names. The old files are missing until
 * the browser reloads a page.
 *
 * @param page - open page
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

/** Functions that remove a feature of the browser. They run in the page, before its own scripts. */
export const featureRemovals = {
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
  'working observers': () => {
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

/** Changes a page like an extension: adds attributes and elements, and a bar at the top. */
export function simulateExtension(): void {
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

/** Changes a page like a translator, now and whenever content is added: wraps each text node in two elements. */
export function translateTexts(): void {
  const translate = (): void => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (
        !text.data.trim() ||
        text.parentElement?.closest('font, script, style, noscript, template, svg, [translate="no"]')
      )
        continue;
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
