/** All kinds of diagnostics. */
import {CONTRACT_KINDS} from '@paydocs/contract';
import type {DiagnosticKind} from '@paydocs/core';
import {CONTENT_KINDS} from '@paydocs/content/guides';

/** Kinds outside the pages that writers edit. Comments in pages can't disable them. */
const OTHER_KINDS: readonly DiagnosticKind[] = [
  {
    id: 'build/duplicate-url',
    cause: 'Two pages have the same URL.',
    fix: 'Change the slug of one of them.',
  },
  {
    id: 'build/hosting',
    cause: "A file for a host can't be written, or contradicts another file.",
    fix: 'Correct the redirect or the header as the message says.',
  },
  {
    id: 'build/page',
    cause: "A page can't be rendered.",
    fix: 'Correct the component or the import that the message names.',
  },
  {
    id: 'build/permanent-url',
    cause: 'A published URL has no page, or the list of published URLs is invalid.',
    fix: 'Restore the page, or add a redirect. "npm run addresses" adds the URLs of new pages.',
  },
  {
    id: 'build/policy',
    cause: 'A page loads code, styles, or media that the security policy does not allow.',
    fix: 'Move it to a file of the site, or add its origin to the brand.',
  },
  {
    id: 'changelog/entry',
    cause: 'An entry of the changelog is invalid.',
    fix: 'Correct the entry as the message says.',
  },
  {
    id: 'changelog/missing-entry',
    cause: 'A specification has changed, but the changelog does not announce the change.',
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
    fix: 'Correct it as the message says. "--help" lists the options.',
  },
  {
    id: 'config/brand',
    cause: 'The brand file has a missing or an invalid value, or a file uses an unknown brand token.',
    fix: 'Correct the value in src/brand.ts, or the token.',
  },
  {
    id: 'config/languages',
    cause: 'A language or a version of the site is incomplete.',
    fix: 'Add the files that the message names.',
  },
  {
    id: 'config/options',
    cause: 'An option of @paydocs/preset is invalid.',
    fix: 'Correct it in docusaurus.config.ts.',
  },
  {
    id: 'config/references',
    cause: 'The references have not been generated.',
    fix: 'Run "npm run generate" first.',
  },
  {
    id: 'config/site',
    cause: "A configuration file can't be loaded.",
    fix: 'Correct the quotes, commas, and brackets in this place.',
  },
  {
    id: 'content/glossary',
    cause: 'The front matter of the glossary lists a term that the glossary does not have.',
    fix: 'Write the term exactly as in its heading, or remove it from everyday_terms.',
  },
  {
    id: 'files/unreadable',
    cause: 'A file is too large, is not text, or is not in UTF-8.',
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
    fix: 'Correct the schema or the option as the message says.',
  },
  {
    id: 'graphql/schema',
    cause: 'The GraphQL schema is invalid, or an element has no description.',
    fix: 'Correct the file in graphql/.',
  },
  {
    id: 'links/broken',
    cause: 'A link leads to a page or an anchor that does not exist.',
    fix: 'Correct the link, or restore the page or the anchor.',
  },
  {
    id: 'openapi/reference',
    cause: "A page of the REST reference can't be generated.",
    fix: 'Correct the description as the message says.',
  },
  {
    id: 'openapi/source',
    cause: "A file of the API description can't be read, or refers to a part that does not exist.",
    fix: 'Correct the file in openapi/.',
  },
  {
    id: 'openapi/x-graphql',
    cause: 'The extension x-graphql names an operation or a type that the GraphQL schema does not have.',
    fix: 'Correct the name, or write "x-graphql: false".',
  },
  {
    id: 'search/upload',
    cause: "The search service can't be reached, or rejects the credentials.",
    fix: 'Set the environment variables that the message names.',
  },
  {
    id: 'sidebars/entry',
    cause: 'A sidebar lists a page that does not exist, or a page is in no sidebar or in the wrong one.',
    fix: 'Correct sidebars.ts as the message says.',
  },
  {
    id: 'snippets/lint',
    cause: 'A linter found a problem in a program of a guide or the reference.',
    fix: 'Correct the program as the message says.',
  },
  {
    id: 'translations/anchor',
    cause: 'A translated page is missing an anchor that other pages link to.',
    fix: 'Write the anchor after the translated heading.',
  },
  {
    id: 'translations/page',
    cause: 'A translated page has no original page, or another ID or slug.',
    fix: 'Rename the file, or correct its front matter.',
  },
];

/** All kinds of diagnostics, sorted by ID. The rules of `redocly.yaml` are further kinds, as `openapi/RULE`. */
export const DIAGNOSTIC_KINDS: readonly DiagnosticKind[] = [...CONTENT_KINDS, ...CONTRACT_KINDS, ...OTHER_KINDS].sort(
  (one, other) => (one.id < other.id ? -1 : 1),
);
