import {canPrefetch, onIntent} from './intent';

/** Prefetches pages that the reader is about to open. */
export function prefetchOnIntent(): void {
  onIntent((pathname) => {
    if (canPrefetch(navigator.connection)) document.head.append(createHint(pathname));
  });
}

const createHint = (href: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), {rel: 'prefetch', as: 'document', href});

declare global {
  interface Navigator {
    connection?: {saveData?: boolean; effectiveType?: string};
  }
}
