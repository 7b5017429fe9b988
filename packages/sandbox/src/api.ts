import type {SandboxOptions} from './options';
import type {Clock} from './state/clock';
import type {Store} from './state/store';

/** What every operation reads and changes. */
export interface Api {
  readonly store: Store;
  readonly clock: Clock;
  readonly options: SandboxOptions;
  /** The account of every API key, and how customers see it. */
  readonly account: {id: string; shop: {name: string; country: string}};
  /** Base of the pages on which customers pay, without a slash at the end. */
  payUrl: string;
  /** @returns the sentence for a status code, as the description has it */
  messageOf: (statusCode: string) => string;
  /** @returns an outcome that a test asked for, if the next payment is to end so */
  takeOutcome: (kind: 'payment' | 'refund' | 'capture') => string | undefined;
}
