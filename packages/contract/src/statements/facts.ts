import {getOwnValue} from '@paydocs/core';
import {isObject, type OpenApiDocument} from '../rest/document';
import type {CheckResult} from '../types';
import type {Statement} from './statement';

/** A quantity in the API's behavior that no schema keyword expresses, such as a time limit. `x-facts` declares it. */
interface Fact {
  name: string;
  value: number;
  /** Unit in the singular, such as `day`. */
  unit: string;
  /** Lists of words. A sentence is about the fact if it contains all words of one list, each with any ending. */
  about: string[][];
}

/** Parses the valid facts of a description, such as `captureWindow: {value: 7 days, about: [capture, hold]}`. */
export function parseFacts(document: OpenApiDocument): Fact[] {
  const declared = 'x-facts' in document ? document['x-facts'] : undefined;
  if (!isObject(declared)) return [];
  return Object.entries(declared).flatMap(([name, fact]): Fact[] => {
    if (!isObject(fact) || typeof fact.value !== 'string' || !Array.isArray(fact.about)) return [];
    const [, digits = '', unit = ''] = /^([\d,]+) ([a-z]+?)s?$/.exec(fact.value) ?? [];
    const about = fact.about
      .filter((each) => typeof each === 'string')
      .map((words) => words.toLowerCase().split(/\s+/));
    return unit === '' ? [] : [{name, value: Number(digits.replaceAll(',', '')), unit, about}];
  });
}

const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};

/**
 * Checks the numbers in a sentence against the facts that it's about. A number contradicts a fact only if it states a
 * duration or an amount: "capture within 8 days" does, and "capture it 1 day after the order" doesn't.
 *
 * @param facts - facts of the description
 * @param statement - sentence or table row
 * @returns diagnostics about contradictions, and uses of facts
 */
export function checkFacts(facts: readonly Fact[], {line, text}: Statement): CheckResult {
  const result: CheckResult = {diagnostics: [], uses: []};
  const relevantFacts = facts.filter((fact) => isAbout(text, fact));
  for (const unit of new Set(relevantFacts.map((fact) => fact.unit))) {
    const known = relevantFacts.filter((fact) => fact.unit === unit);
    const matchingFacts = findNumbers(text, unit).flatMap(
      ({value}) => known.find((fact) => fact.value === value) ?? [],
    );
    result.uses.push(...matchingFacts.map(({name}) => ({line, target: `fact:${name}`})));
    const [claim] = matchingFacts.length > 0 ? [] : findClaims(text, unit, known);
    if (!claim) continue;
    const values = claim.facts.map(({value, name}) => `${value} ${unit}${value === 1 ? '' : 's'} (${name})`);
    result.diagnostics.push({
      id: 'contract/statement',
      line,
      message: `"${claim.value} ${unit}${claim.value === 1 ? '' : 's'}" contradicts the x-facts of the API description: the value is ${values.join(' or ')}. Correct the number. If the sentence is about something else, rephrase it.`,
    });
  }
  return result;
}

function isAbout(text: string, {about}: Fact): boolean {
  const words = text
    .toLowerCase()
    .replace(/`/g, '')
    .split(/[^\w'{}-]+/);
  return about.some((phrase) => phrase.every((start) => words.some((word) => word.startsWith(start))));
}

/** Finds numbers that state a duration or an amount, with the facts that they may be about. */
function findClaims(text: string, unit: string, known: readonly Fact[]): {value: number; facts: readonly Fact[]}[] {
  const clauseClaims = text.split(/[,;:()]\s+|\s[–—]\s/).flatMap((clause) => {
    const facts = known.filter((fact) => isAbout(clause, fact));
    const isClaim = ({before, after}: StatedNumber): boolean =>
      !(MOMENT_PREFIX.test(before) || MOMENT_SUFFIX.test(after)) || ENDING_VERB.test(clause) || CELL_START.test(before);
    return facts.length === 0
      ? []
      : findNumbers(clause, unit)
          .filter(isClaim)
          .map(({value}) => ({value, facts}));
  });
  const limits = findNumbers(text, unit).filter(
    ({before, after}) => LIMIT_PREFIX.test(before) || LIMIT_SUFFIX.test(after),
  );
  return [...limits.map(({value}) => ({value, facts: known})), ...clauseClaims];
}

/** Match the words around an upper limit. It must match a fact, even if only another clause is about that fact. */
const LIMIT_PREFIX =
  /\b(?:within|for|up to|at most|(?:more|less|longer|older) than|has|have|(?:end|expir|forg|releas)\w*`? after)\s+$/i;
const LIMIT_SUFFIX = /^\s+(?:(?:have |has )?passed|ahead)\b/i;

/** Match the words around a moment, which may be an arbitrary choice: "every 2 days", "after 3 days", "1 day later". */
const MOMENT_PREFIX = /\b(?:after|every|each)\s+$/i;
const MOMENT_SUFFIX = /^\s+(?:after|ago|before|earlier|later)\b/i;

/**
 * Match clauses in which a moment is behavior of the API: with one of these words, as in "the hold ends after 7 days",
 * or at the start of a table cell.
 */
const ENDING_VERB = /\b(?:end|expir|forg|releas)/i;
const CELL_START = /\|\s*$/;

interface StatedNumber {
  value: number;
  before: string;
  after: string;
}

/** Finds the numbers of a unit, with the text around them: "7 days", "1, 3 and 5 days", "seven days", "30-day". */
function findNumbers(text: string, unit: string): StatedNumber[] {
  const number = `(\\d[\\d,]*|${Object.keys(NUMBER_WORDS).join('|')})`;
  const pattern = new RegExp(`(?<![\\w.-])${number}[ -](?:[a-z]+ )?${unit}s?\\b`, 'gi');
  return [...text.matchAll(pattern)].map(({0: match, 1: word = '', index}) => ({
    value: getOwnValue(NUMBER_WORDS, word.toLowerCase()) ?? Number(word.replaceAll(',', '')),
    before: text.slice(0, index),
    after: text.slice(index + match.length),
  }));
}
