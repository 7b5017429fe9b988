/** Words that are ignored in queries unless there are no others, by language. In lower case, without accents. */
const STOP_WORDS: Record<string, string> = {
  en: 'a an and are as at be but by can do does for from has have how i if in into is it its me my no not of on or our so that the their them then there these this to was we what when where which who why will with you your',
  es: 'a al como con cual cuando de del donde el ella en entre era es esta este esto la las le les lo los mas me mi muy no nos o para pero por porque que quien se si sin sobre son su sus tu tus un una unas unos y ya yo',
};

let stopWords = getStopWords('en');

function getStopWords(language: string): ReadonlySet<string> {
  return new Set((STOP_WORDS[language.split('-')[0] ?? ''] ?? '').split(' '));
}

/**
 * Sets the language of the index.
 *
 * @param language - locale of the pages
 */
export function setLanguage(language: string): void {
  stopWords = getStopWords(language);
}

/** @returns whether a word in lower case is a stop word */
export const isStopWord = (word: string): boolean => stopWords.has(word);
