import type {Release} from '../changelog/types';
import type {History} from '../changelog/history';
import type {GraphQLSchema} from 'graphql';
import type {GraphqlOperation} from '../graphql/operation';
import type {RestApi} from '../rest/api';
import type {Validator} from '../rest/validate';

/** What all checks ask. */
export interface Context {
  rest: RestApi;
  validator: Validator;
  graphql: GraphQLSchema;
  /** Address of the GraphQL API. */
  graphqlUrl: string;
  /** The provider's hosts, those of its websites and scripts too. */
  hosts: readonly string[];
  /** Changes the addresses of links in descriptions to those of this site. */
  siteLink(href: string): string;
  /** Gives the address of what a line may rest on, if it has one. */
  placeOf(target: string): string | undefined;
  /** Announced changes of the APIs. */
  releases: readonly Release[];
  /** What snapshots of releases tell. */
  history: History;
  /** Operations of `graphql/examples`, by name. */
  examples: Map<string, GraphqlOperation>;
  /** The provider's name as it starts HTTP headers. */
  headerPrefix: string;
}

/** What a call of the REST API is held to. */
export type RestContext = Pick<Context, 'rest' | 'validator' | 'headerPrefix'>;

/** What blocks of a page know of each other. */
export interface PageContext extends Context {
  /** Operations of GraphQL by name. */
  operations: Map<string, GraphqlOperation>;
}
