/**
 * Types for the properties of a Postman collection that this package uses. For the format, see
 * https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/.
 */

export interface Description {
  content: string;
  type: string;
}

/** A header, a parameter, a form field, or a variable. */
export interface KeyValuePair {
  key: string;
  value?: string;
  /** Type of a form field or an authentication parameter. */
  type?: string;
  disabled?: boolean;
  description?: Description | string;
}

export interface PostmanUrl {
  raw?: string;
  host?: string[];
  path?: string[];
  query?: KeyValuePair[];
  variable?: KeyValuePair[];
}

export interface PostmanBody {
  mode: string;
  raw?: string;
  urlencoded?: KeyValuePair[];
  formdata?: KeyValuePair[];
  options?: {raw?: {language?: string}};
}

export interface Auth {
  type: string;
  [scheme: string]: unknown;
}

export interface PostmanRequest {
  name?: string;
  description?: Description | string;
  method: string;
  url: PostmanUrl;
  header?: KeyValuePair[];
  body?: PostmanBody;
  auth?: Auth | null;
}

/** A response saved as an example, with its request. */
export interface PostmanResponse {
  id: string;
  name: string;
  originalRequest: PostmanRequest;
  status: string;
  code: number;
  _postman_previewlanguage: string;
  header: KeyValuePair[];
  cookie: never[];
  body: string;
}

/** A request, or a folder of requests. */
export interface PostmanItem {
  id?: string;
  name: string;
  description?: Description | string;
  request?: PostmanRequest;
  response?: PostmanResponse[];
  item?: PostmanItem[];
  event?: unknown[];
}

export interface PostmanCollection {
  info: {_postman_id?: string; name: string; schema: string; description?: Description | string};
  item: PostmanItem[];
  auth?: Auth | null;
  event?: unknown[];
  variable?: KeyValuePair[];
}

/** Collects all requests of a collection, each with the names of its folders, outermost first. */
export function collectRequestItems(
  items: readonly PostmanItem[],
  folders: readonly string[] = [],
): {item: PostmanItem & {request: PostmanRequest}; folders: readonly string[]}[] {
  return items.flatMap((item) =>
    item.item
      ? collectRequestItems(item.item, [...folders, item.name])
      : item.request
        ? [{item: item as PostmanItem & {request: PostmanRequest}, folders}]
        : [],
  );
}
