/** What we read of what the converter makes, in the form in which Bruno's application keeps it. */

export interface BrunoVariable {
  name: string;
  value: string;
  enabled: boolean;
  secret?: boolean;
}

/** What a collection or a folder gives to the requests in it. */
export interface BrunoRoot {
  docs?: string;
  meta?: {name: string; seq?: number};
  request?: {auth?: object; headers?: object[]; script?: object; tests?: string; vars?: {req?: BrunoVariable[]}};
}

export interface BrunoExample {
  name: string;
  description?: string;
  request: {method: string; url: string; headers?: object[]; body?: object; params?: object[]};
  response: object;
}

export interface BrunoItem {
  name: string;
  type: string;
  seq?: number;
  root?: BrunoRoot;
  items?: BrunoItem[];
  request?: {
    method: string;
    url: string;
    auth?: {mode?: string};
    headers?: object[];
    params?: object[];
    body?: {mode?: string};
    docs?: string;
  };
  settings?: object;
  examples?: BrunoExample[];
}

export interface BrunoCollection {
  name: string;
  items: BrunoItem[];
  root?: BrunoRoot;
}
