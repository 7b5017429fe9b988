import type {Brand} from '@paydocs/core';
import type {OpenApiDocument} from '@paydocs/contract/document';

/** Outcome of a payment: values of `status` and `statusCode`. */
export interface Outcome {
  status: string;
  statusCode?: string | undefined;
}

/** Test data for each outcome, as in the guides. */
export interface TestTables {
  cards: readonly {number: string; threeDSecure?: string | undefined; outcome: Outcome}[];
  phones: readonly {phone: string; outcome: Outcome}[];
  ibans: readonly {iban: string; outcome: Outcome}[];
}

export interface SandboxOptions {
  /** Bundled OpenAPI document of the REST API. */
  openapi: OpenApiDocument;
  /** GraphQL schema in the schema definition language. If omitted, only REST is served. */
  sdl?: string | undefined;
  /** Determines names of headers, and the paths of both APIs. */
  brand: Pick<Brand, 'name' | 'slug'> & {urls: Pick<Brand['urls'], 'api' | 'graphql' | 'graphqlWs'>};
  /** If omitted, all cards, phones, and bank accounts pay successfully. */
  testData?: TestTables | undefined;
  /** Signs the events of `callbackUrl` and `paymentCallbackUrl`. */
  signingSecret?: string | undefined;
  /**
   * Base URL for events, which replaces the origin of their URL; path and query stay. With `null`, events are held, for
   * tests that send them themselves.
   */
  forward?: string | null | undefined;
  /** Number of seconds after which a customer responds in an app. The default is 3. */
  approvalSeconds?: number | undefined;
  /** Maximum number of requests per second of an account. The default is the limit in the guides; 0 disables the limit. */
  rateLimit?: number | undefined;
  /** Receives defects of the sandbox, such as responses that don't match the specifications. */
  onDefect?: ((mistake: string) => void) | undefined;
}
