import {
  at,
  componentOf,
  isObject,
  METHODS,
  type OpenApiDocument,
  type Operation,
  type Schema,
} from '@paydocs/contract/rest/document';

/** Where a change of the REST description is. */
export interface RestPlace {
  /** Operation id, or type of an event. */
  operation?: string;
  /** Whether the API sends it: then programs read it. */
  isAnswer: boolean;
  /** Named schema, or the operation's body, with the fields below it: `Payment.nextAction.type`. */
  name?: string;
  /** What follows the field: `enum/2`, `required/0`, `type`. */
  rest: string[];
  /** For what is no part of a body: `parameters/0`, `responses/404`. */
  outside: string[];
}

/**
 * Follows a path through a description to the schema with a name that it leads into.
 *
 * @param document - the revision that has what the path leads to
 * @param steps - keys from the root, through references
 * @returns the place
 */
export function placeOf(document: OpenApiDocument, steps: readonly (string | number)[]): RestPlace {
  const path = steps.map(String);
  const place: RestPlace = {isAnswer: false, rest: [], outside: []};
  let node: unknown = document;
  let index = 0;
  if (path[0] === 'components' && path[1] === 'schemas') {
    place.name = path[2] ?? '';
    node = document.components?.schemas?.[place.name];
    index = 3;
  } else {
    const item = (document[path[0] as 'paths'] ?? {})[path[1] ?? ''];
    const operation = item?.[path[2] as (typeof METHODS)[number]] as Operation | undefined;
    place.operation = path[0] === 'webhooks' ? path[1] : (operation?.operationId ?? path[1]);
    place.isAnswer = path[3] === 'responses' || path[0] === 'webhooks';
    node = operation;
    index = 3;
    while (index < path.length && path[index] !== 'schema') {
      place.outside.push(path[index]!);
      node = child(document, node, path[index]!);
      index += 1;
    }
    if (path[index] !== 'schema') return place;
    node = child(document, node, 'schema');
    place.name = `${place.operation}.${place.isAnswer ? `response.${place.outside[1] ?? ''}` : 'request'}`;
    index += 1;
  }
  for (; index <= path.length; index++) {
    while (isObject(node) && typeof node.$ref === 'string') {
      place.name = componentOf(node as Schema) ?? place.name;
      place.rest = [];
      node = at(document, node.$ref);
    }
    const step = path[index];
    if (step === undefined) break;
    if (step === 'properties' && path[index + 1] !== undefined) {
      const field = path[index + 1]!;
      place.name = `${place.name}.${field}`;
      place.rest = [];
      node = child(document, child(document, node, step), field);
      index += 1;
    } else if (/^(?:allOf|anyOf|oneOf)$/.test(step)) {
      node = child(document, child(document, node, step), path[index + 1] ?? '');
      // Removing or adding an alternative is a change of what holds it.
      if (index + 2 >= path.length) place.rest.push(step);
      index += 1;
    } else if (step === 'items') {
      place.name = `${place.name}[]`;
      node = child(document, node, step);
    } else {
      place.rest.push(step);
      node = child(document, node, step);
    }
  }
  return place;
}

/** A part of an object; what is joined by `allOf` counts as its own. */
function child(document: OpenApiDocument, node: unknown, step: string): unknown {
  if (Array.isArray(node)) return node[Number(step)];
  if (!isObject(node)) return undefined;
  if (typeof node.$ref === 'string') return child(document, at(document, node.$ref), step);
  if (Object.hasOwn(node, step)) return node[step];
  const parts = [...((node.allOf as unknown[]) ?? []), ...((node.anyOf as unknown[]) ?? [])];
  return parts.map((part) => child(document, part, step)).find((found) => found !== undefined);
}
