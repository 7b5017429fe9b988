import type {ObjectEntry, Value} from '../json/value';

/** A header of a request. The value is absent if it's unknown. */
export interface Header {
  name: string;
  value?: string;
  line: number;
}

/** A request to an API, as far as it can be read from a block. */
export interface ParsedRequest {
  line: number;
  /** Uppercase method; absent if it's unknown. */
  method?: string;
  /** Line of the method; absent if it's the line of the URL. */
  methodLine?: number;
  /** Full URL, or path below the server's URL. */
  url: string;
  /** Absent if the headers are unknown. */
  headers?: Header[];
  body?: Value;
  /** Parameters that a library adds to the URL. */
  query?: readonly ObjectEntry[];
  /** Whether the request is fully known: without a `body`, it has none. */
  isComplete: boolean;
}
