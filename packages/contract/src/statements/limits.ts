import {getOwnValue, formatList} from '@paydocs/core';
import type {SpecNames} from '../inline/names';
import type {RestApi} from '../rest/api';
import {expandSchema, type NamedSchema} from '../rest/properties';
import type {CheckResult} from '../types';
import type {Statement} from './statement';

/** Matches a number in prose, with the word after it. */
const NUMBER = /(?<![\w.,:/#-])(\d{1,3}(?:,\d{3})+|\d+)(?![\w.,:/%-]*\d)\s+([a-z]+)/gi;
/** Matches words before a number that mark it as a limit. */
const LIMIT_PREFIX =
  /(?:at most|up to|maximum of|no more than|at least|not more than|less than|more than|fewer than|between|from)\s+$/i;
/** Matches units whose number the keywords of a list or an object limit, such as `maxItems`. */
const COUNTED_UNIT = /^(?:entries|items|fields|keys|pairs|lines|values)$/i;

const LENGTH_KEYWORDS = ['minLength', 'maxLength'] as const;
const COUNT_KEYWORDS = ['minItems', 'maxItems', 'minProperties', 'maxProperties'] as const;

/**
 * Creates a function that checks the numbers in a sentence against the limits of the fields and parameters that the
 * sentence names: "`orderId` has at most 64 characters".
 *
 * @param rest - REST API
 * @param names - names in the specifications
 * @returns the check of a statement
 */
export function createLimitCheck(rest: RestApi, names: SpecNames): (statement: Statement) => CheckResult {
  const getSchemas = (code: string): NamedSchema[] => {
    const field = code.split('.').at(-1) ?? code;
    const parameters = [...rest.operations.values()].flatMap((operation) =>
      operation.parameters
        .filter(({name, schema}) => name.toLowerCase() === code.toLowerCase() && schema !== undefined)
        .map(({name, schema}) => ({schema: schema ?? {}, name})),
    );
    const schema = getOwnValue(rest.document.components?.schemas, code);
    return [...(schema ? [{schema, name: code}] : []), ...(names.restFields.get(field) ?? []), ...parameters];
  };
  return ({line, text, codes}) => {
    const result: CheckResult = {diagnostics: [], uses: []};
    const fieldNames = codes.filter((code) => /^[A-Za-z][\w.-]*$/.test(code));
    for (const {value, written, keywords} of findCounts(text)) {
      const limits = fieldNames.map((code) => ({code, limits: getLimits(rest, getSchemas(code), keywords)}));
      const knownLimits = limits.filter((each) => each.limits.size > 0);
      if (knownLimits.length === 0) continue;
      const match = knownLimits.find((each) => each.limits.has(value));
      if (match) {
        result.uses.push({line, target: `~${match.code.split('.').at(-1)}`});
        continue;
      }
      // The sentence may be about a field that it doesn't name.
      const [only, ...others] = knownLimits;
      if (only && others.length === 0 && fieldNames.length === 1)
        result.diagnostics.push({
          id: 'contract/statement',
          line,
          message: `"${written}" isn't a limit of ${only.code} in the specification. Valid limits: ${formatList([...only.limits].map((each) => each.toLocaleString('en-US')))}.`,
        });
    }
    return result;
  };
}

interface StatedCount {
  value: number;
  written: string;
  keywords: readonly string[];
}

/** Finds the counts of characters or entries that a sentence states. */
function findCounts(text: string): StatedCount[] {
  const withoutCode = text.replace(/`[^`]*`/g, (code) => '·'.repeat(code.length));
  return [...withoutCode.matchAll(NUMBER)].flatMap(
    ({0: written, 1: digits = '', 2: word = '', index}): StatedCount[] => {
      const isLength =
        /^characters?$/i.test(word) ||
        (/^(?:to|or|and)$/i.test(word) &&
          /^\s+\d[\d,]*\s+characters?\b/i.test(withoutCode.slice(index + written.length)));
      const isCount = COUNTED_UNIT.test(word) && LIMIT_PREFIX.test(withoutCode.slice(0, index));
      if (!isLength && !isCount) return [];
      const value = Number(digits.replaceAll(',', ''));
      return [{value, written: written.trim(), keywords: isLength ? LENGTH_KEYWORDS : COUNT_KEYWORDS}];
    },
  );
}

function getLimits(rest: RestApi, schemas: readonly NamedSchema[], keywords: readonly string[]): Set<number> {
  const values = schemas
    .flatMap((each) => expandSchema(rest.document, each))
    .flatMap(({schema}) => keywords.map((keyword) => schema[keyword]));
  return new Set(values.filter((value) => typeof value === 'number'));
}
