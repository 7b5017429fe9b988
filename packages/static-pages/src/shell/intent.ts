/** Minimum time, in milliseconds, for which the pointer must rest on a link. */
const HOVER_DELAY_MS = 60;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Checks whether a connection is fast enough, and not in data saving mode, for loading pages in advance. */
export function canPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g/.test(String(connection?.effectiveType));
}

/**
 * Detects that a reader is about to open another page of the site, because the pointer rests on its link, or the link
 * is touched or focused.
 *
 * @param prefetch - called with the path of the page, once for each page
 */
export function onNavigationIntent(prefetch: (pathname: string) => void): void {
  const prefetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const handleIntent = (event: Event): void => {
    clearTimeout(timer);
    const pathname = getLinkedPagePath(event.target, window.location.pathname);
    if (pathname === undefined || prefetched.has(pathname)) return;
    const start = (): void => {
      prefetched.add(pathname);
      prefetch(pathname);
    };
    if (event.type === 'mouseover') timer = setTimeout(start, HOVER_DELAY_MS);
    else start();
  };
  for (const kind of ['mouseover', 'focusin', 'touchstart'])
    document.addEventListener(kind, handleIntent, {passive: true});
}

/**
 * Returns the path of the page to which a link points.
 *
 * @param target - target of a pointer or focus event
 * @param currentPathname - path of the current page
 * @returns path of the linked page, or `undefined` if the target isn't in a link to another page of the site
 */
export function getLinkedPagePath(target: EventTarget | null, currentPathname: string): string | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const {origin, pathname} = new URL(link.href);
  const isPage = /\/$|\/[^./]+$/.test(pathname);
  return origin === window.location.origin && pathname !== currentPathname && isPage ? pathname : undefined;
}
