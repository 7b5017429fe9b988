import type {Receiver, Route} from '@paydocs/contract/routes';

/** How a sample is run. */
export type Runtime = 'curl' | 'javascript' | 'python' | 'php';

/** A program of a guide or of the REST reference. */
export interface Sample {
  /** Stands in the address of each of its requests, so that the mock knows whose they are. */
  id: string;
  /** Where it stands: `docs/getting-started.mdx:57`, `REST reference, payments_create: …`. */
  place: string;
  runtime: Runtime;
  code: string;
  /** It answers requests: the one that tries it. */
  request?: Route | undefined;
  /** It receives events: where, and the types of those that it is sent. */
  receiver?: Receiver;
}

/** A request that a sample made, and what the mock of the API found wrong with it. */
export interface Received {
  method: string;
  url: string;
  problems: string[];
}

/** What became of a sample. */
export interface Outcome {
  sample: Sample;
  /** Why it failed; empty when it is right. */
  problems: string[];
  requests: number;
}
