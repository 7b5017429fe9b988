/** How guides read: the glossary's words, and sentences that a busy reader follows. */
import fs from 'node:fs';
import {fleschKincaid} from 'flesch-kincaid';
import lodash from 'lodash';
import {syllable} from 'syllable';
import {describe, expect, it} from 'vitest';
import {listFiles} from '@paydocs/core/fingerprint';

/** Words of the glossary's last column that are right in another sense, which no program can tell. */
const AMBIGUOUS = new Set(
  (
    'order, token, shop, charge, subscription, complete, payout, return, reservation, plan, transaction, client, user, ' +
    'deposit, reject, collect, location, seller, vendor, production, staging, sandbox, back office, QR, callback, ' +
    'request id, notification, hook, profile, terminal, void, own integration, card brand, auth, abort, settle, portal, log in, login'
  ).split(', '),
);
const HIGHEST_MEDIAN_GRADE = 10;
const HIGHEST_GRADE = 12;

const guides = [
  ...listFiles('docs').filter((file) => /\.mdx?$/.test(file)),
  'apis/rest/index.mdx',
  'apis/graphql/index.md',
];
const texts = new Map(guides.map((file) => [file, prose(fs.readFileSync(file, 'utf8'))]));

/** A page without front matter, code, addresses and labels of screens; its lines stay where they are. */
function prose(page: string): string {
  const empty = (match: string): string => match.replace(/[^\n]/g, '');
  return page
    .replace(/^---\n[\s\S]*?\n---\n/, empty)
    .replace(/^( *)(```|~~~)[\s\S]*?^\1\2/gm, empty)
    .replace(/`[^`\n]*`/g, 'it')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\*\*[^*\n]*\*\*/g, 'it')
    .replace(/<[^>\n]*>/g, '');
}

/** The words that the glossary of CONTRIBUTING.md tells not to use, with those to use. */
function glossary(): Map<string, string> {
  const [, section = ''] = /\n## Glossary\n([\s\S]*?)\n## /.exec(fs.readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
  const rows = section.split('\n').filter((line) => /^\| (?!-|Write )/.test(line));
  return new Map(
    rows.flatMap((row) => {
      const [, write = '', , not = ''] = row.split('|').map((cell) => cell.trim());
      const words = not.replace(/\([^)]*\)/g, '').split(',');
      return words
        .map((word): [string, string] => [word.trim().replaceAll('\\', ''), write])
        .filter(([word]) => word !== '');
    }),
  );
}

function wrongWords(text: string, words: ReadonlyMap<string, string>): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...words]
        .filter(([word]) => new RegExp(`(?<![\\w-])${lodash.escapeRegExp(word)}s?(?![\\w-])`, 'i').test(line))
        .map(([word, write]) => `${index + 1}: "${word}" is called "${write}".`),
    );
}

/** Flesch–Kincaid grade of the sentences; headings, tables and lists of names are none. */
function grade(text: string): number {
  const paragraphs = text.split(/\n\s*\n/).filter((part) => /[.:?]\s*$/.test(part) && !/^\s*(?:#|\||:::)/.test(part));
  const sentences = paragraphs.flatMap((part) => part.split(/(?<=[.:?])\s+/)).filter((part) => /\w/.test(part));
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}'’-]+/gu) ?? []);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}

describe('the words of the glossary', () => {
  const words = new Map([...glossary()].filter(([word]) => !AMBIGUOUS.has(word)));

  it('are found, and a wrong one is told', () => {
    expect(words.size).toBeGreaterThan(40);
    expect(wrongWords('One thing.\nThe buyer pays.', words)).toEqual(['2: "buyer" is called "customer".']);
  });

  it.each(guides)('are used in %s', (file) => {
    expect(wrongWords(texts.get(file) ?? '', words)).toEqual([]);
  });
});

describe('the reading grade', () => {
  const grades = [...texts]
    .filter(([, text]) => text.length > 2000)
    .map(([file, text]) => ({file, grade: grade(text)}));

  it(`has a median of ${HIGHEST_MEDIAN_GRADE} at most`, () => {
    const sorted = grades.map((each) => each.grade).sort((a, b) => a - b);
    expect(sorted.length).toBeGreaterThan(35);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    console.log(`Median reading grade of ${sorted.length} pages: ${median.toFixed(1)}`);
    expect(median).toBeGreaterThan(1);
    expect(median).toBeLessThanOrEqual(HIGHEST_MEDIAN_GRADE);
  });

  it('is too high on no page', () => {
    expect(grades.filter((each) => each.grade > HIGHEST_GRADE)).toEqual([]);
  });

  it('tells long words in long sentences', () => {
    const hard =
      'Notwithstanding considerable organizational heterogeneity, institutional representatives unanimously acknowledged interoperability requirements.';
    expect(grade(hard)).toBeGreaterThan(HIGHEST_GRADE);
  });
});
