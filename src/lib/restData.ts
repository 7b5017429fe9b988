/**
 * What the REST pages know, as their data files hold it.
 *
 * The generator in `src/plugins/reference/openapi` writes it and the components in `src/components/rest` read it.
 * Every `html` is safe to insert: it comes from our own Markdown and highlighting.
 * Whatever is empty is left out.
 */

/** A link to another page or another place of the same page. */
export interface LinkData {
  text: string;
  href: string;
}

/** A short fact about a value: `['Maximum 100']`, or `['Default', 'SALE']` when there is something to set as code; in a block, if it has several lines. */
export type FactData = [label: string, code?: string];

/** One value of an enumeration and what it means. */
export interface EnumValueData {
  value: string;
  html?: string;
}

/** A schema without the name under which somebody uses it. */
export interface SchemaData {
  /** `integer (int64)`, `array of object`, `map of string` … */
  type: string;
  /** The page of the named schema that this type is. */
  ref?: LinkData;
  nullable?: true;
  deprecated?: true;
  access?: 'read-only' | 'write-only';
  html?: string;
  facts?: FactData[];
  values?: EnumValueData[];
  fields?: FieldData[];
  choices?: ChoiceData[];
  /** Why nested fields are left out here; `ref` leads to them. */
  cut?: 'recursion' | 'size';
  /** The place above on the page that shows the nested fields. */
  above?: LinkData;
  /** More to read about it. */
  docs?: LinkData;
}

/** A property, parameter or header. */
export interface FieldData extends SchemaData {
  id: string;
  name: string;
  /** `always`: in what the API sends, where nobody has to do anything about it. */
  required?: true | 'always';
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
  encoding?: FieldData[];
}

/** An example, highlighted. */
export interface ExampleData {
  id: string;
  label: string;
  html?: string;
  /** The inside of a `code` element. */
  code?: string;
  /** Where the example is kept, if not here. */
  href?: string;
  language?: string;
  /** The response's status, for response examples. */
  status?: string;
}

/** Code samples: a program for each language and example. */
export interface SamplesData {
  /** Which of several addresses and ways to authenticate the programs use. */
  html?: string;
  languages: {id: string; label: string; language: string}[];
  /** The programs, in the order of `languages`, as the inside of a `code` element. */
  examples: {id: string; label: string; html?: string; code: string[]}[];
}

/** A way to authenticate: all of `schemes` together. No scheme at all means that no key is needed. */
export interface AuthData {
  schemes: {name: string; label: string; html?: string; facts?: FactData[]; scopes?: EnumValueData[]}[];
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
  html?: string;
  headers?: FieldData[];
  /** Headers that a response above describes. */
  sameHeaders?: LinkData[];
  media?: MediaData[];
  examples?: LinkData[];
  links?: NextStepData[];
}

/** An error code with its cause and cure. */
export interface ErrorData {
  code: string;
  status?: string;
  /** Cause and cure are HTML for a line of text. */
  cause?: string;
  cure?: string;
}

/** An address of the API; its parts in braces are variables. */
export interface ServerData {
  url: string;
  html?: string;
  variables?: FieldData[];
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
export interface CallData {
  endpoint: EndpointData;
  html?: string;
  deprecated?: true;
  docs?: LinkData;
  parameters?: Partial<Record<ParameterPlace, FieldData[]>>;
  body?: BodyData;
  responses: Record<string, ResponseData>;
}

export interface OperationPageData extends CallData {
  auth?: AuthData[];
  samples?: SamplesData;
  /** Examples of what is received: responses, or a webhook's payload. */
  examples?: ExampleData[];
  errors?: ErrorData[];
  callbacks?: Record<string, CallData>;
}

export interface UseData extends LinkData {
  method?: string;
  /** `request body`, `response 200` … */
  places?: string[];
}

export interface SchemaPageData {
  schema: SchemaData;
  examples?: ExampleData[];
  errors?: ErrorData[];
  usedBy?: {operations?: UseData[]; schemas?: UseData[]};
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
