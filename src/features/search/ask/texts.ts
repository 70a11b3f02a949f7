import type {DocSearchModalProps} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';

/** Says what happens without a hosted service, where DocSearch would speak of AI. */
export const answerTexts = {
  resultsScreen: {
    askAiPlaceholder: translate({
      id: 'site.searchAnswer.ask',
      message: 'Quote the docs: ',
      description: 'Starts the row of the search that asks what was typed',
    }),
    noResultsAskAiPlaceholder: translate({
      id: 'site.searchAnswer.askWithoutResults',
      message: 'Quote the closest sections of the docs: ',
      description: 'Starts the row of the search that asks what was typed if nothing was found',
    }),
  },
  askAiScreen: {
    disclaimerText: translate({
      id: 'site.searchAnswer.disclaimer',
      message: 'Answers quote the docs. No AI is involved.',
      description: 'Stands above the answers of the search',
    }),
    thinkingText: translate({
      id: 'site.searchAnswer.searching',
      message: 'Searching the docs…',
      description: 'Stands in place of an answer of the search until it is there',
    }),
  },
  newConversation: {
    newConversationTitle: translate({
      id: 'site.searchAnswer.start.title',
      message: 'Ask the docs',
      description: 'Title above a new conversation in the search',
    }),
    newConversationDescription: translate({
      id: 'site.searchAnswer.start.description',
      message: 'The answer quotes the sections that fit your question best.',
      description: 'Stands above a new conversation in the search',
    }),
  },
} satisfies DocSearchModalProps['translations'];
