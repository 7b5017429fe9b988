/** Linter rule for lists: see {@link serialComma}. */
import {toString} from 'nlcst-to-string';
import {SKIP, visit} from 'unist-util-visit';

/** Words that start a phrase or a clause next to a list. */
const PHRASE_STARTERS = createWordSet(
  'about according after along alongside although among and as at because before between but by called depending during',
  'each either except for from given how if in including inside instead into less like minus neither nor not of on one',
  'once or otherwise outside over per plus regardless since so such than that then though through to under unless unlike',
  'until using via what when whenever where wherever whether which while who whom whose with within without',
  'also afterward alternatively finally first here however later next now often optionally second sometimes still',
  'therefore third thus today together usually always',
);
/** Words that start a clause, or a second verb, where a list would have its next item. */
const CLAUSE_STARTERS = createWordSet(
  "he i it it's she that's there there's they this these those we you you'll both even never no only let see do does",
  "did is are was were has have had can could may might must should will would doesn't don't isn't aren't can't won't",
);
const QUESTION_WORDS = createWordSet('how what when where whether which who why');
const ARTICLES = createWordSet('a an its the their your');
/** Matches adjectives: "A single, reusable component" is one item. */
const ADJECTIVE =
  /(al|able|ed|ful|ible|ic|ish|ive|less|ous|^built-in|^clear|^fast|^long|^new|^short|^simple|^single|^small)$/;
/** Words that end a comparison: "10 or more" is one item. */
const COMPARISON_WORDS = createWordSet('above all below equal fewer later less more others');

function createWordSet(...words) {
  return new Set(words.join(' ').split(' '));
}

/**
 * Reports lists of three or more without a comma before the "and" or "or". A sentence with two verbs looks similar ("If
 * it fails, read the code and try again"), so the rule examines how each part begins. It ignores ambiguous cases: most
 * lists after the first words of a sentence ("At 200%, menus, tabs and fields"), and lists of phrases with a
 * preposition or of clauses.
 */
export function serialComma() {
  return (tree, file) =>
    visit(tree, 'SentenceNode', (sentence) => {
      const tokens = tokenize(sentence);
      tokens.forEach((token, at) => {
        if (!token.joins || !isList(getPartsAround(tokens, at))) return;
        const missing = `Unexpected \`${token.text}\` without a comma in a list of three or more`;
        file.message(`${missing}, expected \`, ${token.text}\``, {
          place: token.node.position,
          source: 'words',
          ruleId: 'serial-comma',
        });
      });
      return SKIP;
    });
}

/** Splits a sentence into words, code, and punctuation. A comma inside a number isn't punctuation. */
function tokenize({children}) {
  return children.flatMap((node, index) => {
    if (node.type === 'WhiteSpaceNode') return [];
    const text = toString(node);
    const isWord = node.type === 'WordNode';
    const isCode = text.startsWith('`');
    const isComma = text === ',' && children[index + 1]?.type === 'WhiteSpaceNode';
    const ends = !isWord && node.type !== 'SourceNode' && /^[;:()[\]"“”…–—?!.]+$/.test(text);
    return {node, text, word: text.toLowerCase(), isCode, isComma, ends, joins: isWord && /^(and|or)$/.test(text)};
  });
}

/** Returns the parts between commas before the "and" or "or" at this index, the one after it, and what follows. */
function getPartsAround(tokens, at) {
  const isStart = (token) => /^[A-Z]/.test(token.text) && PHRASE_STARTERS.has(token.word);
  const before = [[]];
  for (let index = at - 1; index >= 0 && !tokens[index].ends; index--) {
    const token = tokens[index];
    if (token.joins && before.length === 1) break;
    if (token.isComma) before.unshift([]);
    else before[0].unshift(token);
    if (isStart(token)) break;
  }
  const [last] = before.splice(-1);
  const rest = tokens.slice(at + 1);
  const end = rest.findIndex((token) => token.ends);
  const clause = end < 0 ? rest : rest.slice(0, end);
  const stop = clause.findIndex((token) => token.isComma || token.joins);
  const next = clause.findIndex((token, index) => token.isComma && clause[index + 1]?.joins);
  return {
    before,
    last,
    after: stop < 0 ? clause : clause.slice(0, stop),
    isBeforeComma: clause[stop]?.isComma === true,
    goesOn: next >= 0,
    hasClause: next === stop && clause.length - next > 5,
  };
}

/**
 * Checks whether the parts are a list ("first, last and after"). Each line excludes or detects one lookalike by the
 * words that parts begin with.
 */
function isList({before, last, after, isBeforeComma, goesOn, hasClause}) {
  const first = before.at(-1);
  if (!first?.length || !last.length || last.length > 10 || !after.length) return false;
  const [a, b, c] = [first[0], last[0], after[0]];
  const end = first.at(-1);
  const isAlone = before.length === 1;
  if (!isAlone && [a, b, c].every(({word}) => QUESTION_WORDS.has(word))) return true;
  // "A payment, with a card or a wallet"; "It's open, so send or pay it"; "The page, as it is, changes and doesn't end"
  if (PHRASE_STARTERS.has(b.word) || CLAUSE_STARTERS.has(b.word) || CLAUSE_STARTERS.has(c.word)) return false;
  // "a contract, identified by a name and a key"; "It runs daily, checking A and B"; "It ends, immediately or later"
  if (b.word.endsWith('ed') && PHRASE_STARTERS.has(last[1]?.word)) return false;
  if (b.word.endsWith('ing') && ![a, end].some(({word}) => word.endsWith('ing'))) return false;
  if (isAdverb(b) && !isAdverb(end)) return false;
  // "two values, `A` and `B`"; "two modes, test and live"; "the logo, a PNG or SVG image"
  if (b.isCode && c.isCode && !end.isCode) return false;
  if (last.length === 1 && after.length === 1 && first.some(({word}) => /^(both|two)$/.test(word))) return false;
  if (isAlone && /^an?$/.test(b.word) && !ARTICLES.has(c.word)) return false;
  // "a new, random key and a value"
  const isAfterArticle = ARTICLES.has(first.at(-2)?.word) && !ARTICLES.has(b.word);
  if (last.length > 1 && ADJECTIVE.test(end.word) && (ADJECTIVE.test(b.word) || isAfterArticle)) return false;
  // "Choose it, set 10 minutes or more"
  if (after.length === 1 && COMPARISON_WORDS.has(c.word)) return false;
  // "Read it, look up the cause and the fix, and go on" is a list that contains a pair
  const isOneCode = last.length === 1 && [end, b, c].every(({isCode}) => isCode);
  if (goesOn && !isOneCode && !(hasClause && last.length === 1)) return false;
  // "Use it, such as the sandbox, and set A and B", but "…, and set their names, places and times"
  if (!isAlone) return !PHRASE_STARTERS.has(a.word) || (last.length === 1 && first.length > 2);
  // "On your page, read and send it", but "In Python, Ruby or PHP, call it"
  if (!PHRASE_STARTERS.has(a.word) && !(isAdverb(a) && first.length === 1)) return true;
  const areAlike = [/^[A-Z]/, /^`/, /^an?$/].some((form) => form.test(b.text) && form.test(c.text));
  return isBeforeComma && !goesOn && first.length > 1 && areAlike;
}

function isAdverb({word}) {
  return word.endsWith('ly');
}
