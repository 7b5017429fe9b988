import type {
  ExampleData,
  FieldData,
  LinkData,
  NamedTypeData,
  OperationData,
  SamplesData,
  TypeData,
  UseData,
  ValueData,
} from './reference';

/** What only GraphQL pages know, beside what `reference.ts` has for both references. */

/** A value with its address on the page. */
export interface EnumValueData extends ValueData, Pick<TypeData, 'facts'> {
  id: string;
}

/** An argument of an operation. An input object's fields are those of its type, whose own page says more. */
export interface OperationArgumentData extends FieldData {
  inputFields?: FieldData[];
  /** Whether exactly one of them must be given. */
  isOneOf?: true;
}

/** A field, which may take arguments. */
export interface GraphqlFieldData extends FieldData {
  arguments?: FieldData[];
}

/** What an operation returns: the fields are those of the type, and their own page says more. */
export interface ReturnsData extends TypeData {
  /** The types that an interface or union can turn out to be; a root type has no page. */
  possible?: (Pick<LinkData, 'text'> & Partial<LinkData>)[];
}

/** Programs that send the example. */
export interface CallsData extends SamplesData {
  /** Whether the tabs are the messages of a connection and its client, rather than languages. */
  isLive?: true;
}

/** An example as a page shows it: what is sent and what comes back, part by part. */
export interface PageExampleData {
  examples: ExampleData[];
  samples?: CallsData;
  /** Code of the error that is answered, where somebody with an API key receives nothing else. */
  fails?: string;
}

/** Who uses a type. */
export interface TypeUseData extends UseData {
  /** The field of a connection in which an operation returns the type: `ChargesConnection.nodes`. */
  through?: LinkData;
}

/** What the components of a page show: of an operation, a directive or a type. */
export interface GraphqlPageData extends OperationData, NamedTypeData<TypeUseData>, Partial<PageExampleData> {
  /** The definition in the schema language: the inside of a `code` element, with links to types. */
  definition: string;
  /** Whether exactly one of the fields must be given. */
  isOneOf?: true;
  arguments?: OperationArgumentData[];
  fields?: GraphqlFieldData[];
  values?: EnumValueData[];
  samples?: CallsData;
  returns?: ReturnsData;
  /** Where a directive may stand. */
  locations?: string[];
}
