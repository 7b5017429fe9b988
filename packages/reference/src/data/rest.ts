import type {ErrorData as ErrorText} from '@paydocs/specs/client';
import type {
  ExampleData,
  FactData,
  FieldData,
  LinkData,
  NamedTypeData,
  OperationData,
  TypeData,
  ValueData,
} from './reference';

/** Page data that only the REST reference has. For the data of both references, see `reference.ts`. */

/** Schema at its point of use, without the name of the property or parameter. */
export interface SchemaData extends TypeData {
  ref?: LinkData;
  nullable?: true;
  access?: 'read-only' | 'write-only';
  fields?: RestFieldData[];
  choices?: ChoiceData[];
  /** Reason for omitting the nested fields. `ref` links to them. */
  truncatedBy?: 'recursion' | 'size';
  /** Link to an earlier field on the page that has the same nested fields. */
  firstOccurrence?: LinkData;
}

/** A property, parameter, or header. */
export interface RestFieldData extends SchemaData, FieldData {
  ref?: LinkData;
  fields?: RestFieldData[];
}

/** A choice between schemas: exactly one of them, any number of them, or conditions that all apply. */
export interface ChoiceData {
  rule: 'one' | 'any' | 'conditions';
  /** Name of the property whose value selects the alternative. */
  discriminator?: string;
  alternatives: AlternativeData[];
}

/** One alternative of a choice. */
export interface AlternativeData extends SchemaData {
  id: string;
  label: string;
  /** Values of the discriminator property that select the alternative. */
  when?: string[];
}

/** A body in one media type. */
export interface MediaTypeData {
  type: string;
  schema?: SchemaData;
  /** Link to an earlier body on the page with the same fields. `schema` contains only the fields that differ. */
  same?: LinkData;
  /** Encoding of the parts of a form. */
  encoding?: RestFieldData[];
}

/** An example of a response, payload, or schema. */
export interface RestExampleData extends ExampleData {
  html?: string;
  /** URL of the example, if it's external. */
  href?: string;
  /** Status of the response, for response examples. */
  status?: string;
}

/** Authentication method that requires all of `schemes`. An empty list means that no authentication is required. */
export interface AuthData {
  schemes: {name: string; label: string; html?: string; facts?: FactData[]; scopes?: ValueData[]}[];
}

/** An OpenAPI link: a possible next request after a response. */
export interface NextStepData {
  name: string;
  target?: LinkData;
  html?: string;
  facts?: FactData[];
}

export interface ResponseData {
  status: string;
  /** Title of an error status: `404 Not found`. Other statuses have none. */
  title?: string;
  html?: string;
  headers?: RestFieldData[];
  /** Links to headers that an earlier response describes. */
  sameHeaders?: LinkData[];
  media?: MediaTypeData[];
  examples?: LinkData[];
  links?: NextStepData[];
}

/** Error code with its cause and solution, and the ID of its anchor on the page. */
export interface ErrorData extends ErrorText {
  id: string;
}

/** Server URL of the API. Its variables are in braces. */
export interface ServerData {
  url: string;
  html?: string;
  variables?: RestFieldData[];
}

/** Method and URL of an operation, webhook, or callback. */
export interface EndpointData {
  method: string;
  server?: string;
  path: string;
  servers?: ServerData[];
  /** Kind of request that the API sends to the reader's server; undefined for an operation. */
  kind?: 'webhook' | 'callback';
}

export interface BodyData {
  required?: true;
  html?: string;
  media: MediaTypeData[];
}

/** Location of a parameter, as in OpenAPI's `in`. */
export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

/** Common data of operations, webhooks, and callbacks. */
export interface CallData extends OperationData {
  endpoint: EndpointData;
  parameters?: Partial<Record<ParameterLocation, RestFieldData[]>>;
  body?: BodyData;
  responses: Record<string, ResponseData>;
}

export interface OperationPageData extends CallData {
  auth?: AuthData[];
  /** Examples of responses, or of a webhook's payload. */
  examples?: RestExampleData[];
  errors?: ErrorData[];
  callbacks?: Record<string, CallData>;
}

export interface SchemaPageData extends SchemaData, NamedTypeData {
  fields?: RestFieldData[];
  examples?: RestExampleData[];
  errors?: ErrorData[];
}

/** All errors of the API, by status. */
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
