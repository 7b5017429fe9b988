import type {WebhookReceiver, TestRequest} from '@paydocs/contract';

/** Program of a guide or of the REST reference. */
export interface Sample {
  /** Part of the URL of each of its requests, by which the mock identifies the sample. */
  id: string;
  /** Location of the program: `docs/getting-started.mdx:57`, `REST reference, payments_create: …`. */
  location: string;
  /** ID of its language. */
  language: string;
  code: string;
  /** Code of the programs that it imports, by file name. */
  imports?: Readonly<Record<string, string>>;
  /** Request that tests the program, if it's a server. */
  request?: TestRequest | undefined;
  /** Path and event types, if the program receives events. */
  receiver?: WebhookReceiver;
}

/** Request that a sample made, with the errors that the mock of the API found. */
export interface ReceivedRequest {
  method: string;
  url: string;
  errors: string[];
}

/** Outcome of a sample. */
export interface SampleOutcome {
  sample: Sample;
  /** Reasons why it failed; empty if it succeeded. */
  errors: string[];
  requests: number;
}
