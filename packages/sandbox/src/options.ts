import type {Brand} from '@paydocs/core/brand/types';
import type {OpenApiDocument} from '@paydocs/contract/rest/document';

/** What becomes of a payment: values of the description's status and status code. */
export interface Outcome {
  status: string;
  statusCode?: string | undefined;
}

/** The data with which each outcome is reached, as the guides show it. */
export interface TestTables {
  cards: readonly {number: string; threeDSecure?: string | undefined; outcome: Outcome}[];
  phones: readonly {phone: string; outcome: Outcome}[];
  ibans: readonly {iban: string; outcome: Outcome}[];
}

export interface SandboxOptions {
  /** The description of the REST API, joined into one document. */
  openapi: OpenApiDocument;
  /** The GraphQL schema; without it, only REST is served. */
  sdl?: string | undefined;
  /** Names headers, and the paths of both APIs. */
  brand: Pick<Brand, 'name' | 'slug'> & {urls: Pick<Brand['urls'], 'api' | 'graphql' | 'graphqlWs'>};
  /** Without it, every card, phone and account pays. */
  testData?: TestTables | undefined;
  /** Signs the events of `callbackUrl` and `paymentCallbackUrl`. */
  signingSecret?: string | undefined;
  /**
   * Where events go instead of the host that their URL names: path and query stay. `null` holds them back, for tests that
   * send them themselves.
   */
  forward?: string | null | undefined;
  /** After how many seconds a customer responds in an app; 3 without it. */
  approvalSeconds?: number | undefined;
  /** Requests that an account may make in a second; as the guides say without it, and any number for 0. */
  rateLimit?: number | undefined;
  /** Hears of what breaks the specifications on the sandbox's own side. */
  onMistake?: ((mistake: string) => void) | undefined;
}
