import {findOperations, getResponse, type RestApi} from '@paydocs/contract';
import {isObject, getJsonMediaType, resolveReference} from '@paydocs/contract/document';

/**
 * Chooses the example that the mock responds with. Examples of requests and responses are paired by name, so it's the
 * response example with the name of the best-fitting request example. The first one fits best, unless the request has
 * fields or values that only another one has.
 *
 * @param api - REST API
 * @param request - request of a sample: its method, its path, and its body as a JSON string
 * @returns the name of an example; `undefined` if the operation is unknown or its response has no examples
 */
export function findPreferredExample(
  api: RestApi,
  {method, path, body}: {method: string; path: string; body: string},
): string | undefined {
  const [operation] = findOperations(api, method, path).operations;
  if (!operation) return undefined;
  const status = Object.keys(operation.operation.responses ?? {}).find((each) => each.startsWith('2'));
  const responseNames = Object.keys(
    getJsonMediaType(status === undefined ? undefined : getResponse(api, operation, status)?.content)?.examples ?? {},
  );
  const content =
    operation.operation.requestBody && resolveReference(api.document, operation.operation.requestBody)?.content;
  const requestExamples = Object.entries(getJsonMediaType(content)?.examples ?? {})
    .filter(([name]) => responseNames.includes(name))
    .map(([name, example]) => ({name, pairs: collectFieldPaths(resolveReference(api.document, example)?.value)}));
  const sentPairs = collectFieldPaths(parseJson(body));
  const [first] = requestExamples;
  const distinctivePairs = [...sentPairs].filter((pair) => !first?.pairs.has(pair));
  const scored = requestExamples.map(({name, pairs}, index) => ({
    name,
    index,
    score: distinctivePairs.filter((pair) => pairs.has(pair)).length,
  }));
  return scored.sort((one, other) => other.score - one.score || one.index - other.index)[0]?.name ?? responseNames[0];
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Returns the paths of an object's fields, such as `a.b`, and `a.b=VALUE` for values in capitals. */
function collectFieldPaths(value: unknown, prefix = ''): Set<string> {
  const pairs = new Set<string>();
  if (!isObject(value)) return pairs;
  for (const [name, inner] of Object.entries(value)) {
    pairs.add(prefix + name);
    if (typeof inner === 'string' && /^[A-Z_]+$/.test(inner)) pairs.add(`${prefix}${name}=${inner}`);
    for (const pair of collectFieldPaths(inner, `${prefix}${name}.`)) pairs.add(pair);
  }
  return pairs;
}
