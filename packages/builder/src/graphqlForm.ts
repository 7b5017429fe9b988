import type {CallOptions} from '@paydocs/reference/graphql/examples/calls';

/** What is asked for: fields that hold others, and fields that are values. */
export interface SelectedFields {
  [name: string]: true | SelectedFields;
}

/** What can be selected of types: fields with the type that they hold, '' of values. */
export type OutputTypes = Record<string, {fields: Record<string, string>; members?: string[]}>;

/** What an operation of GraphQL has beside what one of REST has. */
export interface GraphqlForm {
  kind: 'query' | 'mutation';
  /** The root field. */
  field: string;
  /** The types of its arguments, in the schema language. */
  arguments: Record<string, string>;
  /** The type whose fields are selected; '' of a value. */
  returns: string;
  /** Fields of types that need names of their own beside those of other types, which they conflict with. */
  apart: Record<string, string[]>;
  /** URL of the {@link OutputTypes}. */
  types: string;
  calls: CallOptions;
}
