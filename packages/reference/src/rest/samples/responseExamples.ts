import type {RestExampleData} from '../../data/rest';

/** Response example with its key in the document. */
export interface ResponseExample {
  key: string;
  example: RestExampleData;
}

/**
 * Matches each request example with the response example of the same name.
 *
 * @param names - names of the request examples
 * @param responseExamples - examples of the responses
 * @returns IDs of response examples by request example; an ID is empty if all response examples belong to other
 *   requests, and the map is empty if no names match
 */
export function matchResponseExamples(
  names: readonly string[],
  responseExamples: readonly ResponseExample[],
): ReadonlyMap<string, string> {
  const findId = (name: string): string | undefined => responseExamples.find(({key}) => key === name)?.example.id;
  if (names.length < 2 || names.every((name) => findId(name) === undefined)) return new Map();
  const unrelated = responseExamples.filter(({key}) => !names.includes(key));
  const fallbackId = unrelated.find(({example}) => example.status?.startsWith('2'))?.example.id ?? '';
  return new Map(names.map((name) => [name, findId(name) ?? fallbackId]));
}
