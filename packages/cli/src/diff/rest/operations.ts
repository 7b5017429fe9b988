import {
  resolvePointer,
  isObject,
  METHODS,
  type OpenApiDocument,
  type Operation,
  type Parameter,
} from '@paydocs/contract/document';

/** An operation with its method and path. */
export interface OperationEntry {
  /** Operation ID; method and path if there is none. */
  id: string;
  hasId: boolean;
  method: string;
  path: string;
  operation: Operation;
  parameters: Resolved<Parameter>[];
}

/** A value that may be declared in a component, which several operations share. */
export interface Resolved<T> {
  value: T;
  /** Name of the component; undefined if the value is inline. */
  component?: string;
}

/**
 * Resolves a reference to a component. Returns an inline value as it is, and an empty object for a missing component.
 */
export function resolveReference<T extends object>(document: OpenApiDocument, value: T): Resolved<T> {
  const ref = '$ref' in value && typeof value.$ref === 'string' ? value.$ref : undefined;
  if (ref === undefined) return {value};
  const target = resolvePointer(document, ref);
  const component = ref.split('/').at(-1);
  return {value: (isObject(target) ? target : {}) as T, ...(component !== undefined && {component})};
}

/** Returns all operations in `paths`. Each includes the parameters of its path. */
export function getOperations(document: OpenApiDocument): OperationEntry[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method): OperationEntry[] => {
      const operation = item[method];
      if (!operation) return [];
      const id = operation.operationId;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each) =>
        resolveReference(document, each),
      );
      const name = method.toUpperCase();
      return [{id: id ?? `${name} ${path}`, hasId: id !== undefined, method: name, path, operation, parameters}];
    }),
  );
}

/** Returns the events that the API sends, as operations whose path is the event type. */
export function getEvents(document: OpenApiDocument): OperationEntry[] {
  return getOperations({...document, paths: document.webhooks ?? {}});
}

/** Removes the names of parameters from a path, because requests don't contain them. */
export const normalizePath = (path: string): string => path.replace(/\{[^}]*\}/g, '{}');

/**
 * Pairs operations of both revisions: by method, path, and ID, then by ID, then by method and path. An operation
 * without a counterpart is paired with `undefined`.
 */
export function pairOperations(
  before: readonly OperationEntry[],
  after: readonly OperationEntry[],
): [OperationEntry | undefined, OperationEntry | undefined][] {
  const getLocation = ({method, path}: OperationEntry): string => `${method} ${normalizePath(path)}`;
  const unmatched = new Set(after);
  const takeMatch = (isMatch: (each: OperationEntry) => boolean): OperationEntry | undefined => {
    const found = [...unmatched].find(isMatch);
    if (found) unmatched.delete(found);
    return found;
  };
  const pairs = before.map((one): [OperationEntry, OperationEntry | undefined] => [
    one,
    takeMatch((each) => getLocation(each) === getLocation(one) && each.id === one.id),
  ]);
  for (const pair of pairs) pair[1] ??= takeMatch((each) => pair[0].hasId && each.id === pair[0].id);
  for (const pair of pairs) pair[1] ??= takeMatch((each) => getLocation(each) === getLocation(pair[0]));
  return [...pairs, ...[...unmatched].map((each): [undefined, OperationEntry] => [undefined, each])];
}
