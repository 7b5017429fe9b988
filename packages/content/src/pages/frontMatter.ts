import {LineCounter, parseDocument, isMap, isScalar, type YAMLError} from 'yaml';
import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {Joi, JoiFrontMatter} from '@docusaurus/utils-validation';
import leven from 'leven';
import {formatSuggestion, isCalendarDate} from '@paydocs/core';
import type {FrontMatter, PageDiagnostic} from './types';

/** Front matter between two lines of three hyphens. The group captures its YAML. */
const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

const FRONT_MATTER_HINT =
  'Start the file with "---", then "title: …" and "description: …", each on a separate line, and then "---".';

/** Hints for missing required fields, by field. */
const REQUIRED_FIELD_HINTS = {
  title: 'Add "title: …", with the heading of the page.',
  description: 'Search engines and link previews show it. Add "description: …", with 110 to 160 characters.',
};

/** Ends of messages about invalid values, by error type of the Joi schema. */
const INVALID_VALUE_TEXTS: Record<string, string> = {
  'string.base': 'must be a string. Put the value in double quotes',
  'string.empty': 'is empty. Add a value, or delete the line',
  'number.base': 'must be a number, such as 3',
  'number.min': 'is too small: the minimum is 2',
  'number.max': 'is too large: the maximum is 6, or the value of toc_max_heading_level',
  'boolean.base': 'must be true or false',
  'array.base': 'must be a list, such as [cards, wallets]',
  'object.base': 'must contain fields, each indented on a line below it',
};

/** ID of a page: its path in the area, without the extension. */
const docId = JoiFrontMatter.string()
  .pattern(/^(?!(?:.*\/)?\.\.?(?:\/|$))[\p{L}\p{N}_.~-]+(?:\/[\p{L}\p{N}_.~-]+)*$/u)
  .message(
    'must be the ID of a page: its path without the extension, such as "payments/pay-by-link". To omit the link, write null',
  )
  .allow(null);

/** Docusaurus's schema with stricter formats, and with fields that the docs plugin doesn't define. */
const FRONT_MATTER_SCHEMA = DocFrontMatterSchema.append({
  // The ID becomes a class of the page's root element, which Docusaurus doesn't escape.
  id: JoiFrontMatter.string()
    .pattern(/["'<>]/, {invert: true})
    .message('can\'t contain quotes, "<", or ">". Use an ID such as "pay-by-link"'),
  slug: JoiFrontMatter.string()
    .pattern(/(?:^|\/)\.\.?(?:\/|$)/, {invert: true})
    .message('can\'t contain "." or ".." as a folder. Write the full path, such as "/guides/pay-by-link"')
    .pattern(/^\/(?:[a-z0-9_~.-]+(?:\/[a-z0-9_~.-]+)*)?$/)
    .message(
      'must start with a slash and contain only lowercase letters, digits, hyphens, and slashes, without a slash at the end, such as "/guides/pay-by-link"',
    ),
  pagination_next: docId,
  pagination_prev: docId,
  everyday_terms: Joi.array().items(Joi.string()),
  hydrate: Joi.boolean().strict(),
});

const FIELD_NAMES = Object.keys((FRONT_MATTER_SCHEMA.describe() as {keys: object}).keys);

interface FrontMatterResult {
  frontMatter: FrontMatter;
  diagnostics: PageDiagnostic[];
  getLine(field: string): number | undefined;
}

/**
 * Parses the front matter of a page as YAML 1.2 (https://yaml.org/spec/1.2.2/).
 *
 * @param text - content of the whole file
 * @returns the fields, the diagnostics, and a function that returns the 1-based line of a field
 */
export function parseFrontMatter(text: string): FrontMatterResult {
  const emptyResult = {frontMatter: {}, getLine: () => undefined};
  const [whole, yaml = ''] = text.startsWith('---') ? (FRONT_MATTER.exec(text) ?? []) : [];
  if (whole === undefined || !text.startsWith(whole)) {
    const message = text.startsWith('---')
      ? 'the front matter isn\'t closed. Put the line "---" after its last field.'
      : `the page has no front matter. ${FRONT_MATTER_HINT}`;
    return {...emptyResult, diagnostics: [{line: 1, message}]};
  }
  const lines = new LineCounter();
  // Docusaurus parses a date without quotes as a timestamp, and shows it with seconds and the time zone.
  const document = parseDocument(yaml, {lineCounter: lines, prettyErrors: false, customTags: ['timestamp']});
  if (document.errors.length > 0) {
    return {
      ...emptyResult,
      diagnostics: document.errors.slice(0, 1).map((error) => createSyntaxDiagnostic(error, lines, yaml)),
    };
  }
  if (!isMap(document.contents)) {
    return {...emptyResult, diagnostics: [{line: 1, message: `the front matter has no fields. ${FRONT_MATTER_HINT}`}]};
  }
  const getLine = (field: string): number | undefined => {
    const pair = isMap(document.contents)
      ? document.contents.items.find(({key}) => isScalar(key) && key.value === field)
      : undefined;
    const offset = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
    return offset === undefined ? undefined : lines.linePos(offset).line + 1;
  };
  const values = document.toJS() as Record<string, unknown>;
  const lastUpdate: unknown = document.getIn(['last_update', 'date'], true);
  const diagnostics = [...checkFields(values, getLine), ...checkLastUpdate(lastUpdate, getLine('last_update'))];
  return {frontMatter: pickFields(values), getLine, diagnostics};
}

function createSyntaxDiagnostic({code, message, pos}: YAMLError, lines: LineCounter, yaml: string): PageDiagnostic {
  const {line, col} = lines.linePos(pos[0]);
  const opening = code === 'MISSING_CHAR' && /quote/.test(message) ? findUnclosedQuoteLine(yaml) : undefined;
  const location = opening === undefined ? {line: line + 1, column: col} : {line: opening + 1};
  return {...location, message: `${explainYamlError(code, message)}.`};
}

/** Returns the number, from 1, of the first line with a quote that isn't closed on the same line. */
function findUnclosedQuoteLine(yaml: string): number | undefined {
  const index = yaml.split('\n').findIndex((line) => {
    const [, quote = '', rest = ''] = /:\s+(["'])(.*)$/.exec(line) ?? [];
    return quote !== '' && !rest.includes(quote);
  });
  return index === -1 ? undefined : index + 1;
}

function explainYamlError(code: YAMLError['code'], message: string): string {
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'a value that has a colon followed by a space must be in double quotes';
    case 'DUPLICATE_KEY':
      return 'this field appears twice. Delete one of the two lines';
    case 'TAB_AS_INDENT':
      return 'the line is indented with a tab. Use spaces';
    case 'BAD_SCALAR_START':
      return 'the value starts with a character that has a special meaning in YAML. Put the value in double quotes';
    case 'MISSING_CHAR':
      return /quote/.test(message)
        ? 'the value has an opening quote but no closing quote. Add one at the end of the value'
        : 'this line isn\'t a "field: value" pair. Write the field, a colon, a space, and the value';
    case 'BAD_DQ_ESCAPE':
      return 'a backslash in double quotes starts an invalid escape sequence. Write two backslashes, or use single quotes';
    default:
      return `${message.replace(/ at line \d+, column \d+:?[\s\S]*$/, '')}. Write one "field: value" pair per line, and put the value in double quotes`;
  }
}

function checkFields(
  values: Record<string, unknown>,
  getLine: (field: string) => number | undefined,
): PageDiagnostic[] {
  const unknown = Object.keys(values).filter((field) => !FIELD_NAMES.includes(field));
  const isMisspelled = (field: string) => unknown.some((other) => leven(other, field) <= 2);
  const missing = Object.entries(REQUIRED_FIELD_HINTS)
    .filter(([field]) => values[field] === undefined && !isMisspelled(field))
    .map(([field, why]) => ({line: 1, message: `the front matter has no ${field}. ${why}`}));
  const {error} = FRONT_MATTER_SCHEMA.validate(values, {abortEarly: false});
  const details = (error?.details ?? []).filter(
    ({type, path: [field = '']}) => type !== 'date.base' && !(values[field] instanceof Date), // reported below
  );
  const invalid = details
    .filter(({path}, index) => details.findIndex((other) => other.path[0] === path[0]) === index)
    .map(({path, type, message}): PageDiagnostic => {
      const field = String(path[0] ?? '');
      const found = values[field] == null ? '' : ` (found ${JSON.stringify(values[field])})`;
      const expected =
        values[field] === null
          ? 'has no value. Add one after the colon, or delete the line'
          : path.length > 1 && Array.isArray(values[field])
            ? 'must be a list of strings, such as [cards, wallets]. Put each item in double quotes'
            : (INVALID_VALUE_TEXTS[type] ?? (type.startsWith('string.pattern') ? message : undefined));
      return {
        line: getLine(field) ?? 1,
        message: expected === undefined ? `${message}.` : `${field} ${expected}${found}.`,
      };
    });
  const dates = Object.entries(values)
    .filter(([, value]) => value instanceof Date)
    .map(([field]) => ({
      line: getLine(field),
      message: `${field} is a date, but ${INVALID_VALUE_TEXTS['string.base']}.`,
    }));
  const empty = Object.keys(REQUIRED_FIELD_HINTS)
    .filter((field) => typeof values[field] === 'string' && values[field].trim() === '')
    .map((field) => ({line: getLine(field), message: `${field} is empty. Add a value after the colon.`}));
  return [
    ...missing,
    ...unknown.map((field) => ({line: getLine(field), message: describeUnknownField(field)})),
    ...invalid,
    ...dates,
    ...empty,
  ];
}

const isStringList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function describeUnknownField(field: string): string {
  const hint = formatSuggestion(field, FIELD_NAMES, 'Delete the line, or correct the name.');
  return `unknown field "${field}".${hint} Valid fields include title, description, slug, sidebar_label, and displayed_sidebar.`;
}

/** Checks a date more strictly than the schema, which accepts any string that `Date` can parse, such as "1". */
function checkLastUpdate(date: unknown, line: number | undefined): PageDiagnostic[] {
  if (!isScalar(date)) return [];
  const source = date.source ?? String(date.value);
  if (isCalendarDate(source.replace(/T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/, ''))) return [];
  return [{line, message: `the date of last_update must be a calendar date, such as 2026-01-31 (found "${source}").`}];
}

/** Returns the fields that other checks read. Omits fields of the wrong type, which another check reports. */
function pickFields(values: Record<string, unknown>): FrontMatter {
  const getString = (field: string): string | undefined =>
    typeof values[field] === 'string' ? values[field] : undefined;
  return {
    id: getString('id'),
    title: getString('title'),
    description: getString('description'),
    slug: getString('slug'),
    displayed_sidebar: values.displayed_sidebar === null ? null : getString('displayed_sidebar'),
    ...(isStringList(values.everyday_terms) && {everyday_terms: values.everyday_terms}),
  };
}
