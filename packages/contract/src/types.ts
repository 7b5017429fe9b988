import type {EmbedData} from '@paydocs/guides/embeds/embeds';
import type {InputProblem} from '@paydocs/core/inputError';

/** A part of a specification that a line of a guide rests on: the line is wrong when the part changes. */
export interface Use {
  file: string;
  line: number;
  /**
   * What it is, in the words of the specifications: `payments_create` (an operation), `/payments/{id}` (a path),
   * `Payment.status` (a field of a schema), `Payment-Status=PENDING` (a value). Those of GraphQL start with `graphql:`; a name that stands
   * for several starts with `~`.
   */
  target: string;
}

/** A fenced block, or code inside of one that is checked as if it stood alone. */
export interface Block {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** The line of its first line of code, counted from 1. */
  line: number;
  /** In lower case; empty if the fence names none. */
  language: string;
  code: string;
  binding: Binding;
}

/** What a writer says of a block in the words after its language. */
export interface Binding {
  /** `payments_create.request`, `payments_create.response.200` */
  rest?: string;
  /** Name of a schema of the REST API. */
  schema?: string;
  /** Type of an event, such as `payment.succeeded`; for a program also where it receives events (`routesOf`). */
  webhook?: string;
  /** `Refund.variables`, `Refund.response` (of an operation on the page), or an input type. */
  graphql?: string;
  /** Why the block is not checked. */
  unchecked?: string;
  /** A program that answers requests: the request that tries it, such as `POST /checkout`; empty without one. */
  server?: string;
  /** The program runs in browsers: it is checked, and not run. */
  browser?: true;
  /** The lines are part of a longer program of the page, which is run. */
  part?: true;
  /** Heading of the block. */
  title?: string;
}

/** What a check of a block tells. Lines count from 1 in the file. */
export interface Findings {
  problems: {
    line: number;
    message: string;
    /** It is about the words after the language, and belongs to the line of the fence. */
    onFence?: true;
  }[];
  uses: Omit<Use, 'file'>[];
}

/** How the blocks and names of all guides stand to the specifications. */
export interface Report {
  /** Blocks that are checked against the specifications, or parsed with the calls to the API inside them. */
  bound: number;
  exempt: {file: string; line: number; reason: string}[];
  /** Exempt programs in languages that nobody reads here, such as Go: as many as a writer likes. */
  otherLanguages: number;
  /** Names in inline code that stand in a specification. */
  inline: number;
  /** Names in inline code that the list of other names explains. */
  listed: number;
  /** Components that show a part of a specification. */
  embedded: number;
  /** What they show, by the name of its file. */
  embeds: Map<string, EmbedData>;
  uses: Use[];
  /** Names in inline code, with what they may stand for: what is meant most likely stands first. */
  names: NameUse[];
  problems: InputProblem[];
}

/** A name in inline code of a guide. */
export interface NameUse {
  file: string;
  line: number;
  code: string;
  /** See `Meanings`. */
  targets: string[];
}
