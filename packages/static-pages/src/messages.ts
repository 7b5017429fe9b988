import {translate} from '@docusaurus/Translate';

/** What the shell says. Pages hold it, so that the shell is the same in every language. */
export const shellMessages = () => ({
  copied: translate({id: 'paydocs.copy.done', message: 'Copied'}),
  copyFailed: translate({id: 'paydocs.copy.failed', message: 'Copying failed'}),
  copyMissing: translate({id: 'paydocs.copy.missing', message: 'The server sent no Markdown.'}),
  copyRefused: translate({id: 'paydocs.copy.refused', message: 'Use “View as Markdown”.'}),
  linkCopied: translate({id: 'paydocs.copy.link', message: 'Link copied'}),
  retry: translate({id: 'paydocs.retry', message: 'Retry'}),
  menuFailed: translate({id: 'paydocs.menu.failed', message: 'The list didn’t load.'}),
  network: translate({
    id: 'paydocs.reload.away',
    message: 'The server doesn’t respond. Check your network connection.',
  }),
});

export type Messages = ReturnType<typeof shellMessages>;
