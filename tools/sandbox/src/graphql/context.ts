import type {Api} from '../api';
import type {RestApiDescription} from '../rest/description';
import type {Caller} from '../state/records';

/** Context that resolvers of a request share. */
export interface Context {
  api: Api;
  description: RestApiDescription;
  caller: Caller;
}

/** A function that resolves a root field. */
export type FieldResolver = (args: Record<string, unknown>, context: Context) => unknown;

/** Resolvers of root fields, by name. */
export type FieldResolvers = Readonly<Record<string, FieldResolver>>;
