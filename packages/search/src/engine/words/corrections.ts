import {computeEditDistance} from './editDistance';

/** Minimum length of a word to correct it. In shorter words, a typo looks like a different word. */
const MIN_LENGTH = 4;
/** Minimum length of a word to correct it with two edits. */
const MIN_LENGTH_FOR_TWO_EDITS = 8;
/** Minimum length of an incomplete word to correct it. */
const MIN_PREFIX_LENGTH = 5;

/** A correction of a mistyped word. */
interface Correction {
  word: string;
  /** Edit distance to the typed word. */
  edits: number;
}

/**
 * Finds corrections of a mistyped word. The first letter must be right, or swapped with the second. Finds none for words
 * that are shorter than four characters or contain a digit.
 *
 * @param typed - word that isn't in the index
 * @param lists - maps of known words to weights; words with the weight 0 are never suggested
 * @param isUnfinished - whether the word can be incomplete
 * @returns up to three corrections, all with the smallest edit distance found, highest weight first
 */
export function findCorrections(
  typed: string,
  lists: readonly ReadonlyMap<string, number>[],
  isUnfinished: boolean,
): Correction[] {
  if (typed.length < MIN_LENGTH || /\d/.test(typed)) return [];
  const maxEdits = typed.length < MIN_LENGTH_FOR_TWO_EDITS ? 1 : 2;
  let found: (Correction & {weight: number})[] = [];
  let bestEdits = maxEdits;
  const [first = '', second = ''] = typed;
  const consider = (weight: number, word: string): void => {
    if (weight === 0 || word.length < 3) return;
    const hasSameStart = word[0] === first || (word[0] === second && word[1] === first);
    if (!hasSameStart) return;
    let edits =
      Math.abs(word.length - typed.length) > maxEdits ? maxEdits + 1 : computeEditDistance(typed, word, bestEdits);
    if (edits > 1 && isUnfinished && typed.length >= MIN_PREFIX_LENGTH && word.length > typed.length) {
      // An incomplete word can have only one wrong letter.
      if (computeEditDistance(typed, word.slice(0, typed.length), 1) <= 1) edits = 1;
    }
    if (edits > bestEdits || edits === 0) return;
    if (edits < bestEdits) found = [];
    bestEdits = edits;
    found.push({word, edits, weight});
  };
  lists.forEach((words) => words.forEach(consider));
  return found.sort((one, other) => other.weight - one.weight).slice(0, 3);
}
