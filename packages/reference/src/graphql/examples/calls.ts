import {SAMPLE_LANGUAGES} from '../../samples';
import type {OperationExample, OperationKind} from './example';

/** Options for sending operations. */
export interface CallOptions {
  /** URL for queries and mutations over HTTP. */
  url: string;
  /** URL for live subscriptions over WebSocket. */
  webSocketUrl: string;
  /** Name of the environment variable with the API key. */
  apiKeyVariable: string;
}

/** Program that sends an operation. */
export interface CallSample {
  /** ID of the tab, which is also that of the language's tab in the REST reference. */
  id: string;
  label: string;
  /** Name of the language for the highlighter. */
  language: string;
  code: string;
}

/** Operation of an example, and its variables. */
export type OperationRequest = Pick<OperationExample, 'operation' | 'variables'>;

/**
 * Creates complete programs that send an operation. They exit with an error if the response has errors.
 *
 * @param example - query or mutation
 * @param kind - kind of the operation; a mutation is sent with an idempotency key, so that it's safe to retry
 * @param options - see {@link CallOptions}
 * @returns a program in each language
 */
export function createCallSamples(example: OperationRequest, kind: OperationKind, options: CallOptions): CallSample[] {
  const {operation, variables} = example;
  const {url, apiKeyVariable} = options;
  const call = {operation, ...(variables && {variables}), isMutation: kind === 'mutation', url, apiKeyVariable};
  return SAMPLE_LANGUAGES.map(({id, label, names, renderGraphql}) => ({
    id,
    label,
    language: names[0],
    code: renderGraphql(call),
  }));
}
