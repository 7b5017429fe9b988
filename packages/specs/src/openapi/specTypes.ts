/** JSON value. This file has the types of OpenAPI 3.0 and 3.1 (https://spec.openapis.org/oas/) that pages use. */
export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

export interface Ref {
  $ref: string;
  summary?: string;
  description?: string;
}

export interface Discriminator {
  propertyName: string;
  mapping?: Record<string, string>;
}

export interface ExternalDocs {
  url: string;
  description?: string;
}

/** Schema of OpenAPI 3.0 or 3.1; `$ref` can have siblings. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  title?: string;
  description?: string;
  nullable?: boolean;
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  default?: Json;
  example?: Json;
  examples?: Json[];
  const?: Json;
  enum?: Json[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  items?: Schema | boolean;
  prefixItems?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  discriminator?: Discriminator;
  externalDocs?: ExternalDocs;
  'x-enumDescriptions'?: Record<string, string>;
  'x-errors'?: Record<string, ErrorEntry>;
  'x-status-codes'?: Record<string, ErrorEntry>;
  [keyword: string]: unknown;
}

/** Description of a code in `x-errors` or `x-status-codes`; `cause` and `cure` are Markdown. */
export interface ErrorEntry {
  status?: number | string;
  cause?: string;
  cure?: string;
}

export interface Example {
  summary?: string;
  description?: string;
  value?: Json;
  externalValue?: string;
}

export interface MediaType {
  schema?: Schema;
  example?: Json;
  examples?: Record<string, Example | Ref>;
  encoding?: Record<
    string,
    {contentType?: string; style?: string; explode?: boolean; headers?: Record<string, Header | Ref>}
  >;
}

export interface Header {
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  style?: string;
  explode?: boolean;
  schema?: Schema;
  content?: Record<string, MediaType>;
  example?: Json;
  examples?: Record<string, Example | Ref>;
}

export interface Parameter extends Header {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  allowReserved?: boolean;
  allowEmptyValue?: boolean;
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content?: Record<string, MediaType>;
}

export interface Link {
  operationId?: string;
  operationRef?: string;
  server?: Server;
  description?: string;
  parameters?: Record<string, Json>;
  requestBody?: Json;
}

export interface Response {
  summary?: string;
  description?: string;
  headers?: Record<string, Header | Ref>;
  content?: Record<string, MediaType>;
  links?: Record<string, Link | Ref>;
}

export interface Server {
  url: string;
  description?: string;
  variables?: Record<string, {default: string; enum?: string[]; description?: string}>;
}

export type SecurityRequirement = Record<string, string[]>;

export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  externalDocs?: ExternalDocs;
  parameters?: (Parameter | Ref)[];
  requestBody?: RequestBody | Ref;
  responses?: Record<string, Response | Ref>;
  callbacks?: Record<string, Record<string, PathItem> | Ref>;
  security?: SecurityRequirement[];
  servers?: Server[];
  'x-codeSamples'?: {lang: string; label?: string; source: string}[];
}

/** HTTP methods of a path item. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head' | 'options' | 'trace';

export interface PathItem extends Partial<Record<Method, Operation>> {
  $ref?: string;
  summary?: string;
  description?: string;
  parameters?: (Parameter | Ref)[];
  servers?: Server[];
}

export interface OAuthFlow {
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  scopes?: Record<string, string>;
}

export interface SecurityScheme {
  type: string;
  description?: string;
  name?: string;
  in?: string;
  scheme?: string;
  bearerFormat?: string;
  openIdConnectUrl?: string;
  flows?: Record<string, OAuthFlow>;
}

export interface Tag {
  name: string;
  description?: string;
  externalDocs?: ExternalDocs;
  'x-displayName'?: string;
}

export interface Info {
  title: string;
  version: string;
  summary?: string;
  description?: string;
  termsOfService?: string;
  contact?: {name?: string; url?: string; email?: string};
  license?: {name: string; url?: string; identifier?: string};
}

export interface OpenApiDocument {
  openapi: string;
  info: Info;
  externalDocs?: ExternalDocs;
  servers?: Server[];
  security?: SecurityRequirement[];
  tags?: Tag[];
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: {
    schemas?: Record<string, Schema>;
    securitySchemes?: Record<string, SecurityScheme | Ref>;
    [kind: string]: unknown;
  };
}
