import type {Brand} from '@paydocs/core';
import type {OpenApiDocument} from '@paydocs/contract/document';

/** The outcome of a payment, as values of `status` and `statusCode`. */
export interface Outcome {
  status: string;
  statusCode?: string | undefined;
}

/** Test data of the guides, with the outcome of each card, phone number, and bank account. */
export interface TestDataTables {
  cards: readonly {number: string; threeDSecure?: string | undefined; outcome: Outcome}[];
  phones: readonly {phone: string; outcome: Outcome}[];
  ibans: readonly {iban: string; outcome: Outcome}[];
}

export interface SandboxOptions {
  /** Bundled OpenAPI document of the REST API. */
  openapi: OpenApiDocument;
  /** GraphQL schema in the schema definition language. If omitted, only REST is served. */
  sdl?: string | undefined;
  /** Brand, from which the names of headers and the paths of both APIs are derived. */
  brand: Pick<Brand, 'name' | 'slug'> & {urls: Pick<Brand['urls'], 'api' | 'graphql' | 'graphqlWs'>};
  /** Test data. If omitted, payments with all sources except expired cards succeed. */
  testData?: TestDataTables | undefined;
  /** Secret that signs the events of `callbackUrl` and `paymentCallbackUrl`. */
  signingSecret?: string | undefined;
  /**
   * Origin to which all events are sent, instead of the origin of their URLs. If `null`, events aren't sent, for tests
   * that send them themselves.
   */
  forward?: string | null | undefined;
  /** Number of seconds after which a simulated customer responds in an app. The default is 3. */
  approvalSeconds?: number | undefined;
  /** Maximum number of requests per second and account. The default is the limit in the guides, and 0 disables it. */
  rateLimit?: number | undefined;
  /** Reports a defect of the sandbox, such as a response that doesn't match the specifications. */
  onDefect?: ((mistake: string) => void) | undefined;
}
