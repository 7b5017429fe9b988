import type {SupportedLanguage} from 'algoliasearch';
import {groupBy} from 'lodash';
import {toHostedLanguageCode} from './hostedLanguage';
import {parseLexicon} from './engine/words/lexicon';
import {readLexicons} from './plugin/lexicons';
import type {SearchRecord} from './record';

const getHierarchyAttribute = (number: number): string => `hierarchy.lvl${number}`;
const hierarchyAttributes = [0, 1, 2, 3, 4, 5, 6].map(getHierarchyAttribute);

const indexSettings = {
  searchableAttributes: [
    `unordered(${getHierarchyAttribute(1)})`,
    'unordered(identifiers)',
    ...[2, 3, 4, 5, 6].map((number) => `unordered(${getHierarchyAttribute(number)})`),
    'content',
    'keywords',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'type', 'page_kind'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'breadcrumb'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  camelCaseAttributes: [...hierarchyAttributes, 'identifiers', 'content'],
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: ['desc(weight.page_rank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 6,
  allowTyposOnNumericTokens: false,
  // For the language of each request.
  ignorePlurals: true,
  removeStopWords: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
} as const;

/**
 * Creates index settings for the hosted service that make it search as similarly to the embedded index as possible
 * (https://www.algolia.com/doc/api-reference/api-parameters/).
 *
 * @param records - records of the site
 * @returns the settings, including the languages of the records
 */
export function createIndexSettings(records: readonly Pick<SearchRecord, 'language'>[]) {
  const languages = [...new Set(records.map(({language}) => toHostedLanguageCode(language)))] as SupportedLanguage[];
  return {...indexSettings, indexLanguages: languages, queryLanguages: languages};
}

/** Entries of the built-in lexicons, in the format of the hosted service's one-way synonyms. */
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
 * Summarizes the records of a site.
 *
 * @param records - records of the site
 * @returns three lines: the number of records and pages, of records by docs tag, and of records by type
 */
export function summarizeRecords(records: readonly SearchRecord[]): string {
  const countBy = (getKey: (record: SearchRecord) => string): string =>
    Object.entries(groupBy(records, getKey))
      .map(([key, group]) => `${key} ${group.length}`)
      .sort()
      .join(', ');
  return [
    `${records.length} records of ${new Set(records.map(({url_without_anchor: url}) => url)).size} pages`,
    `by area: ${countBy(({docusaurus_tag: tag}) => tag)}`,
    `by type: ${countBy(({type}) => type)}`,
  ].join('\n');
}
