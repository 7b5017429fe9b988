import type {RestExampleData} from '../../data/rest';

/** An example of a response, with its name in the description. */
export interface Answer {
  key: string;
  example: RestExampleData;
}

/**
 * Tells which response stands beside each example of a request: the one that the description calls alike.
 *
 * @param names - of the examples of the request
 * @param answers - the examples of responses
 * @returns their ids, by name; `''` where each shown response belongs to another example, so that none is right; nothing
 *   where no two are called alike
 */
export function answersOf(names: readonly string[], answers: readonly Answer[]): ReadonlyMap<string, string> {
  const own = (name: string): string | undefined => answers.find(({key}) => key === name)?.example.id;
  if (names.length < 2 || names.every((name) => own(name) === undefined)) return new Map();
  const others = answers.filter(({key}) => !names.includes(key));
  const any = others.find(({example}) => example.status?.startsWith('2'))?.example.id ?? '';
  return new Map(names.map((name) => [name, own(name) ?? any]));
}
