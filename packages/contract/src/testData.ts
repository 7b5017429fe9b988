import fs from 'node:fs';
import {getOwnValue, type Diagnostic, formatSuggestion} from '@paydocs/core';
import {passesLuhn} from './cards';
import type {CheckContext} from './checks/context';
import {getEnumValues} from './rest/properties';

/** Result of a payment: values of the REST API's status and status code. */
interface PaymentOutcome {
  status: string;
  statusCode?: string;
}

/** Required tables of a site's test data, by the `kind` attribute of `<TestData>`. */
export interface TestDataTables {
  cards: readonly {number: string; outcome: PaymentOutcome}[];
  phones: readonly {phone: string; outcome: PaymentOutcome}[];
  ibans: readonly {iban: string; outcome: PaymentOutcome}[];
  wallets: readonly {action: string; outcome: PaymentOutcome}[];
}

export interface TestData {
  tables: TestDataTables;
  /** File that contains the tables, relative to the project root. */
  file: string;
}

/**
 * Checks the test data of a site.
 *
 * @param context - the specifications
 * @param testData - the site's test data, if it has any
 * @returns diagnostics about malformed numbers, and about outcomes that the REST API doesn't have
 */
export function checkTestData(context: CheckContext, testData: TestData | undefined): Diagnostic[] {
  if (!testData) return [];
  const {file, tables} = testData;
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  const findLine = (text: string): number => lines.findIndex((line) => line.includes(`'${text}'`)) + 1;
  const diagnostics: Diagnostic[] = [];
  const addDiagnostic = (text: string, message: string): void => {
    const line = findLine(text);
    diagnostics.push({file, ...(line > 0 && {line}), message});
  };
  const {cards, phones, ibans, wallets} = tables;
  for (const {number} of cards) {
    if (!/^\d{13,19}$/.test(number) || !passesLuhn(number))
      addDiagnostic(
        number,
        `${number} isn't a valid card number. It must have 13 to 19 digits and end with a valid check digit (Luhn).`,
      );
  }
  for (const {phone} of phones)
    if (!/^\+[1-9]\d{6,14}$/.test(phone))
      addDiagnostic(phone, `${phone} isn't a phone number with a country code, such as +34600000001.`);
  for (const {iban} of ibans)
    if (!isValidIban(iban)) addDiagnostic(iban, `${iban} isn't a valid IBAN. Correct its format or its check digits.`);
  const numbers = [
    ...cards.map(({number}) => number),
    ...phones.map(({phone}) => phone),
    ...ibans.map(({iban}) => iban),
  ];
  for (const number of numbers.filter((each, index) => numbers.indexOf(each) !== index))
    addDiagnostic(number, `${number} is listed twice. Delete one of the two.`);
  const outcomes: [string, PaymentOutcome][] = [
    ...cards.map(({number, outcome}): [string, PaymentOutcome] => [number, outcome]),
    ...phones.map(({phone, outcome}): [string, PaymentOutcome] => [phone, outcome]),
    ...ibans.map(({iban, outcome}): [string, PaymentOutcome] => [iban, outcome]),
    ...wallets.map(({action, outcome}): [string, PaymentOutcome] => [action, outcome]),
  ];
  for (const [key, {status, statusCode}] of outcomes) {
    for (const [schema, value] of [
      ['Payment-Status', status],
      ['Payment-StatusCode', statusCode],
    ] as const) {
      const knownValues = getEnumValuesByName(context, schema);
      if (value !== undefined && knownValues && !knownValues.has(value))
        addDiagnostic(key, `"${value}" isn't a value of ${schema}.${formatSuggestion(value, knownValues)}`);
    }
  }
  return diagnostics;
}

function getEnumValuesByName({rest}: CheckContext, name: string): Set<string> | undefined {
  const schema = getOwnValue(rest.document.components?.schemas, name);
  return schema && getEnumValues(rest.document, {schema, name})?.values;
}

/**
 * Checks an IBAN (ISO 13616): with the country code and the check digits at the end, the number modulo 97 must be 1.
 */
function isValidIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((character) => parseInt(character, 36)).join('');
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0) === 1;
}
