import {
  at,
  isObject,
  METHODS,
  type OpenApiDocument,
  type Operation,
  type Parameter,
} from '@paydocs/contract/rest/document';

/** An operation with its method and path. */
export interface Placed {
  /** Operation ID; method and path if there is none. */
  id: string;
  hasId: boolean;
  method: string;
  path: string;
  operation: Operation;
  parameters: Declared<Parameter>[];
}

/** A value that may be declared in a component, which several operations share. */
export interface Declared<T> {
  value: T;
  /** Name of the component; undefined if the value is inline. */
  component?: string;
}

/** @returns the target of a reference with the name of its component, or an inline value as it is */
export function declared<T extends object>(document: OpenApiDocument, value: T): Declared<T> {
  const ref = '$ref' in value && typeof value.$ref === 'string' ? value.$ref : undefined;
  if (ref === undefined) return {value};
  const target = at(document, ref);
  const component = ref.split('/').at(-1);
  return {value: (isObject(target) ? target : {}) as T, ...(component !== undefined && {component})};
}

/** @returns all operations in `paths` */
export function operationsOf(document: OpenApiDocument): Placed[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method): Placed[] => {
      const operation = item[method];
      if (!operation) return [];
      const id = operation.operationId;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each) =>
        declared(document, each),
      );
      const name = method.toUpperCase();
      return [{id: id ?? `${name} ${path}`, hasId: id !== undefined, method: name, path, operation, parameters}];
    }),
  );
}

/** Returns the events that the API sends, as operations whose path is the type of the event. */
export function eventsOf(document: OpenApiDocument): Placed[] {
  return operationsOf({...document, paths: document.webhooks ?? {}});
}

/** Removes the names of parameters from a path. Requests don't contain them. */
export const wirePath = (path: string): string => path.replace(/\{[^}]*\}/g, '{}');

/** @returns pairs of the same operation in both revisions: by method, path, and ID, else by ID, else by method and path */
export function pairsOf(
  before: readonly Placed[],
  after: readonly Placed[],
): [Placed | undefined, Placed | undefined][] {
  const getLocation = ({method, path}: Placed): string => `${method} ${wirePath(path)}`;
  const unmatched = new Set(after);
  const takeMatch = (isMatch: (each: Placed) => boolean): Placed | undefined => {
    const found = [...unmatched].find(isMatch);
    if (found) unmatched.delete(found);
    return found;
  };
  const pairs = before.map((one): [Placed, Placed | undefined] => [
    one,
    takeMatch((each) => getLocation(each) === getLocation(one) && each.id === one.id),
  ]);
  for (const pair of pairs) pair[1] ??= takeMatch((each) => pair[0].hasId && each.id === pair[0].id);
  for (const pair of pairs) pair[1] ??= takeMatch((each) => getLocation(each) === getLocation(pair[0]));
  return [...pairs, ...[...unmatched].map((each): [undefined, Placed] => [undefined, each])];
}
