import {canPrefetch, onNavigationIntent} from './intent';

/** Prefetches pages that the reader is about to open. */
export function prefetchOnIntent(): void {
  onNavigationIntent((pathname) => {
    if (canPrefetch(navigator.connection)) document.head.append(createPrefetchLink(pathname));
  });
}

const createPrefetchLink = (href: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), {rel: 'prefetch', as: 'document', href});

declare global {
  interface Navigator {
    connection?: {saveData?: boolean; effectiveType?: string};
  }
}
