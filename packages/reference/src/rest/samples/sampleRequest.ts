import type {Json} from '@paydocs/specs/openapi/document';

/** A field of a form; of a file, `value` is the name. */
export interface FormField {
  name: string;
  value: string;
  file?: true;
}

/** A body of a sample request, by how programs send it. */
export type SampleBody =
  | {kind: 'json'; mediaType: string; value: Json}
  | {kind: 'form' | 'multipart'; mediaType: string; fields: FormField[]}
  | {kind: 'text'; mediaType: string; value: string};

/** How a sample proves who sends it. `variable` names the environment variable with the secret, `local` the variable of the program. */
export type SampleAuth = ({kind: 'bearer' | 'basic'} | {kind: 'header' | 'query' | 'cookie'; name: string}) & {
  variable: string;
  local: string;
};

/** A request that every language writes in its own way. */
export interface SampleRequest {
  method: string;
  url: string;
  /** Fixed headers; `Content-Type` is among them if the body needs it. */
  headers: [name: string, value: string][];
  cookies: [name: string, value: string][];
  /** All of them together. */
  auths: SampleAuth[];
  /** Name of the header that takes a new random value for each run. */
  idempotencyHeader?: string;
  body?: SampleBody;
  /** What a success answers with. */
  answer: 'json' | 'text' | 'none';
}

/** The parts of a sample request that all examples of an operation share. */
export type RequestFrame = Omit<SampleRequest, 'body'>;
