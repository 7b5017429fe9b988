import type {SandboxOptions} from './options';
import type {Clock} from './state/clock';
import type {Store} from './state/store';

/** State and services of a sandbox that operations use. */
export interface Api {
  readonly store: Store;
  readonly clock: Clock;
  readonly options: SandboxOptions;
  /** Account to which all API keys belong, with the shop that customers see. */
  readonly account: {id: string; shop: {name: string; country: string}};
  /** Base URL of the payment pages, without a trailing slash. */
  payUrl: string;
  /** Returns the message for a payment's status code, from the OpenAPI document. */
  getStatusMessage: (statusCode: string) => string;
  /** Uses up the next planned outcome, and returns its status code, or `undefined` if no test has planned one. */
  takeOutcome: (kind: 'payment' | 'refund' | 'capture') => string | undefined;
}
