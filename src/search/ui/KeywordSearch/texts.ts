import type {ModalTranslations} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';

/** The texts of the modal that differ from its own, or that a search of this site promises. */
export const modalTexts: ModalTranslations = {
  searchBox: {
    placeholderText: translate({
      id: 'theme.SearchModal.searchBox.placeholderText',
      message: 'Search docs',
    }),
    closeButtonAriaLabel: translate({id: 'site.search.close', message: 'Close the search'}),
  },
  noResultsScreen: {
    noResultsText: translate({
      id: 'theme.SearchModal.noResultsScreen.noResultsText',
      message: 'No results found for',
    }),
    reportMissingResultsText: translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
      message: 'Believe this query should return results?',
    }),
    reportMissingResultsLinkText: translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
      message: 'Let us know.',
    }),
  },
};
