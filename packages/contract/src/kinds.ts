/** Kinds of diagnostics for guides that contradict a specification, or that can't be checked against one. */
import type {DiagnosticKind} from '@paydocs/core';

const CONTRACT_KIND_TEXTS = {
  'contract/binding': {
    cause:
      "The words after a block's language don't specify its content, or they refer to something that doesn't exist.",
    fix: 'Use the words that the message lists, such as rest="payments_get.response.200".',
  },
  'contract/card-number': {
    cause: 'The page contains a card number.',
    fix: 'Use a component to show test data, and add new numbers to the test data file.',
  },
  'contract/embed': {
    cause: "A component refers to a part of a specification that doesn't exist.",
    fix: 'Correct the attributes as the message describes.',
  },
  'contract/exempt-share': {
    cause: 'Too many code blocks are exempt from the check.',
    fix: 'Bind some of the blocks to a specification, or remove some.',
  },
  'contract/graphql': {
    cause: "A GraphQL operation or request doesn't match the schema.",
    fix: 'Correct the field, the argument, or the type as the message describes.',
  },
  'contract/header': {
    cause: 'A request contains an unknown header, or a required header is missing.',
    fix: 'Correct, add, or delete the header.',
  },
  'contract/html-code': {
    cause: "Code in an HTML tag can't be checked.",
    fix: 'Put the code in backticks or in a fenced block.',
  },
  'contract/indented-code': {
    cause: 'A line is indented by four or more spaces, which makes it code.',
    fix: 'Put ``` before and after the code, or delete the spaces.',
  },
  'contract/invalid-value': {
    cause: "A value has the wrong type or format, or isn't one of the valid values.",
    fix: 'Write a value that the specification allows.',
  },
  'contract/missing-field': {
    cause: 'A field, a variable, or a body that the specification requires is missing.',
    fix: 'Add the missing part, or write … on a separate line for the fields that you omit.',
  },
  'contract/other-names': {
    cause: 'The list of names from other systems contains an invalid, duplicate, or unused name.',
    fix: 'Delete the name from the list.',
  },
  'contract/query-parameter': {
    cause: 'A query parameter in a URL is unknown, required but missing, or invalid.',
    fix: 'Correct, add, or delete the parameter.',
  },
  'contract/receiver': {
    cause: "A program receives events that its fence doesn't list.",
    fix: 'List the event types in webhook="…" after the language of the block.',
  },
  'contract/statement': {
    cause: 'A sentence states a number, a status, or an error code that contradicts the specification.',
    fix: 'Correct the sentence. If the sentence is right, correct the specification instead.',
  },
  'contract/syntax': {
    cause: "The code in a block can't be parsed.",
    fix: 'Correct the brackets, quotes, and commas around this line.',
  },
  'contract/test-data': {
    cause: "The test data contains an invalid number, or an outcome that the API doesn't define.",
    fix: 'Correct the entry in the test data file.',
  },
  'contract/unknown-field': {
    cause: "A request, a response, or a program has a field that the specification doesn't have.",
    fix: 'Correct the name, or delete the field.',
  },
  'contract/unknown-name': {
    cause: "Inline code isn't a name or a value in either API, or belongs to an API that the page doesn't cover.",
    fix: 'Correct the name. If it belongs to neither API, add it to the list of other names.',
  },
  'contract/unknown-operation': {
    cause: "A URL, a path, or an HTTP method doesn't match any operation in the API.",
    fix: 'Correct the method or the URL.',
  },
} as const satisfies Record<string, Omit<DiagnosticKind, 'id'>>;

/** ID of a kind of diagnostic. */
export type ContractKindId = keyof typeof CONTRACT_KIND_TEXTS;

/** All kinds of diagnostics that the check of guides against the specifications can report. */
export const CONTRACT_KINDS: readonly DiagnosticKind[] = Object.entries(CONTRACT_KIND_TEXTS).map(([id, texts]) => ({
  id,
  ...texts,
}));
