import {mustLoad} from './areas';
import {mayPrefetch, onIntent} from './navigation/intent';
import './loaded';

declare global {
  interface Navigator {
    connection?: {saveData?: boolean; effectiveType?: string};
  }
}

if (typeof window !== 'undefined') {
  // Docusaurus sets this right after the client modules have run.
  queueMicrotask(() => {
    const {preload} = window.docusaurus;
    // Its links ask for every page that is in sight. Only intent counts here.
    window.docusaurus = {prefetch: () => false, preload: () => false};
    onIntent(document, (pathname) => {
      if (!mayPrefetch(navigator.connection)) return;
      if (mustLoad(window.location.pathname, pathname)) prefetchDocument(pathname);
      else void preload(pathname);
    });
  });
}

function prefetchDocument(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', as: 'document', href}));
}
