import {findOperations, responseOf, type RestApi} from '@paydocs/contract/rest/api';
import {isObject, jsonOf, resolve} from '@paydocs/contract/rest/document';

/**
 * Chooses what the mock answers: the example of the answer that has the name of the request's example. The
 * first one, unless the request has fields that only another one has.
 *
 * @param api - the REST API
 * @param request - what a sample sends
 * @returns the name of an example
 */
export function preferredExample(
  api: RestApi,
  {method, path, body}: {method: string; path: string; body: string},
): string | undefined {
  const [operation] = findOperations(api, method, path).operations;
  if (!operation) return undefined;
  const status = Object.keys(operation.operation.responses ?? {}).find((each) => each.startsWith('2'));
  const answers = Object.keys(
    jsonOf(status === undefined ? undefined : responseOf(api, operation, status)?.content)?.examples ?? {},
  );
  const content = operation.operation.requestBody && resolve(api.document, operation.operation.requestBody)?.content;
  const requests = Object.entries(jsonOf(content)?.examples ?? {})
    .filter(([name]) => answers.includes(name))
    .map(([name, example]) => ({name, pairs: pairsOf(resolve(api.document, example)?.value)}));
  const sent = pairsOf(parsed(body));
  const [first] = requests;
  const telling = [...sent].filter((pair) => !first?.pairs.has(pair));
  const scored = requests.map(({name, pairs}, index) => ({
    name,
    index,
    score: telling.filter((pair) => pairs.has(pair)).length,
  }));
  return scored.sort((one, other) => other.score - one.score || one.index - other.index)[0]?.name ?? answers[0];
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Names of fields, and words in capitals with theirs. */
function pairsOf(value: unknown, prefix = ''): Set<string> {
  const pairs = new Set<string>();
  if (!isObject(value)) return pairs;
  for (const [name, inner] of Object.entries(value)) {
    pairs.add(prefix + name);
    if (typeof inner === 'string' && /^[A-Z_]+$/.test(inner)) pairs.add(`${prefix}${name}=${inner}`);
    for (const pair of pairsOf(inner, `${prefix}${name}.`)) pairs.add(pair);
  }
  return pairs;
}
