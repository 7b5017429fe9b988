import {ownValue} from '@paydocs/core/ownValue';
import {isObject, type OpenApiDocument} from '../rest/document';
import type {Findings} from '../types';
import type {Statement} from './statement';

/** Something that the API does and that no keyword of a schema says: `x-facts` of the description. */
export interface Fact {
  name: string;
  value: number;
  /** Without its plural: `day`. */
  unit: string;
  /** Sentences with all words of one of these speak of it; a word counts with whatever ending. */
  about: string[][];
}

/** @returns the facts of a description: `captureWindow: {value: 7 days, about: [capture, hold]}` */
export function factsOf(document: OpenApiDocument): Fact[] {
  const written = 'x-facts' in document ? document['x-facts'] : undefined;
  if (!isObject(written)) return [];
  return Object.entries(written).flatMap(([name, fact]): Fact[] => {
    if (!isObject(fact) || typeof fact.value !== 'string' || !Array.isArray(fact.about)) return [];
    const [, digits = '', unit = ''] = /^([\d,]+) ([a-z]+?)s?$/.exec(fact.value) ?? [];
    const about = fact.about
      .filter((each) => typeof each === 'string')
      .map((words) => words.toLowerCase().split(/\s+/));
    return unit === '' ? [] : [{name, value: Number(digits.replaceAll(',', '')), unit, about}];
  });
}

const WORDS: Record<string, number> = {
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
 * Holds a number in a sentence to the fact that the sentence speaks of.
 *
 * @param facts - of the description
 * @param statement - a sentence or a row
 * @returns what contradicts a fact, and the facts that it rests on
 */
export function checkFacts(facts: readonly Fact[], {line, text}: Statement): Findings {
  const findings: Findings = {problems: [], uses: []};
  const words = text
    .toLowerCase()
    .replace(/`/g, '')
    .split(/[^\w'{}-]+/);
  const about = facts.filter((fact) =>
    fact.about.some((phrase) => phrase.every((start) => words.some((word) => word.startsWith(start)))),
  );
  for (const unit of new Set(about.map((fact) => fact.unit))) {
    const stated = numbersOf(text, unit);
    const known = about.filter((fact) => fact.unit === unit);
    for (const value of stated) {
      const fact = known.find((each) => each.value === value);
      if (fact) findings.uses.push({line, target: `fact:${fact.name}`});
    }
    const [first] = known;
    if (!first || stated.length === 0 || stated.some((value) => known.some((fact) => fact.value === value))) continue;
    const right = known
      .map(({value, unit: of, name}) => `${value} ${of}${value === 1 ? '' : 's'} (${name})`)
      .join(' or ');
    findings.problems.push({
      line,
      message: `"${stated[0]} ${unit}s" contradicts x-facts of the description: it is ${right}. If the sentence speaks of something else, say it in other words.`,
    });
  }
  return findings;
}

/** The numbers of a unit: "7 days", "1, 3 and 5 days", "seven days", "30-day". */
function numbersOf(text: string, unit: string): number[] {
  const number = `(\\d[\\d,]*|${Object.keys(WORDS).join('|')})`;
  const pattern = new RegExp(`(?<![\\w.-])${number}[ -](?:[a-z]+ )?${unit}s?\\b`, 'gi');
  return [...text.matchAll(pattern)].map(
    ([, word = '']) => ownValue(WORDS, word.toLowerCase()) ?? Number(word.replaceAll(',', '')),
  );
}
