import type {Json} from '@paydocs/specs/client';

/** Query or mutation that is rendered in each language. */
export interface GraphqlCall {
  /** GraphQL document with one operation. */
  operation: string;
  variables?: Record<string, Json>;
  /** `true` to send an idempotency key, so that it's safe to retry. */
  isMutation: boolean;
  /** URL of the API. */
  url: string;
  /** Name of the environment variable with the API key. */
  apiKeyVariable: string;
}

/** Value of the header `User-Agent` in programs. */
export const USER_AGENT = 'MyShop/1.4';
/** Name of the header that gets a new random value in each run. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Splits a text into lines, and indents lines that aren't empty. */
export const indentLines = (text: string, indentation: string): string[] =>
  text.split('\n').map((line) => (line === '' ? line : `${indentation}${line}`));
