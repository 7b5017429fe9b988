import type {DocSearchModalProps} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';

type Texts = NonNullable<DocSearchModalProps['translations']>;
/** Texts of the modal. All are required, because DocSearch displays missing texts in English. */
type RequiredTexts = {[Part in Exclude<keyof Texts, 'button' | 'modal'>]-?: Required<NonNullable<Texts[Part]>>};

/** Texts of the modal. */
export const modalTexts: RequiredTexts = {
  searchBox: {
    resetButtonTitle: translate({id: 'paydocs.search.clear', message: 'Clear the query'}),
    resetButtonAriaLabel: translate({id: 'paydocs.search.clear', message: 'Clear the query'}),
    cancelButtonText: translate({id: 'paydocs.search.cancel', message: 'Cancel'}),
    cancelButtonAriaLabel: translate({id: 'paydocs.search.cancel', message: 'Cancel'}),
    searchInputLabel: translate({id: 'paydocs.search', message: 'Search'}),
  },
  startScreen: {
    recentSearchesTitle: translate({id: 'paydocs.search.recent', message: 'Recent'}),
    noRecentSearchesText: translate({id: 'paydocs.search.noRecent', message: 'No recent searches'}),
    saveRecentSearchButtonTitle: translate({id: 'paydocs.search.save', message: 'Save this search'}),
    removeRecentSearchButtonTitle: translate({id: 'paydocs.search.forget', message: 'Remove this search from history'}),
    favoriteSearchesTitle: translate({id: 'paydocs.search.favorites', message: 'Favorites'}),
    removeFavoriteSearchButtonTitle: translate({
      id: 'paydocs.search.unsave',
      message: 'Remove this search from favorites',
    }),
  },
  noResultsScreen: {
    noResultsText: translate({id: 'paydocs.search.nothing', message: 'No results found for'}),
    suggestedQueryText: translate({id: 'paydocs.search.suggested', message: 'Try searching for'}),
    reportMissingResultsText: translate({
      id: 'paydocs.search.missing',
      message: 'Believe this query should return results?',
    }),
    reportMissingResultsLinkText: translate({id: 'paydocs.search.tell', message: 'Let us know.'}),
  },
  errorScreen: {
    titleText: translate({id: 'paydocs.search.failed', message: 'Unable to fetch results'}),
    helpText: translate({id: 'paydocs.search.network', message: 'You might want to check your network connection.'}),
  },
  footer: {
    selectText: translate({id: 'paydocs.search.toSelect', message: 'to select'}),
    selectKeyAriaLabel: translate({id: 'paydocs.search.enterKey', message: 'Enter key'}),
    navigateText: translate({id: 'paydocs.search.toNavigate', message: 'to navigate'}),
    navigateUpKeyAriaLabel: translate({id: 'paydocs.search.upKey', message: 'Arrow up'}),
    navigateDownKeyAriaLabel: translate({id: 'paydocs.search.downKey', message: 'Arrow down'}),
    closeText: translate({id: 'paydocs.search.toClose', message: 'to close'}),
    closeKeyAriaLabel: translate({id: 'paydocs.search.escapeKey', message: 'Escape key'}),
    searchByText: translate({id: 'paydocs.search.by', message: 'Search by'}),
  },
};
