import type {SupportedLanguage} from 'algoliasearch';
import {groupBy} from 'lodash';
import {hostedLanguage} from './hostedLanguage';
import {parseLexicon} from './engine/words/lexicon';
import {readLexicons} from './plugin/lexicons';
import type {SearchRecord} from './record';

const level = (number: number): string => `hierarchy.lvl${number}`;
const levels = [0, 1, 2, 3, 4, 5, 6].map(level);

const settings = {
  searchableAttributes: [
    `unordered(${level(1)})`,
    'unordered(identifiers)',
    ...[2, 3, 4, 5, 6].map((number) => `unordered(${level(number)})`),
    'content',
    'keywords',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'type', 'page_kind'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'breadcrumb'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  camelCaseAttributes: [...levels, 'identifiers', 'content'],
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: ['desc(weight.page_rank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 6,
  allowTyposOnNumericTokens: false,
  // Of the language of each question.
  ignorePlurals: true,
  removeStopWords: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
} as const;

/**
 * How the hosted service searches the records: as near to the embedded index as its settings allow.
 *
 * @param records - of the site
 * @returns the settings of an index that has them, with the languages that they are in
 */
export function indexSettings(records: readonly Pick<SearchRecord, 'language'>[]) {
  const languages = [...new Set(records.map(({language}) => hostedLanguage(language)))] as SupportedLanguage[];
  return {...settings, indexLanguages: languages, queryLanguages: languages};
}

/** The lexicon of the embedded index in the hosted service's form: each line leads one way. */
export const indexSynonyms = parseLexicon(readLexicons()).flatMap(({from, to}, line) =>
  to.length === 0
    ? []
    : from.map((input, word) => ({
        objectID: `line-${line}-${word}`,
        type: 'oneWaySynonym' as const,
        input,
        synonyms: [...to],
      })),
);

/**
 * @param records - of the site
 * @returns how many there are of each type and in each area, as lines of text
 */
export function describeRecords(records: readonly SearchRecord[]): string {
  const counts = (keyOf: (record: SearchRecord) => string): string =>
    Object.entries(groupBy(records, keyOf))
      .map(([key, group]) => `${key} ${group.length}`)
      .sort()
      .join(', ');
  return [
    `${records.length} records of ${new Set(records.map(({url_without_anchor: url}) => url)).size} pages`,
    `by area: ${counts(({docusaurus_tag: tag}) => tag)}`,
    `by type: ${counts(({type}) => type)}`,
  ].join('\n');
}
