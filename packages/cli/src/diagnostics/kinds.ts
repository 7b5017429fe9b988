/** All kinds of diagnostics. */
import {CONTRACT_KINDS} from '@paydocs/contract';
import type {DiagnosticKind} from '@paydocs/core';
import {CONTENT_KINDS} from '@paydocs/content/guides';

/** Kinds in addition to those of the content checks and of the contract. Comments in pages can't disable them. */
const CLI_KINDS: readonly DiagnosticKind[] = [
  {
    id: 'build/duplicate-url',
    cause: 'Two pages have the same URL.',
    fix: 'Change the slug of one of the pages.',
  },
  {
    id: 'build/hosting',
    cause: "A file for a host can't be written, or it conflicts with another file.",
    fix: 'Correct the redirect or the header as the message describes.',
  },
  {
    id: 'build/page',
    cause: "A page can't be rendered.",
    fix: 'Correct the component or the import that the message identifies.',
  },
  {
    id: 'build/permanent-url',
    cause: 'A published URL has no page, or the list of published URLs is invalid.',
    fix: 'Restore the page, or add a redirect. "npm run addresses" adds the URLs of new pages.',
  },
  {
    id: 'build/policy',
    cause: "A page loads code, styles, or media that the security policy doesn't allow.",
    fix: 'Move the content to a file in the site, or add its origin to the brand file.',
  },
  {
    id: 'changelog/entry',
    cause: 'A changelog entry is invalid.',
    fix: 'Correct the entry as the message describes.',
  },
  {
    id: 'changelog/missing-entry',
    cause: "A specification has changed, but the changelog doesn't announce the change.",
    fix: 'Add an entry to the changelog, or revert the change.',
  },
  {
    id: 'changelog/snapshot',
    cause: "A saved release can't be read.",
    fix: 'Restore its files from git, or save the release again with "npm run release".',
  },
  {
    id: 'command/arguments',
    cause: 'An option or an argument of a command is invalid.',
    fix: 'Correct the option or the argument as the message describes. To list the options, add "--help".',
  },
  {
    id: 'config/brand',
    cause: 'The brand file has a missing or invalid value, or a file uses an unknown brand token.',
    fix: 'Correct the value in src/brand.ts, or correct the token.',
  },
  {
    id: 'config/languages',
    cause: 'A language or version of the site is incomplete.',
    fix: 'Add the files that the message lists.',
  },
  {
    id: 'config/options',
    cause: 'An option of @paydocs/preset is invalid.',
    fix: 'Correct the option in docusaurus.config.ts.',
  },
  {
    id: 'config/references',
    cause: "The references haven't been generated.",
    fix: 'Run "npm run generate" first.',
  },
  {
    id: 'config/site',
    cause: "A configuration file can't be loaded.",
    fix: 'Correct the quotes, commas, and brackets at this location.',
  },
  {
    id: 'content/glossary',
    cause: "The glossary's front matter lists a term that the glossary doesn't define.",
    fix: 'Write the term exactly as in its heading, or remove it from everyday_terms.',
  },
  {
    id: 'files/unreadable',
    cause: "A file is too large, isn't text, or isn't in UTF-8.",
    fix: 'Save the file as UTF-8 text.',
  },
  {
    id: 'graphql/example',
    cause: 'A handwritten example of a GraphQL operation is invalid.',
    fix: 'Correct the file in graphql/examples.',
  },
  {
    id: 'graphql/reference',
    cause: "A page of the GraphQL reference can't be generated.",
    fix: 'Correct the schema or the option as the message describes.',
  },
  {
    id: 'graphql/schema',
    cause: 'The GraphQL schema is invalid, or an element has no description.',
    fix: 'Correct the file in graphql/.',
  },
  {
    id: 'links/broken',
    cause: "A link points to a page or an anchor that doesn't exist.",
    fix: 'Correct the link, or restore the page or the anchor.',
  },
  {
    id: 'openapi/reference',
    cause: "A page of the REST reference can't be generated.",
    fix: 'Correct the description as the message describes.',
  },
  {
    id: 'openapi/source',
    cause: "A file in the API description can't be read, or it refers to a part that doesn't exist.",
    fix: 'Correct the file in openapi/.',
  },
  {
    id: 'openapi/x-graphql',
    cause: "An x-graphql extension refers to an operation or a type that isn't in the GraphQL schema.",
    fix: 'Correct the name, or write "x-graphql: false".',
  },
  {
    id: 'search/upload',
    cause: "The search service can't be reached, or rejects the credentials.",
    fix: 'Set the environment variables that the message lists.',
  },
  {
    id: 'sidebars/entry',
    cause:
      "A sidebar lists a page that doesn't exist, or a page is missing from the sidebars or is in the wrong sidebar.",
    fix: 'Correct sidebars.ts as the message describes.',
  },
  {
    id: 'snippets/lint',
    cause: 'A linter found a problem in a program in a guide or the reference.',
    fix: 'Correct the program as the message describes.',
  },
  {
    id: 'translations/anchor',
    cause: 'A translated page is missing an anchor that other pages link to.',
    fix: 'Add the anchor after the translated heading.',
  },
  {
    id: 'translations/page',
    cause: "A translated page has no original page, or its ID or slug doesn't match the original page.",
    fix: 'Rename the file, or correct its front matter.',
  },
];

/** All kinds of diagnostics, sorted by ID. The rules of `redocly.yaml` are further kinds, as `openapi/RULE`. */
export const DIAGNOSTIC_KINDS: readonly DiagnosticKind[] = [...CONTENT_KINDS, ...CONTRACT_KINDS, ...CLI_KINDS].sort(
  (one, other) => (one.id < other.id ? -1 : 1),
);
