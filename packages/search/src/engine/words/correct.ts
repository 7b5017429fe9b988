import {distance} from './spelling';

/** Fewer letters are too few to tell a mistake from another word. */
const SHORTEST = 4;
/** From here on two letters may be wrong. */
const LONG = 8;
/** So much of a word has to be there for its beginning to be corrected. */
const BEGINNING = 5;

export interface Correction {
  word: string;
  /** How many letters differ. */
  mistakes: number;
}

/**
 * Finds what a reader meant who mistyped a word. The first letter counts as right, unless it is swapped with the
 * second.
 *
 * @param typed - a word that nobody wrote
 * @param lists - what there is, with how much each is worth
 * @param isUnfinished - whether more of the word may come
 * @param isUnfinished - whether more of the word may come
 * @returns the most similar words that lead somewhere, the best first
 */
export function corrections(
  typed: string,
  lists: readonly ReadonlyMap<string, number>[],
  isUnfinished: boolean,
): Correction[] {
  if (typed.length < SHORTEST || /\d/.test(typed)) return [];
  const most = typed.length < LONG ? 1 : 2;
  let found: (Correction & {worth: number})[] = [];
  let least = most;
  const [first = '', second = ''] = typed;
  const consider = (worth: number, word: string): void => {
    if (worth === 0 || word.length < 3) return;
    const isNear = word[0] === first || (word[0] === second && word[1] === first);
    if (!isNear) return;
    let mistakes = Math.abs(word.length - typed.length) > most ? most + 1 : distance(typed, word, least);
    if (mistakes > 1 && isUnfinished && typed.length >= BEGINNING && word.length > typed.length) {
      // More than one wrong letter in a beginning is another word.
      if (distance(typed, word.slice(0, typed.length), 1) <= 1) mistakes = 1;
    }
    if (mistakes > least || mistakes === 0) return;
    if (mistakes < least) found = [];
    least = mistakes;
    found.push({word, mistakes, worth});
  };
  lists.forEach((words) => words.forEach(consider));
  return found.sort((one, other) => other.worth - one.worth).slice(0, 3);
}
