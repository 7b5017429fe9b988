import type {Json} from '@paydocs/specs/client';

/** Field of a form; `value` is the name of the file if `file` is set. */
export interface FormField {
  name: string;
  value: string;
  file?: true;
}

/** Body of a sample request, by its format. */
export type SampleBody =
  | {kind: 'json'; mediaType: string; value: Json}
  | {kind: 'form' | 'multipart'; mediaType: string; fields: FormField[]}
  | {kind: 'text'; mediaType: string; value: string};

/**
 * Authentication of a sample. `variable` is the environment variable with the secret, and `localName` is the variable
 * in the program.
 */
export type SampleAuth = ({kind: 'bearer' | 'basic'} | {kind: 'header' | 'query' | 'cookie'; name: string}) & {
  variable: string;
  localName: string;
};

/** Request that is rendered in each language. */
export interface SampleRequest {
  method: string;
  url: string;
  /** Headers with a fixed value; includes `Content-Type` if the body needs it. */
  headers: [name: string, value: string][];
  cookies: [name: string, value: string][];
  /** Credentials, all of which are sent. */
  auths: SampleAuth[];
  /** Name of the header that gets a new random value in each run. */
  idempotencyHeader?: string;
  body?: SampleBody;
  /** Type of a success response's body. */
  responseType: 'json' | 'text' | 'none';
}

/** Parts of a sample request that all examples of an operation share. */
export type RequestHead = Omit<SampleRequest, 'body'>;
