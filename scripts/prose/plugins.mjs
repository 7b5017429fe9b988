/** What the linter of `.remarkrc.mjs` knows of this site, beside the rules of others. */
import fs from 'node:fs';
import {fleschKincaid} from 'flesch-kincaid';
import {toNlcst} from 'mdast-util-to-nlcst';
import {search} from 'nlcst-search';
import {toString} from 'nlcst-to-string';
import {ParseEnglish} from 'parse-english';
import {syllable} from 'syllable';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {mask} from './mask.mjs';

/** Reads descriptions in specifications like guides: see {@link mask}. Nothing but a fence makes code of a text. */
export function readProse() {
  const parse = this.parser;
  this.data('micromarkExtensions', [...(this.data('micromarkExtensions') ?? []), {disable: {null: ['codeIndented']}}]);
  this.parser = (text, file) => parse(mask(text, file.extname), file);
}

/**
 * Cells of tables have words, too: the converter to sentences leaves tables out. It reads siblings on one line as one
 * text, so each cell is moved to a line of its own. Words in a column "Not" are those that nobody should write.
 */
export function readTables() {
  const onOwnLine = (cell, row) => {
    const {start, end} = cell.position;
    return {start: {...start, line: start.line + row}, end: {...end, line: end.line + row}};
  };
  return (tree) =>
    visit(tree, 'table', (table) => {
      const not = table.children[0].children.findIndex((cell) => toString(cell) === 'Not');
      table.type = 'blockquote';
      table.children = table.children.map((row) => ({
        ...row,
        type: 'blockquote',
        children: row.children
          .map((cell, index) => ({...cell, type: 'paragraph', position: onOwnLine(cell, index)}))
          .filter((_cell, index) => index !== not),
      }));
    });
}

/** The words that the tables of CONTRIBUTING.md tell not to use, with those to use. */
function wordList() {
  const text = fs.readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8');
  const rows = ['### Words of the field', '## Glossary'].flatMap((heading) => {
    const [, section = ''] = text.split(`\n${heading}\n`);
    return section.split(/\n#+ /)[0].match(/^\| (?!-|Write ).*$/gm) ?? [];
  });
  return rows.flatMap((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    const not = cells.at(-2).replace(/\([^)]*\)/g, '');
    return not.split(',').map((word) => [word.trim().replaceAll('\\', ''), cells[1]]);
  });
}

/** @returns {string[]} a word of the list and its plural; of several words, the first also as a verb: "carried out" */
function formsOf(phrase) {
  const [first, ...rest] = phrase.split(' ');
  const nouns = [phrase, `${phrase}s`, `${phrase}'s`];
  if (rest.length === 0) return nouns;
  const stem = first.replace(/e$/, '').replace(/(?<=[^aeiou])y$/, 'i');
  const verbs = [`${stem.endsWith('i') ? `${stem}e` : first}s`, `${stem}ed`, `${first.replace(/e$/, '')}ing`];
  return [...nouns, ...verbs.map((verb) => [verb, ...rest].join(' '))];
}

/**
 * A word that differs from the one to write by its capitals alone, such as "id", is found as it is written.
 *
 * @param {{ambiguous: string[]}} options - words of the list that are right in another sense, which no program can tell
 */
export function useWordList({ambiguous}) {
  const words = wordList().filter(([word]) => word !== '' && !ambiguous.includes(word));
  const phrases = new Map(words.flatMap(([word, write]) => formsOf(word).map((form) => [form, write])));
  const any = new RegExp([...phrases.keys()].map((phrase) => phrase.replace(/[.+?]/g, '\\$&')).join('|'), 'i');
  return (tree, file) => {
    const report = (nodes, _index, parent, phrase) => {
      const write = phrases.get(phrase);
      if (write.split(', ').includes(toString(nodes).replace(/['’]s$/, ''))) return;
      const place = {start: nodes[0].position.start, end: nodes.at(-1).position.end};
      const ruleId = phrase.replaceAll(' ', '-');
      file.message(`Unexpected \`${toString(nodes)}\`, expected: ${write}`, {place, source: 'words', ruleId});
    };
    const suspects = [];
    visit(tree, 'SentenceNode', (sentence) => {
      if (any.test(toString(sentence))) suspects.push(sentence);
      return SKIP;
    });
    search({type: 'RootNode', children: suspects}, [...phrases.keys()], report, {
      allowDashes: true,
      allowApostrophes: true,
    });
  };
}

/** Pages of the site, and not papers such as README.md, whose readers are fewer. */
const isPage = (file) => /^(docs|apis|openapi|graphql)[\\/]/.test(file.path);

/**
 * On pages, "What the customer pays" reads more easily as a noun, "The amount". Short names such as "What to do" may
 * stay.
 */
export function noWhatClauses() {
  return (tree, file) => {
    if (!isPage(file)) return;
    visit(tree, 'SentenceNode', (sentence) => {
      const [start, second] = sentence.children.filter(({type}) => type === 'WordNode').map((word) => toString(word));
      const text = toString(sentence);
      const isName = /^(to|changed|happened|happens)$/.test(second) || text.split(/\s+/).length < 4;
      if (start !== 'What' || !text.startsWith(start) || text.includes('?') || isName) return SKIP;
      const place = sentence.children[0].position;
      file.message('Unexpected clause with `What`, expected a noun', {place, source: 'words', ruleId: 'what-clause'});
      return SKIP;
    });
  };
}

/**
 * Flesch–Kincaid grade of the sentences of a guide, steps and inline code included: readers read them, too. Headings,
 * tables, blocks of code and lists of names are no sentences.
 *
 * @param {{highest: number}} options
 */
export function readingGrade({highest}) {
  return (tree, file) => {
    if (!isPage(file) || !/\.mdx?$/.test(file.path)) return;
    const grade = gradeOf(tree, file);
    file.data.grade = grade;
    const origin = {place: {line: 1, column: 1}, source: 'prose', ruleId: 'reading-grade'};
    const what = `Unexpected reading grade ${grade.toFixed(2)}, expected ${highest} or less`;
    if (grade > highest) file.message(`${what}: split sentences and use shorter words`, origin);
  };
}

function gradeOf(tree, file) {
  let sentences = 0;
  let words = 0;
  let syllables = 0;
  visit(tree, (node) => {
    if (node.type === 'heading' || node.type === 'table') return SKIP;
    if (node.type !== 'paragraph') return CONTINUE;
    const prose = toNlcst(node, file, ParseEnglish);
    if (!/[.?!:]\s*$/.test(toString(prose))) return SKIP;
    visit(prose, (part) => {
      if (part.type === 'SentenceNode') sentences++;
      if (part.type !== 'WordNode' && part.type !== 'SourceNode') return;
      words++;
      syllables += Math.max(1, syllable(toString(part).replace(/[^\p{L}]/gu, '')));
    });
    return SKIP;
  });
  return fleschKincaid({sentence: sentences, word: words, syllable: syllables});
}
