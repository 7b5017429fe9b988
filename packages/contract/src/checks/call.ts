import type {Entry, Value} from '../json/value';

/** A header of a request; without its value, that isn't known. */
export interface Header {
  name: string;
  value?: string;
  line: number;
}

/** A call to an API, as far as it can be read. */
export interface Request {
  line: number;
  /** In capitals; without it, it isn't known. */
  method?: string;
  /** Where the method stands, if not in the line of the address. */
  methodLine?: number;
  /** The whole address, or the path below the server. */
  url: string;
  /** Name and line of each header; without it, the headers aren't known. */
  headers?: Header[];
  body?: Value;
  /** Parameters that a library adds to the address. */
  query?: readonly Entry[];
  /** Whether all is said: a request without a body has none. */
  whole: boolean;
}
