import {
  at,
  isObject,
  METHODS,
  type OpenApiDocument,
  type Operation,
  type Parameter,
} from '@paydocs/contract/rest/document';

/** An operation at its place. */
export interface Placed {
  /** Operation id; without one, method and path. */
  id: string;
  hasId: boolean;
  method: string;
  path: string;
  operation: Operation;
  parameters: Declared<Parameter>[];
}

/** Something that a component may declare, which several operations share. */
export interface Declared<T> {
  value: T;
  /** Name of the component. */
  component?: string;
}

/** @returns what a reference leads to, and the component that it is */
export function declared<T extends object>(document: OpenApiDocument, value: T): Declared<T> {
  const ref = '$ref' in value && typeof value.$ref === 'string' ? value.$ref : undefined;
  if (ref === undefined) return {value};
  const target = at(document, ref);
  const component = ref.split('/').at(-1);
  return {value: (isObject(target) ? target : {}) as T, ...(component !== undefined && {component})};
}

/** @returns all operations */
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

/** The events that the API sends, as operations whose path is the type of the event. */
export function eventsOf(document: OpenApiDocument): Placed[] {
  return operationsOf({...document, paths: document.webhooks ?? {}});
}

/** A path without the names of its parameters, which no request has. */
export const wirePath = (path: string): string => path.replace(/\{[^}]*\}/g, '{}');

/** @returns which operations of two revisions are the same: those with the same place, else those with the same id */
export function pairsOf(
  before: readonly Placed[],
  after: readonly Placed[],
): [Placed | undefined, Placed | undefined][] {
  const place = ({method, path}: Placed): string => `${method} ${wirePath(path)}`;
  const rest = new Set(after);
  const take = (fits: (each: Placed) => boolean): Placed | undefined => {
    const found = [...rest].find(fits);
    if (found) rest.delete(found);
    return found;
  };
  const pairs = before.map((one): [Placed, Placed | undefined] => [
    one,
    take((each) => place(each) === place(one) && each.id === one.id),
  ]);
  for (const pair of pairs) pair[1] ??= take((each) => pair[0].hasId && each.id === pair[0].id);
  for (const pair of pairs) pair[1] ??= take((each) => place(each) === place(pair[0]));
  return [...pairs, ...[...rest].map((each): [undefined, Placed] => [undefined, each])];
}
