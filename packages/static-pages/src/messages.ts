import {translate} from '@docusaurus/Translate';

/**
 * Returns the shell's messages in the page's language, by ID. Each page contains them, so all languages share a shell.
 */
export const getShellMessages = () => ({
  copied: translate({id: 'paydocs.copy.done', message: 'Copied'}),
  copyFailed: translate({id: 'paydocs.copy.failed', message: 'Copying failed'}),
  copyMissing: translate({id: 'paydocs.copy.missing', message: 'The server returned no Markdown.'}),
  copyRefused: translate({id: 'paydocs.copy.refused', message: 'Use “View as Markdown”.'}),
  linkCopied: translate({id: 'paydocs.copy.link', message: 'Link copied'}),
  retry: translate({id: 'paydocs.retry', message: 'Retry'}),
  menuFailed: translate({id: 'paydocs.menu.failed', message: 'The list didn’t load.'}),
  pageFailed: translate({id: 'paydocs.loading.failed', message: 'This page couldn’t be loaded.'}),
  pageGone: translate({id: 'paydocs.loading.gone', message: 'This page no longer exists.'}),
  pageStatus: translate({id: 'paydocs.loading.status', message: 'The server responded with {status}.'}),
  loading: translate({id: 'paydocs.loading', message: 'Loading…'}),
  checkNetwork: translate({
    id: 'paydocs.loading.network',
    message: 'Check your network connection, then try again.',
  }),
  reload: translate({id: 'paydocs.reload', message: 'Reload'}),
  search: translate({id: 'paydocs.search.placeholder', message: 'Search the documentation'}),
  searchPage: translate({id: 'paydocs.search.page', message: 'Search page'}),
  searchFailed: translate({id: 'paydocs.search.failed', message: 'Unable to fetch results'}),
  searchStyles: translate({
    id: 'paydocs.search.styles',
    message: 'The search style sheet didn’t load. Try again, or use the search page.',
  }),
  searchHanging: translate({
    id: 'paydocs.search.hanging',
    message: 'The search code didn’t load. Reload the page to search again.',
  }),
  formFailed: translate({
    id: 'paydocs.builder.failed',
    message: 'The form didn’t load. You can copy the sample as is.',
  }),
  outdated: translate({
    id: 'paydocs.reload.outdated',
    message: 'This site was updated after you opened the page. Reload the page.',
  }),
  network: translate({
    id: 'paydocs.reload.away',
    message: 'The server isn’t responding. Check your network connection.',
  }),
});

export type ShellMessages = ReturnType<typeof getShellMessages>;
