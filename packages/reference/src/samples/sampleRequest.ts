import type {Json} from '@paydocs/specs/client';

/** Field of a form; `value` is the file name if it's a file. */
export interface FormField {
  name: string;
  value: string;
  file?: true;
}

/** Body of a sample request, by how programs send it. */
export type SampleBody =
  | {kind: 'json'; mediaType: string; value: Json}
  | {kind: 'form' | 'multipart'; mediaType: string; fields: FormField[]}
  | {kind: 'text'; mediaType: string; value: string};

/**
 * Authentication of a sample. `variable` is the environment variable with the secret, `localName` the variable in the
 * program.
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

/** The parts of a sample request that all examples of an operation share. */
export type RequestHead = Omit<SampleRequest, 'body'>;
