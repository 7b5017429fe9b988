/** Stop words by language, in lower case, without accents. Queries ignore them unless there are no other words. */
const STOP_WORDS: Record<string, string> = {
  en: 'a an and are as at be but by can do does for from has have how i if in into is it its me my no not of on or our so that the their them then there these this to was we what when where which who why will with you your',
  es: 'a al como con cual cuando de del donde el ella en entre era es esta este esto la las le les lo los mas me mi muy no nos o para pero por porque que quien se si sin sobre son su sus tu tus un una unas unos y ya yo',
};

let stopWords = getStopWords('en');

function getStopWords(language: string): ReadonlySet<string> {
  return new Set((STOP_WORDS[language.split('-')[0] ?? ''] ?? '').split(' '));
}

/**
 * Sets the language whose stop words are ignored, for all engines in this thread.
 *
 * @param language - locale of the pages
 */
export function setStopWordLanguage(language: string): void {
  stopWords = getStopWords(language);
}

/**
 * Checks a word against the stop words of the current language.
 *
 * @param word - word in lower case, without accents
 * @returns whether it's a stop word
 */
export const isStopWord = (word: string): boolean => stopWords.has(word);
