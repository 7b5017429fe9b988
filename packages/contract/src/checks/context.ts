import type {Release} from '../changelog/types';
import type {ReleaseHistory} from '../changelog/history';
import type {GraphQLSchema} from 'graphql';
import type {GraphqlOperation} from '../graphql/operation';
import type {ProgramIndex} from '../programs/imports';
import type {RestApi} from '../rest/api';
import type {Validator} from '../rest/validate';

/** Data that all checks share. */
export interface CheckContext {
  rest: RestApi;
  validator: Validator;
  graphql: GraphQLSchema;
  /** URL of the GraphQL API. */
  graphqlUrl: string;
  /** The provider's hosts, including hosts of its websites and scripts. */
  hosts: readonly string[];
  /** Converts the URL of a link in a description to a URL of this site. */
  toSiteHref(href: string): string;
  /** Returns the URL of a target (see `SpecUse`), if it has one. */
  getHref(target: string): string | undefined;
  /** Announced changes of the APIs. */
  releases: readonly Release[];
  /** History of the APIs, from the snapshots of all releases. */
  history: ReleaseHistory;
  /** Operations in `graphql/examples`, by name. */
  examples: Map<string, GraphqlOperation>;
  /** Prefix of the provider's HTTP headers, without a hyphen. */
  headerPrefix: string;
}

/** Data for checks of requests to the REST API. */
export type RestContext = Pick<CheckContext, 'rest' | 'validator' | 'headerPrefix'>;

/** Data that the checks of a page's blocks share. */
export interface PageContext extends CheckContext {
  /** GraphQL operations of the page, by name. */
  operations: Map<string, GraphqlOperation>;
  /** Programs of all guides, which a program can import. */
  programs: ProgramIndex;
}
