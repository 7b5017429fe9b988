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
 * Holds a number in a sentence to the fact that the sentence speaks of. It contradicts the fact only if it
 * says how long or how much: "capture within 8 days" does, and "capture it 1 day after the order" doesn't.
 *
 * @param facts - of the description
 * @param statement - a sentence or a row
 * @returns what contradicts a fact, and the facts that it rests on
 */
export function checkFacts(facts: readonly Fact[], {line, text}: Statement): Findings {
  const findings: Findings = {problems: [], uses: []};
  const about = facts.filter((fact) => speaksOf(text, fact));
  for (const unit of new Set(about.map((fact) => fact.unit))) {
    const known = about.filter((fact) => fact.unit === unit);
    const right = numbersOf(text, unit).flatMap(({value}) => known.find((fact) => fact.value === value) ?? []);
    findings.uses.push(...right.map(({name}) => ({line, target: `fact:${name}`})));
    const [wrong] = right.length > 0 ? [] : claimsOf(text, unit, known);
    if (!wrong) continue;
    const values = wrong.facts.map(({value, name}) => `${value} ${unit}${value === 1 ? '' : 's'} (${name})`);
    findings.problems.push({
      line,
      message: `"${wrong.value} ${unit}s" contradicts the x-facts of the API description: the value is ${values.join(' or ')}. If the sentence is about something else, rephrase it.`,
    });
  }
  return findings;
}

function speaksOf(text: string, {about}: Fact): boolean {
  const words = text
    .toLowerCase()
    .replace(/`/g, '')
    .split(/[^\w'{}-]+/);
  return about.some((phrase) => phrase.every((start) => words.some((word) => word.startsWith(start))));
}

/** The numbers of a sentence that say how long or how much something is, with the facts that they may be about. */
function claimsOf(text: string, unit: string, known: readonly Fact[]): {value: number; facts: readonly Fact[]}[] {
  const ofClauses = text.split(/[,;:()]\s+|\s[–—]\s/).flatMap((clause) => {
    const facts = known.filter((fact) => speaksOf(clause, fact));
    const isClaim = ({before, after}: Stated): boolean =>
      !(MOMENT_BEFORE.test(before) || MOMENT_AFTER.test(after)) || END.test(clause) || CELL.test(before);
    return facts.length === 0
      ? []
      : numbersOf(clause, unit)
          .filter(isClaim)
          .map(({value}) => ({value, facts}));
  });
  const bound = numbersOf(text, unit).filter(({before, after}) => BOUND_BEFORE.test(before) || BOUND_AFTER.test(after));
  return [...bound.map(({value}) => ({value, facts: known})), ...ofClauses];
}

/** How long or how much something is at most: the number is that of the fact, wherever the sentence speaks of it. */
const BOUND_BEFORE =
  /\b(?:within|for|up to|at most|(?:more|less|longer|older) than|has|have|(?:end|expir|forg|releas)\w*`? after)\s+$/i;
const BOUND_AFTER = /^\s+(?:(?:have |has )?passed|ahead)\b/i;

/** A moment may be anybody's choice: "every 2 days", "after 3 days", "1 day later". */
const MOMENT_BEFORE = /\b(?:after|every|each)\s+$/i;
const MOMENT_AFTER = /^\s+(?:after|ago|before|earlier|later)\b/i;

/** With one of these, or as the beginning of a table's cell, a moment is the API's: "the hold ends after 7 days". */
const END = /\b(?:end|expir|forg|releas)/i;
const CELL = /\|\s*$/;

interface Stated {
  value: number;
  before: string;
  after: string;
}

/** The numbers of a unit, with what stands around them: "7 days", "1, 3 and 5 days", "seven days", "30-day". */
function numbersOf(text: string, unit: string): Stated[] {
  const number = `(\\d[\\d,]*|${Object.keys(WORDS).join('|')})`;
  const pattern = new RegExp(`(?<![\\w.-])${number}[ -](?:[a-z]+ )?${unit}s?\\b`, 'gi');
  return [...text.matchAll(pattern)].map(({0: whole, 1: word = '', index}) => ({
    value: ownValue(WORDS, word.toLowerCase()) ?? Number(word.replaceAll(',', '')),
    before: text.slice(0, index),
    after: text.slice(index + whole.length),
  }));
}
