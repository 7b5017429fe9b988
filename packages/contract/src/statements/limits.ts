import {ownValue} from '@paydocs/core/ownValue';
import {some} from '@paydocs/core/nearest';
import type {Names} from '../inline/names';
import type {RestApi} from '../rest/api';
import {inPlace, type Named} from '../rest/properties';
import type {Findings} from '../types';
import type {Statement} from './statement';

/** A number as people write it, with the word after it. */
const NUMBER = /(?<![\w.,:/#-])(\d{1,3}(?:,\d{3})+|\d+)(?![\w.,:/%-]*\d)\s+([a-z]+)/gi;
/** What announces that a number is a limit. */
const LIMIT =
  /(?:at most|up to|maximum of|no more than|at least|not more than|less than|more than|fewer than|between|from)\s+$/i;
/** What is counted by the keywords of a list or an object. */
const COUNTED = /^(?:entries|items|fields|keys|pairs|lines|values)$/i;

const LENGTHS = ['minLength', 'maxLength'] as const;
const COUNTS = ['minItems', 'maxItems', 'minProperties', 'maxProperties'] as const;

/**
 * Holds numbers to the limits of the fields and parameters that a sentence names: "`orderId` has at most 64 characters".
 *
 * @param rest - the description
 * @param names - its names
 * @returns the check of a statement
 */
export function limitCheck(rest: RestApi, names: Names): (statement: Statement) => Findings {
  const schemasOf = (code: string): Named[] => {
    const field = code.split('.').at(-1) ?? code;
    const parameters = [...rest.operations.values()].flatMap((operation) =>
      operation.parameters
        .filter(({name, schema}) => name.toLowerCase() === code.toLowerCase() && schema !== undefined)
        .map(({name, schema}) => ({schema: schema ?? {}, name})),
    );
    const own = ownValue(rest.document.components?.schemas, code);
    return [...(own ? [{schema: own, name: code}] : []), ...(names.restFields.get(field) ?? []), ...parameters];
  };
  return ({line, text, codes}) => {
    const findings: Findings = {problems: [], uses: []};
    const about = codes.filter((code) => /^[A-Za-z][\w.-]*$/.test(code));
    for (const {value, written, keywords} of numbersOf(text)) {
      const limits = about.map((code) => ({code, limits: limitsOf(rest, schemasOf(code), keywords)}));
      const known = limits.filter((each) => each.limits.size > 0);
      if (known.length === 0) continue;
      const fits = known.find((each) => each.limits.has(value));
      if (fits) {
        findings.uses.push({line, target: `~${fits.code.split('.').at(-1)}`});
        continue;
      }
      // One that has no name here may be meant.
      const [only, ...others] = known;
      if (only && others.length === 0 && about.length === 1)
        findings.problems.push({
          line,
          message: `"${written}" isn't a limit of ${only.code} in the specification. Valid limits: ${some([...only.limits].map((each) => each.toLocaleString('en-US')))}.`,
        });
    }
    return findings;
  };
}

interface Written {
  value: number;
  written: string;
  keywords: readonly string[];
}

/** The numbers of characters or entries that a sentence states. */
function numbersOf(text: string): Written[] {
  const plain = text.replace(/`[^`]*`/g, (code) => '·'.repeat(code.length));
  return [...plain.matchAll(NUMBER)].flatMap(({0: written, 1: digits = '', 2: word = '', index}): Written[] => {
    const isLength =
      /^characters?$/i.test(word) ||
      (/^(?:to|or|and)$/i.test(word) && /^\s+\d[\d,]*\s+characters?\b/i.test(plain.slice(index + written.length)));
    const isCount = COUNTED.test(word) && LIMIT.test(plain.slice(0, index));
    if (!isLength && !isCount) return [];
    const value = Number(digits.replaceAll(',', ''));
    return [{value, written: written.trim(), keywords: isLength ? LENGTHS : COUNTS}];
  });
}

function limitsOf(rest: RestApi, schemas: readonly Named[], keywords: readonly string[]): Set<number> {
  const values = schemas
    .flatMap((each) => inPlace(rest.document, each))
    .flatMap(({schema}) => keywords.map((keyword) => schema[keyword]));
  return new Set(values.filter((value) => typeof value === 'number'));
}
