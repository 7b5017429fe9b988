/** How long the pointer must rest on a link: crossing one on the way to another is no intent. */
const REST = 60;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** @returns whether the reader's connection allows to load what they may not need */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g/.test(String(connection?.effectiveType));
}

/**
 * Finds out when a reader is about to open another page of the site: the pointer rests on a link, a finger touches it, or it has the
 * focus.
 *
 * @param prefetch - called once for each page, with its path
 */
export function onIntent(prefetch: (pathname: string) => void): void {
  const known = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const intend = (event: Event): void => {
    clearTimeout(timer);
    const pathname = pageOf(event.target, window.location.pathname);
    if (pathname === undefined || known.has(pathname)) return;
    const start = (): void => {
      known.add(pathname);
      prefetch(pathname);
    };
    if (event.type === 'mouseover') timer = setTimeout(start, REST);
    else start();
  };
  for (const kind of ['mouseover', 'focusin', 'touchstart']) document.addEventListener(kind, intend, {passive: true});
}

/**
 * @param target - what was pointed at
 * @param here - address of the page that is shown
 * @returns the address, if it is in a link to another page of the site
 */
export function pageOf(target: EventTarget | null, here: string): string | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const {origin, pathname} = new URL(link.href);
  const isPage = /\/$|\/[^./]+$/.test(pathname);
  return origin === window.location.origin && pathname !== here && isPage ? pathname : undefined;
}
