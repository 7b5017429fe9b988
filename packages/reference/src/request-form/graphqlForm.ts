import type {CallOptions} from '../graphql/examples/calls';

/** Selected fields by name: `true` for leaf fields, and nested selections for other fields. */
export interface SelectedFields {
  [name: string]: true | SelectedFields;
}

/** Selectable fields of each type, with the name of their type, which is empty for leaf fields. */
export type OutputTypes = Record<string, {fields: Record<string, string>; members?: string[]}>;

/** Data that only forms of GraphQL operations have. */
export interface GraphqlFormData {
  kind: 'query' | 'mutation';
  /** Name of the root field. */
  field: string;
  /** Types of the arguments, in GraphQL's schema definition language. */
  arguments: Record<string, string>;
  /** Name of the type whose fields are selected; empty for a leaf type. */
  returns: string;
  /** Fields that need an alias because they conflict with fields of other types, by type. */
  conflictingFields: Record<string, string[]>;
  /** URL of the JSON file with the {@link OutputTypes}. */
  types: string;
  calls: CallOptions;
}
