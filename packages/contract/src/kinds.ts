/** Kinds of diagnostics of guides that contradict a specification, or that can't be checked against one. */
import type {DiagnosticKind} from '@paydocs/core';

const KINDS = {
  'contract/binding': {
    cause: "The words after a block's language don't say what the code is, or name something that doesn't exist.",
    fix: 'Write the words that the message lists, such as rest="payments_get.response.200".',
  },
  'contract/card-number': {
    cause: 'The page contains a card number.',
    fix: 'Show test data with a component, and add new numbers to the file of test data.',
  },
  'contract/embed': {
    cause: 'A component that shows a part of a specification names a part that does not exist.',
    fix: 'Correct its attributes as the message says.',
  },
  'contract/exempt-share': {
    cause: 'Too many code blocks are exempt from the check.',
    fix: 'Bind some of them to a specification, or remove them.',
  },
  'contract/graphql': {
    cause: "A GraphQL operation or request doesn't match the schema.",
    fix: 'Correct the field, the argument, or the type as the message says.',
  },
  'contract/header': {
    cause: "A request has a header that the API doesn't know, or lacks one that it requires.",
    fix: 'Correct, add, or delete the header.',
  },
  'contract/html-code': {
    cause: "Code in an HTML tag can't be checked.",
    fix: 'Write it in backticks, or in a fenced block.',
  },
  'contract/indented-code': {
    cause: 'A line is indented by four or more spaces, which makes it code.',
    fix: 'Put ``` before and after the code, or delete the spaces.',
  },
  'contract/invalid-value': {
    cause: 'A value has a wrong type, a wrong format, or is not one of the valid values.',
    fix: 'Write a value that the specification allows.',
  },
  'contract/missing-field': {
    cause: 'A field, a variable, or a body that the specification requires is missing.',
    fix: 'Add it, or write … on a separate line for the fields that you omit.',
  },
  'contract/other-names': {
    cause: 'The list of names that belong to neither API has an invalid, a repeated, or an unused name.',
    fix: 'Delete the name from the list.',
  },
  'contract/query-parameter': {
    cause:
      "A query parameter of a URL is unknown to the operation, is missing although it's required, or has an invalid value.",
    fix: 'Correct, add, or delete the parameter.',
  },
  'contract/receiver': {
    cause: "A program receives events that its fence doesn't list.",
    fix: 'List the event types in webhook="…" after the language of the block.',
  },
  'contract/statement': {
    cause: 'A sentence states a number, a status, or an error code that contradicts the specification.',
    fix: 'Correct the sentence, or the specification if the sentence is right.',
  },
  'contract/syntax': {
    cause: "The code of a block can't be parsed.",
    fix: 'Correct the brackets, quotes, and commas around this line.',
  },
  'contract/test-data': {
    cause: 'The test data has an invalid number, or an outcome that the API does not have.',
    fix: 'Correct the entry in the file of test data.',
  },
  'contract/unknown-field': {
    cause: "A request, a response, or a program has a field that the specification doesn't have.",
    fix: 'Correct the name, or delete the field.',
  },
  'contract/unknown-name': {
    cause: "Some inline code isn't a name or a value in either API, or belongs to the API that the page isn't about.",
    fix: 'Correct the name. If it belongs to neither API, add it to the list of other names.',
  },
  'contract/unknown-operation': {
    cause: 'A URL, a path, or an HTTP method belongs to no operation of the API.',
    fix: 'Correct the method or the URL.',
  },
} as const satisfies Record<string, Omit<DiagnosticKind, 'id'>>;

/** ID of a kind of diagnostic. */
export type ContractKindId = keyof typeof KINDS;

/** All kinds of diagnostics of the check against specifications. */
export const CONTRACT_KINDS: readonly DiagnosticKind[] = Object.entries(KINDS).map(([id, texts]) => ({id, ...texts}));
