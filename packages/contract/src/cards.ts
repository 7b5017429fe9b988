/** Matches digits that may be a card number: 13 to 19, possibly in groups. */
const CARD_NUMBER = /(?<![\w.-])[2-6]\d{3}(?:[ -]?\d){9,15}(?![\w-])/g;

/** Checks whether the last digit of a card number is its correct check digit (Luhn algorithm, ISO/IEC 7812-1). */
export function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit : digit * 2;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Finds card numbers in a guide.
 *
 * @param text - content of the guide
 * @returns card numbers with a correct check digit, without separators, each with its line number
 */
export function findCardNumbers(text: string): {number: string; line: number}[] {
  return [...text.matchAll(CARD_NUMBER)].flatMap((match) => {
    const number = match[0].replace(/[ -]/g, '');
    if (number.length < 13 || !passesLuhn(number)) return [];
    return [{number, line: text.slice(0, match.index).split('\n').length}];
  });
}
