/** Types for the output of Bruno's converter, limited to the properties that this package reads. */

export interface BrunoVariable {
  name: string;
  value: string;
  enabled: boolean;
  secret?: boolean;
}

/** Settings of a collection or folder that apply to all of its requests. */
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
