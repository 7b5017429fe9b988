import type {Api} from '../api';
import type {Description} from '../rest/description';
import type {Caller} from '../state/records';

/** What resolvers know of a request. */
export interface Context {
  api: Api;
  description: Description;
  caller: Caller;
}

/** A field of a root type: what it returns for its arguments. */
export type Field = (args: Record<string, unknown>, context: Context) => unknown;

/** Fields by their names. */
export type Fields = Readonly<Record<string, Field>>;
