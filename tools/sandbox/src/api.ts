import type {SandboxOptions} from './options';
import type {Clock} from './state/clock';
import type {Store} from './state/store';

/** State and services that every operation uses. */
export interface Api {
  readonly store: Store;
  readonly clock: Clock;
  readonly options: SandboxOptions;
  /** Account of all API keys, with the shop that customers see. */
  readonly account: {id: string; shop: {name: string; country: string}};
  /** Base URL of the payment pages, without a trailing slash. */
  payUrl: string;
  /** Returns the message for a status code, from the OpenAPI document. */
  getStatusMessage: (statusCode: string) => string;
  /** Takes the next planned outcome, and returns its status code, or `undefined` if a test hasn't planned one. */
  takeOutcome: (kind: 'payment' | 'refund' | 'capture') => string | undefined;
}
