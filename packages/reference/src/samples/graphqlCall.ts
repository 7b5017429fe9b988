import type {Json} from '@paydocs/specs/client';

/** Query or mutation that is rendered in each language. */
export interface GraphqlCall {
  /** GraphQL document with one operation. */
  operation: string;
  variables?: Record<string, Json>;
  /** Whether it's sent with an idempotency key, so that it's safe to retry. */
  isMutation: boolean;
  /** URL of the API. */
  url: string;
  /** Name of the environment variable with the API key. */
  apiKeyVariable: string;
}

/** Client that programs name in `User-Agent`. */
export const USER_AGENT = 'MyShop/1.4';
/** Header with a new random value for each operation. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** @returns the lines of a text, indented unless they're empty */
export const indentLines = (text: string, indentation: string): string[] =>
  text.split('\n').map((line) => (line === '' ? line : `${indentation}${line}`));
