/** Remark plugins of `.remarkrc.mjs` with the rules of this site. */
import fs from 'node:fs';
import {fleschKincaid} from 'flesch-kincaid';
import {toNlcst} from 'mdast-util-to-nlcst';
import {search} from 'nlcst-search';
import {toString} from 'nlcst-to-string';
import {ParseEnglish} from 'parse-english';
import {syllable} from 'syllable';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {mask} from './mask.mjs';

/**
 * Parses descriptions in specifications like guides: see {@link mask}. Only fences create code blocks; indentation
 * doesn't.
 */
export function readProse() {
  const parse = this.parser;
  this.data('micromarkExtensions', [...(this.data('micromarkExtensions') ?? []), {disable: {null: ['codeIndented']}}]);
  this.parser = (text, file) => parse(mask(text, file.extname), file);
}

/**
 * Includes the cells of tables, which the converter to sentences leaves out. It reads siblings on one line as one text,
 * so each cell is moved to its own line. Columns with the heading "Not" are left out, because they list words not to
 * use.
 */
export function readTables() {
  const moveToOwnLine = (cell, row) => {
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
          .map((cell, index) => ({...cell, type: 'paragraph', position: moveToOwnLine(cell, index)}))
          .filter((_cell, index) => index !== not),
      }));
    });
}

/** Reads the words to avoid from the tables of contributing/writing-style.md, with their replacements. */
function readWordList() {
  const text = fs.readFileSync(new URL('../../contributing/writing-style.md', import.meta.url), 'utf8');
  const rows = ['## Words of the field', '## Glossary'].flatMap((heading) => {
    const [, section = ''] = text.split(`\n${heading}\n`);
    return section.split(/\n#+ /)[0].match(/^\| (?!-|Write ).*$/gm) ?? [];
  });
  return rows.flatMap((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    const not = cells.at(-2).replace(/\([^)]*\)/g, '');
    return not.split(',').map((word) => [word.trim().replaceAll('\\', ''), cells[1]]);
  });
}

/**
 * Returns the forms of a word or phrase.
 *
 * @returns {string[]} the phrase, its plural, and its possessive; for several words, also the first as a verb: "carried
 *   out"
 */
function getForms(phrase) {
  const [first, ...rest] = phrase.split(' ');
  const nouns = [phrase, `${phrase}s`, `${phrase}'s`];
  if (rest.length === 0) return nouns;
  const stem = first.replace(/e$/, '').replace(/(?<=[^aeiou])y$/, 'i');
  const verbs = [`${stem.endsWith('i') ? `${stem}e` : first}s`, `${stem}ed`, `${first.replace(/e$/, '')}ing`];
  return [...nouns, ...verbs.map((verb) => [verb, ...rest].join(' '))];
}

/**
 * Reports words of the word list. A word that differs from its replacement only in capitalization, such as "id", is
 * reported only if it isn't capitalized correctly.
 *
 * @param {{ambiguous: string[]}} options - words of the list that are right in another sense, which no program can
 *   detect
 */
export function useWordList({ambiguous}) {
  const words = readWordList().filter(([word]) => word !== '' && !ambiguous.includes(word));
  const phrases = new Map(words.flatMap(([word, replacement]) => getForms(word).map((form) => [form, replacement])));
  const any = new RegExp([...phrases.keys()].map((phrase) => phrase.replace(/[.+?]/g, '\\$&')).join('|'), 'i');
  return (tree, file) => {
    const report = (nodes, _index, parent, phrase) => {
      const replacement = phrases.get(phrase);
      if (replacement.split(', ').includes(toString(nodes).replace(/['’]s$/, ''))) return;
      const place = {start: nodes[0].position.start, end: nodes.at(-1).position.end};
      const ruleId = phrase.replaceAll(' ', '-');
      file.message(`Unexpected \`${toString(nodes)}\`, expected: ${replacement}`, {place, source: 'words', ruleId});
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

/** Checks whether a file is a page of the site. Other documents, such as README.md, have fewer readers. */
const isPage = (file) => /^(docs|apis|openapi|graphql)[\\/]/.test(file.path);

/**
 * Reports clauses with "What" on pages: "What the customer pays" is harder to read than a noun such as "The amount".
 * Short names such as "What to do" are allowed.
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
 * Reports guides with a Flesch–Kincaid grade that is too high. Steps and inline code count, because readers read them,
 * too. Headings, tables, code blocks, and lists of names aren't sentences.
 *
 * @param {{highest: number}} options
 */
export function readingGrade({highest}) {
  return (tree, file) => {
    if (!isPage(file) || !/\.mdx?$/.test(file.path)) return;
    const grade = computeGrade(tree, file);
    file.data.grade = grade;
    const origin = {place: {line: 1, column: 1}, source: 'prose', ruleId: 'reading-grade'};
    const what = `Unexpected reading grade ${grade.toFixed(2)}, expected ${highest} or less`;
    if (grade > highest) file.message(`${what}: split sentences and use shorter words`, origin);
  };
}

function computeGrade(tree, file) {
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
