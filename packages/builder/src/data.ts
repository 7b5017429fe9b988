import type {ParameterValues, RequestBase} from '@paydocs/reference/rest/samples/fill';
import type {GraphqlForm} from './graphqlForm';
import type {Json, MediaType, Parameter, Schema} from '@paydocs/specs/openapi/document';

/** What a reader sends. It holds no key: programs read it from a variable. */
export interface RequestState {
  /** Values of parameters by `parameterKey`; what isn't there isn't sent. */
  parameters: ParameterValues;
  /** Media type of the body. */
  media?: string;
  /** Without it, no body is sent. */
  body?: Json;
}

/** A parameter whose schema is always in the same place. */
export interface FormParameter extends Omit<Parameter, 'schema' | 'example' | 'examples'> {
  schema: Schema;
}

/** A body in one media type. */
export interface FormMedia extends Pick<MediaType, 'schema' | 'encoding'> {
  type: string;
}

/** All that the form of an operation is made from: a file beside its page. */
export interface RequestData {
  /** URL of the form's style sheet. */
  styles: string;
  /** What the operation is called. */
  title: string;
  base: RequestBase;
  parameters: FormParameter[];
  body?: {required?: boolean; media: FormMedia[]};
  /** The named schemas that a request of the operation can hold, as OpenAPI 3.1 has them. */
  schemas: Record<string, Schema>;
  /** Of an operation of GraphQL, whose body holds `variables` and the selected `fields`. */
  graphql?: GraphqlForm;
  /** What readers can begin with; at least one. */
  examples: {label: string; state: RequestState}[];
}
