import type {
  ExampleData,
  FieldData,
  LinkData,
  NamedTypeData,
  OperationData,
  SamplesData,
  TypeData,
  ValueData,
} from './reference';

/** Page data that only the GraphQL reference has. For the data of both references, see `reference.ts`. */

/** Enum value with its anchor on the page. */
export interface EnumValueData extends ValueData, Pick<TypeData, 'facts'> {
  id: string;
}

/** Argument of an operation. `inputFields` contains the fields of an input object, with short descriptions. */
export interface OperationArgumentData extends FieldData {
  inputFields?: FieldData[];
  /** `true` if exactly one of the fields must be set. */
  isOneOf?: true;
}

/** A field, which can have arguments. */
export interface GraphqlFieldData extends FieldData {
  arguments?: FieldData[];
}

/** The return type of an operation, with a short version of its fields. */
export interface ReturnTypeData extends TypeData {
  /** The possible types of an interface or union. A root type has no page, and therefore no `href`. */
  possible?: (Pick<LinkData, 'text'> & Partial<LinkData>)[];
}

/** Programs that send the example, or its WebSocket messages and a client. */
export interface GraphqlSamplesData extends SamplesData {
  /** `true` if the tabs are WebSocket messages and a client rather than languages. */
  isLive?: true;
}

/** Example of a page: the tabs with its request and response, and the programs that send it. */
export interface PageExampleData {
  examples: ExampleData[];
  samples?: GraphqlSamplesData;
  /** Error code that the API returns, if a request with an API key always fails. */
  errorCode?: string;
}

/** Data of the page of an operation, directive, or type. */
export interface GraphqlPageData extends OperationData, NamedTypeData, Partial<PageExampleData> {
  /** The definition in SDL: inner HTML of a `code` element, with links to types. */
  definition: string;
  /** `true` if exactly one of the fields must be set. */
  isOneOf?: true;
  arguments?: OperationArgumentData[];
  fields?: GraphqlFieldData[];
  values?: EnumValueData[];
  samples?: GraphqlSamplesData;
  returns?: ReturnTypeData;
  /** Locations where a directive is allowed. */
  locations?: string[];
}
