import type {Api} from '../api';
import type {Description} from '../rest/description';
import type {Caller} from '../state/records';

/** Context that resolvers of a request share. */
export interface Context {
  api: Api;
  description: Description;
  caller: Caller;
}

/** A function that resolves a root field. */
export type FieldResolver = (args: Record<string, unknown>, context: Context) => unknown;

/** Resolvers of root fields, by name. */
export type FieldResolvers = Readonly<Record<string, FieldResolver>>;
