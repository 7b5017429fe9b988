import type {EmbedData} from '@paydocs/content';
import type {Diagnostic} from '@paydocs/core';
import type {ContractKindId} from './kinds';

/** A part of a specification that a line of a guide depends on: if the part changes, the line can become wrong. */
export interface SpecUse {
  file: string;
  line: number;
  /**
   * Name of the part in the specifications: `payments_create` (an operation), `/payments/{id}` (a path),
   * `Payment.status` (a field of a schema), `Payment-Status=PENDING` (a value). Targets in GraphQL start with
   * `graphql:`; an ambiguous name starts with `~`.
   */
  target: string;
}

/** A fenced block, or code within one that is checked separately. */
export interface CodeBlock {
  /** Path relative to the project root, with forward slashes. */
  file: string;
  /** Line number of the first line of code, counted from 1. */
  line: number;
  /** Lowercase name; empty if the fence has no language. */
  language: string;
  code: string;
  binding: Binding;
}

/** Words after the language of a fence. */
export interface Binding {
  /** Body of an operation: `payments_create.request`, `payments_create.response.200`. */
  rest?: string;
  /** Name of a schema of the REST API. */
  schema?: string;
  /** Event type, such as `payment.succeeded`; for a program, also the path where it receives events (`parseRoutes`). */
  webhook?: string;
  /** `Refund.variables` or `Refund.response` for an operation on the page, or the name of an input type. */
  graphql?: string;
  /** Reason why the block isn't checked. */
  unchecked?: string;
  /**
   * For a program that handles requests: the request to test it with, such as `POST /checkout`; empty if there is none.
   */
  server?: string;
  /** The program runs in browsers, so it's checked but not run. */
  browser?: true;
  /** The lines are part of a longer program on the page, which is run. */
  part?: true;
  /** Heading of the block. */
  title?: string;
}

/** Result of checking a block. Lines count from 1 in the file. */
export interface CheckResult {
  diagnostics: {
    id: ContractKindId;
    line: number;
    message: string;
    /** The diagnostic is about the words after the language, so its location is the line of the fence. */
    onFence?: true;
  }[];
  uses: Omit<SpecUse, 'file'>[];
}

/** Result of checking the blocks and names of all guides against the specifications. */
export interface ContractReport {
  /** Count of blocks that are checked against the specifications, or parsed along with their API calls. */
  bound: number;
  exempt: {file: string; line: number; reason: string}[];
  /** Count of exempt programs in unsupported languages, such as Go, which have no limit. */
  otherLanguages: number;
  /** Count of names in inline code that are part of a specification. */
  inline: number;
  /** Count of names in inline code that are in the list of other names. */
  listed: number;
  /** Count of components that show a part of a specification. */
  embedded: number;
  /** Data of the components that show a part of a specification, by file name. */
  embeds: Map<string, EmbedData>;
  uses: SpecUse[];
  /** Names in inline code, with their possible targets, most likely first. */
  names: NameUse[];
  /** Count of comments in pages that disable a diagnostic. */
  disabled: number;
  diagnostics: Diagnostic[];
}

/** A name in inline code of a guide. */
export interface NameUse {
  file: string;
  line: number;
  code: string;
  /** Possible targets, most likely first: see `TargetFinder`. */
  targets: string[];
}
