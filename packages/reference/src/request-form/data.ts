import type {ParameterValues, RequestBase} from '../rest/samples/fill';
import type {GraphqlForm} from './graphqlForm';
import type {Json, MediaType, Parameter, Schema} from '@paydocs/specs/client';

/** The request that a reader edits. It contains no API key, because programs read the key from a variable. */
export interface RequestState {
  /** Values of parameters by `parameterKey`. Absent parameters aren't sent. */
  parameters: ParameterValues;
  /** Media type of the body. */
  media?: string;
  /** The body. If it's absent, no body is sent. */
  body?: Json;
}

/** A parameter whose schema is always in the same property. */
export interface FormParameter extends Omit<Parameter, 'schema' | 'example' | 'examples'> {
  schema: Schema;
}

/** A body in one media type. */
export interface FormMedia extends Pick<MediaType, 'schema' | 'encoding'> {
  type: string;
}

/** The data of an operation's form: a file next to the operation's page. */
export interface RequestData {
  /** URL of the form's style sheet. */
  styles: string;
  /** Title of the operation. */
  title: string;
  base: RequestBase;
  parameters: FormParameter[];
  body?: {required?: boolean; media: FormMedia[]};
  /** The named schemas that a request of the operation can contain, in the format of OpenAPI 3.1. */
  schemas: Record<string, Schema>;
  /** Only for GraphQL operations, whose body contains `variables` and the selected `fields`. */
  graphql?: GraphqlForm;
  /** Examples that readers can start from; at least one. */
  examples: {label: string; state: RequestState}[];
}
