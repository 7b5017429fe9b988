import type {Api} from '../api';
import type {Description} from '../rest/description';
import type {Caller} from '../state/records';

/** Context of a request for resolvers. */
export interface Context {
  api: Api;
  description: Description;
  caller: Caller;
}

/** Resolver of a root field. */
export type Field = (args: Record<string, unknown>, context: Context) => unknown;

/** Resolvers of root fields, by name. */
export type Fields = Readonly<Record<string, Field>>;
