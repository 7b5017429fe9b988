/** The linter of prose: `npm run check:prose`. */
import remarkGfm from 'remark-gfm';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextReadability from 'retext-readability';
import retextRedundantAcronyms from 'retext-redundant-acronyms';
import retextRepeatedWords from 'retext-repeated-words';
import retextSimplify from 'retext-simplify';
import {unified} from 'unified';
import {noWhatClauses, readProse, readTables, readingGrade, useWordList} from './scripts/prose/plugins.mjs';
import {serialComma} from './scripts/prose/serialComma.mjs';

/** Words of the list in contributing/writing-style.md that are right in another sense, which no program can tell. */
const AMBIGUOUS = ['client', 'payout', 'shop', 'transaction', 'user'];

/** Words for which `retext-simplify` has a shorter one that is wrong here. */
const LEFT = [
  // Words of the field: they name one thing, and the shorter word another.
  ...[
    'request',
    'address',
    'type',
    'attempt',
    'component',
    'delete',
    'function',
    'interface',
    'option',
    'parameters',
    'purchase',
  ],
  ...['authorize', 'validate', 'require', 'contains', 'effect', 'minimum', 'maximum', 'expiration', 'submit'],
  ...['capability', 'multiple', 'identify', 'monitor', 'permit', 'residence', 'previous', 'additional', 'represents'],
  'immediately', // our word list wants it
  ...['it is', 'there is', 'there are', 'it appears'], // "it" is a thing, mostly, and "there" has no better word
  ...['all of', 'a number of', 'as to', 'in between', 'at this time', 'however'], // "all of them", "a number of 5 digits"
];

const sentences = unified()
  .use(retextEnglish)
  .use(retextIndefiniteArticle)
  .use(retextRedundantAcronyms)
  .use(retextRepeatedWords)
  .use(retextSimplify, {ignore: LEFT})
  .use(serialComma)
  .use(noWhatClauses)
  .use(useWordList, {ambiguous: AMBIGUOUS});

/**
 * For readers who have left school. In a short sentence, "subscription" alone would make it hard; the cells of a table
 * would be read as one sentence, so this comes before them.
 */
const readHardSentences = () =>
  remarkRetext(
    unified()
      .use(retextEnglish)
      .use(retextReadability, {age: 18, threshold: 5 / 7, minWords: 12}),
  );

/** What is bold is the label of a screen, in the words of the screen. */
const readSentences = () => remarkRetext(sentences, {source: ['strong']});

export default {
  plugins: [readProse, remarkGfm, [readingGrade, {highest: 9}], readHardSentences, readTables, readSentences],
};
