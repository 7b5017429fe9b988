import type {CallOptions} from '../graphql/examples/calls';

/** A selection: fields with a selection of their own, and leaf fields. */
export interface SelectedFields {
  [name: string]: true | SelectedFields;
}

/** The selectable fields of each type, with the type of each field; `''` for leaf fields. */
export type OutputTypes = Record<string, {fields: Record<string, string>; members?: string[]}>;

/** Additional data of a GraphQL operation. */
export interface GraphqlForm {
  kind: 'query' | 'mutation';
  /** Name of the root field. */
  field: string;
  /** Types of the arguments, in GraphQL's schema definition language. */
  arguments: Record<string, string>;
  /** The type whose fields are selected; `''` for a leaf type. */
  returns: string;
  /** Fields that need an alias because they conflict with fields of other types, by type. */
  conflictingFields: Record<string, string[]>;
  /** URL of the {@link OutputTypes}. */
  types: string;
  calls: CallOptions;
}
