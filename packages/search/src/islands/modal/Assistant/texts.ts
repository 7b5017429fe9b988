import type {DocSearchModalProps} from 'docsearch-assistant/modal';
import {translate} from '@docusaurus/Translate';

type Texts = NonNullable<DocSearchModalProps['translations']>;
/** Groups of texts for keyword search, for which the site uses a different version of DocSearch. */
type UnusedGroup = 'button' | 'modal' | 'noResultsScreen' | 'resultsScreen' | 'startScreen';
/** Texts of the assistant. All are required, because DocSearch displays missing texts in English. */
type RequiredTexts = {
  [Part in Exclude<keyof Texts, UnusedGroup>]-?: Required<Omit<NonNullable<Texts[Part]>, UnusedText>>;
};
/** Redundant texts: alternatives to other texts, and placeholders that the component sets itself. */
type UnusedText = 'aggregatedToolCallNode' | 'placeholderText' | 'enterKeyHint' | 'enterKeyHintAskAi';

const closeLabel = translate({id: 'paydocs.search.close', message: 'Close'});
const clearLabel = translate({id: 'paydocs.search.clear', message: 'Clear the query'});
const backLabel = translate({id: 'paydocs.assistant.backToSearch', message: 'Back to search'});
const startNewLabel = translate({id: 'paydocs.assistant.startNew', message: 'Start a new conversation'});
const searchingLabel = translate({id: 'paydocs.search.searching', message: 'Searching…'});
const copyLabel = translate({id: 'paydocs.assistant.copy', message: 'Copy'});
const questionLabel = translate({id: 'paydocs.assistant.question', message: 'Ask a question'});

/** Texts of the assistant. */
export const assistantTexts: RequiredTexts = {
  searchBox: {
    clearButtonTitle: translate({id: 'paydocs.assistant.clear', message: 'Clear'}),
    clearButtonAriaLabel: clearLabel,
    closeButtonText: closeLabel,
    closeButtonAriaLabel: closeLabel,
    placeholderTextAskAi: questionLabel,
    placeholderTextAskAiStreaming: translate({id: 'paydocs.assistant.answering', message: 'Answering…'}),
    searchInputLabel: questionLabel,
    backToKeywordSearchButtonText: backLabel,
    backToKeywordSearchButtonAriaLabel: backLabel,
    newConversationPlaceholder: questionLabel,
    conversationHistoryTitle: translate({id: 'paydocs.assistant.history', message: 'Conversation history'}),
    startNewConversationText: startNewLabel,
    viewConversationHistoryText: translate({id: 'paydocs.assistant.history', message: 'Conversation history'}),
    threadDepthErrorPlaceholder: translate({id: 'paydocs.assistant.limit', message: 'Conversation limit reached'}),
  },
  newConversation: {
    newConversationTitle: translate({id: 'paydocs.assistant.title', message: 'How can I help you today?'}),
    newConversationDescription: translate({
      id: 'paydocs.assistant.description',
      message: 'I search the documentation to help you find guides, API details, and troubleshooting tips.',
    }),
  },
  footer: {
    selectText: translate({id: 'paydocs.search.toSelect', message: 'to select'}),
    submitQuestionText: translate({id: 'paydocs.assistant.submit', message: 'Submit question'}),
    selectKeyAriaLabel: translate({id: 'paydocs.search.enterKey', message: 'Enter key'}),
    navigateText: translate({id: 'paydocs.search.toNavigate', message: 'to navigate'}),
    navigateUpKeyAriaLabel: translate({id: 'paydocs.search.upKey', message: 'Arrow up'}),
    navigateDownKeyAriaLabel: translate({id: 'paydocs.search.downKey', message: 'Arrow down'}),
    closeText: translate({id: 'paydocs.search.toClose', message: 'to close'}),
    backToSearchText: backLabel,
    closeKeyAriaLabel: translate({id: 'paydocs.search.escapeKey', message: 'Escape key'}),
    poweredByText: translate({id: 'paydocs.assistant.by', message: 'Powered by'}),
  },
  errorScreen: {
    titleText: translate({id: 'paydocs.search.failed', message: 'Unable to fetch results'}),
    helpText: translate({id: 'paydocs.search.network', message: 'You might want to check your network connection.'}),
  },
  askAiScreen: {
    disclaimerText: translate({
      id: 'paydocs.assistant.disclaimer',
      message: 'AI generates these answers and can make mistakes. Verify responses.',
    }),
    relatedSourcesText: translate({id: 'paydocs.assistant.sources', message: 'Related sources'}),
    thinkingText: translate({id: 'paydocs.assistant.thinking', message: 'Thinking…'}),
    copyButtonText: copyLabel,
    copyButtonCopiedText: translate({id: 'paydocs.copy.done', message: 'Copied'}),
    copyButtonTitle: copyLabel,
    likeButtonTitle: translate({id: 'paydocs.assistant.like', message: 'Like'}),
    dislikeButtonTitle: translate({id: 'paydocs.assistant.dislike', message: 'Dislike'}),
    thanksForFeedbackText: translate({id: 'paydocs.assistant.thanks', message: 'Thanks for your feedback!'}),
    preToolCallText: searchingLabel,
    duringToolCallText: searchingLabel,
    afterToolCallText: translate({id: 'paydocs.assistant.searched', message: 'Searched for'}),
    aggregatedToolCallText: () => ({
      before: `${translate({id: 'paydocs.assistant.searched', message: 'Searched for'})} `,
      separator: ', ',
      lastSeparator: ', ',
    }),
    stoppedStreamingText: translate({id: 'paydocs.assistant.stopped', message: 'You stopped this response'}),
    errorTitleText: translate({id: 'paydocs.assistant.error', message: 'Chat error'}),
    startNewConversationButtonText: startNewLabel,
  },
};
