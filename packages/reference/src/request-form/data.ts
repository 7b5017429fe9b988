import type {ParameterValues, RequestTemplate} from '../rest/samples/fill';
import type {GraphqlFormData} from './graphqlForm';
import type {Json, MediaType, Parameter, Schema} from '@paydocs/specs/client';

/** Request that a reader edits. It contains no API key, because programs read the key from a variable. */
export interface RequestState {
  /** Values of parameters by `getParameterKey`. Absent parameters aren't sent. */
  parameters: ParameterValues;
  /** Media type of `body`. */
  media?: string;
  body?: Json;
}

/** Parameter whose schema is always in `schema`, even if the document defines it in `content`. */
export interface FormParameter extends Omit<Parameter, 'schema' | 'example' | 'examples'> {
  schema: Schema;
}

/** Body in one media type. */
export interface FormMediaType extends Pick<MediaType, 'schema' | 'encoding'> {
  type: string;
}

/** Data of an operation's form, in a file next to the operation's page. */
export interface RequestData {
  /** URL of the form's style sheet. */
  styles: string;
  title: string;
  base: RequestTemplate;
  parameters: FormParameter[];
  body?: {required?: boolean; media: FormMediaType[]};
  /** Named schemas that a request of the operation can contain, in the format of OpenAPI 3.1. */
  schemas: Record<string, Schema>;
  /** Data of a GraphQL operation, whose body contains `variables` and the selected `fields`; undefined for REST. */
  graphql?: GraphqlFormData;
  /** Examples that readers can start from; at least one. */
  examples: {label: string; state: RequestState}[];
}
