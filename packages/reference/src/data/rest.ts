import type {ErrorData as ErrorText} from '@paydocs/specs/openapi/errorData';
import type {
  ExampleData,
  FactData,
  FieldData,
  LinkData,
  NamedTypeData,
  OperationData,
  TypeData,
  UseData,
  ValueData,
} from './reference';

/** What only REST pages know, beside what `reference.ts` has for both references. */

/** A schema without the name under which somebody uses it. */
export interface SchemaData extends TypeData {
  ref?: LinkData;
  nullable?: true;
  access?: 'read-only' | 'write-only';
  fields?: RestFieldData[];
  choices?: ChoiceData[];
  /** Why nested fields are left out here; `ref` leads to them. */
  cut?: 'recursion' | 'size';
  /** The place above on the page that shows the nested fields. */
  above?: LinkData;
}

/** A property, parameter or header. */
export interface RestFieldData extends SchemaData, FieldData {
  ref?: LinkData;
  fields?: RestFieldData[];
}

/** A choice between schemas: exactly one of them, or any number; or conditions, all of which hold. */
export interface ChoiceData {
  rule: 'one' | 'any' | 'conditions';
  /** The property whose value tells which alternative it is. */
  by?: string;
  alternatives: AlternativeData[];
}

/** One alternative of a choice. */
export interface AlternativeData extends SchemaData {
  id: string;
  label: string;
  /** Values of the discriminating property that choose it. */
  when?: string[];
}

/** A body in one media type. */
export interface MediaData {
  type: string;
  schema?: SchemaData;
  /** A body above on the page with the same fields; `schema` has only those that differ. */
  same?: LinkData;
  /** How parts of a form are sent. */
  encoding?: RestFieldData[];
}

/** An example of a response, a payload or a schema. */
export interface RestExampleData extends ExampleData {
  html?: string;
  /** Where the example is kept, if not here. */
  href?: string;
  /** The response's status, for response examples. */
  status?: string;
}

/** A way to authenticate: all of `schemes` together. No scheme at all means that no key is needed. */
export interface AuthData {
  schemes: {name: string; label: string; html?: string; facts?: FactData[]; scopes?: ValueData[]}[];
}

/** A link of OpenAPI: how to go on after a response. */
export interface NextStepData {
  name: string;
  target?: LinkData;
  html?: string;
  facts?: FactData[];
}

export interface ResponseData {
  status: string;
  /** The name of a status that stands in the table of errors: `404 Not found`. */
  title?: string;
  html?: string;
  headers?: RestFieldData[];
  /** Headers that a response above describes. */
  sameHeaders?: LinkData[];
  media?: MediaData[];
  examples?: LinkData[];
  links?: NextStepData[];
}

/** An error code with its cause and cure, and its address on the page. */
export interface ErrorData extends ErrorText {
  id: string;
}

/** An address of the API; its parts in braces are variables. */
export interface ServerData {
  url: string;
  html?: string;
  variables?: RestFieldData[];
}

/** What is sent where: an operation, a webhook or a callback. */
export interface EndpointData {
  method: string;
  server?: string;
  path: string;
  servers?: ServerData[];
  /** `webhook` and `callback`: the API calls the reader. */
  kind?: 'webhook' | 'callback';
}

export interface BodyData {
  required?: true;
  html?: string;
  media: MediaData[];
}

/** Where parameters of an operation go. */
export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

/** The core that operations, webhooks and callbacks share. */
export interface CallData extends OperationData {
  endpoint: EndpointData;
  parameters?: Partial<Record<ParameterPlace, RestFieldData[]>>;
  body?: BodyData;
  responses: Record<string, ResponseData>;
}

export interface OperationPageData extends CallData {
  auth?: AuthData[];
  /** Examples of what is received: responses, or a webhook's payload. */
  examples?: RestExampleData[];
  errors?: ErrorData[];
  callbacks?: Record<string, CallData>;
}

/** An operation that uses a schema has a method; `event` is that of webhooks. */
export interface SchemaUseData extends UseData {
  method?: string;
}

export interface SchemaPageData extends SchemaData, NamedTypeData<SchemaUseData> {
  fields?: RestFieldData[];
  examples?: RestExampleData[];
  errors?: ErrorData[];
}

/** The errors of the whole API, by status. */
export interface ErrorIndexData {
  statuses: {status: string; title: string; html?: string; schemas?: LinkData[]; errors?: ErrorData[]}[];
}

export interface OperationListData {
  html?: string;
  docs?: LinkData;
  operations: {
    method: string;
    path: string;
    title: string;
    href: string;
    text?: string;
    deprecated?: true;
  }[];
}
