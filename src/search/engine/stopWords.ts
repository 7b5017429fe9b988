/** Words that say nothing about what is searched, unless there are no others. */
const STOP_WORDS = new Set(
  'a an and are as at be but by can do does for from has have how i if in into is it its me my no not of on or our so that the their them then there these this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** @returns whether a word in lower case says nothing about what is searched */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
