import {mayPrefetch, onIntent} from './intent';

/** Has the browser fetch pages that somebody is about to open. */
export function prefetchOnIntent(): void {
  onIntent((pathname) => {
    if (mayPrefetch(navigator.connection)) document.head.append(hintOf(pathname));
  });
}

const hintOf = (href: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), {rel: 'prefetch', as: 'document', href});

declare global {
  interface Navigator {
    connection?: {saveData?: boolean; effectiveType?: string};
  }
}
