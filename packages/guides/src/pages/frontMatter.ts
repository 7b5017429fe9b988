import {LineCounter, parseDocument, isMap, isScalar, type YAMLError} from 'yaml';
import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import leven from 'leven';
import {isDay} from '@paydocs/core/isDay';
import type {FrontMatter, Mistake} from './types';

/** The front matter of a file: what stands between two lines of three hyphens at its start. */
const BLOCK = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

const EXAMPLE =
  'Start the file with "---", then "title: …" and "description: …", each on a separate line, and then "---".';

/** Fields that every page has, with why. */
const REQUIRED = {
  title: 'It\'s the heading of the page: write "title: …".',
  description: 'Search engines and link previews show it: write "description: …" with 110 to 160 characters.',
};

/** What a field must be, by the name that the schema gives to the mistake. */
const WANTED: Record<string, string> = {
  'string.base': 'must be a string. Put it in double quotes',
  'string.empty': 'is empty. Write a value, or delete the line',
  'number.base': 'must be a number, such as 3',
  'number.min': 'is too small: the lowest heading level is 2',
  'number.max': 'is too large: the highest heading level is 6',
  'boolean.base': 'must be true or false',
  'array.base': 'must be a list, such as [cards, wallets]',
  'object.base': 'must contain fields, each indented on a line below it',
};

/** The field that a glossary has beside those of the docs plugin. */
const EVERYDAY = 'everyday_terms';
/** The field of pages whose components need React in the browser. */
const HYDRATE = 'hydrate';

/** @returns the known fields of front matter */
const knownFields = (): string[] => [
  ...Object.keys((DocFrontMatterSchema.describe() as {keys: object}).keys),
  EVERYDAY,
  HYDRATE,
];

export interface FrontMatterResult {
  frontMatter: FrontMatter;
  mistakes: Mistake[];
  lineOf(field: string): number | undefined;
}

/**
 * Reads the front matter of a page (YAML 1.2).
 *
 * @param text - the whole file
 * @returns its fields, and all that is wrong with them
 */
export function readFrontMatter(text: string): FrontMatterResult {
  const nothing = {frontMatter: {}, lineOf: () => undefined};
  const [whole, yaml = ''] = text.startsWith('---') ? (BLOCK.exec(text) ?? []) : [];
  if (whole === undefined || !text.startsWith(whole)) {
    const message = text.startsWith('---')
      ? 'the front matter isn\'t closed. Put the line "---" after its last field.'
      : `the page has no front matter. ${EXAMPLE}`;
    return {...nothing, mistakes: [{line: 1, message}]};
  }
  const lines = new LineCounter();
  // Docusaurus takes a date without quotes for a point in time, and shows it with the seconds and the time zone.
  const document = parseDocument(yaml, {lineCounter: lines, prettyErrors: false, customTags: ['timestamp']});
  if (document.errors.length > 0) {
    return {...nothing, mistakes: document.errors.slice(0, 1).map((error) => syntaxMistake(error, lines, yaml))};
  }
  if (!isMap(document.contents)) {
    return {...nothing, mistakes: [{line: 1, message: `the front matter has no fields. ${EXAMPLE}`}]};
  }
  const lineOf = (field: string): number | undefined => {
    const pair = isMap(document.contents)
      ? document.contents.items.find(({key}) => isScalar(key) && key.value === field)
      : undefined;
    const offset = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
    return offset === undefined ? undefined : lines.linePos(offset).line + 1;
  };
  const values = document.toJS() as Record<string, unknown>;
  const changed: unknown = document.getIn(['last_update', 'date'], true);
  const mistakes = [...fieldMistakes(values, lineOf), ...dateMistakes(changed, lineOf('last_update'))];
  return {frontMatter: texts(values), lineOf, mistakes};
}

function syntaxMistake({code, message, pos}: YAMLError, lines: LineCounter, yaml: string): Mistake {
  const {line, col} = lines.linePos(pos[0]);
  const opening = code === 'MISSING_CHAR' && /quote/.test(message) ? openQuoteLine(yaml) : undefined;
  const place = opening === undefined ? {line: line + 1, column: col} : {line: opening + 1};
  return {...place, message: `${explain(code, message)}.`};
}

/** The line, counted from 1, of the first value whose quote opens and does not close on it. */
function openQuoteLine(yaml: string): number | undefined {
  const index = yaml.split('\n').findIndex((line) => {
    const [, quote = '', rest = ''] = /:\s+(["'])(.*)$/.exec(line) ?? [];
    return quote !== '' && !rest.includes(quote);
  });
  return index === -1 ? undefined : index + 1;
}

function explain(code: YAMLError['code'], message: string): string {
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
        ? 'the value has an opening quote but no closing one. Add the closing quote at the end of the value'
        : 'this line isn\'t a "field: value" pair. Write the field, a colon, a space, and the value';
    case 'BAD_DQ_ESCAPE':
      return "a backslash in double quotes starts an escape that doesn't exist. Write two backslashes, or use single quotes";
    default:
      return `${message.replace(/ at line \d+, column \d+:?[\s\S]*$/, '')}. Write one "field: value" pair per line, and put the value in double quotes`;
  }
}

function fieldMistakes(values: Record<string, unknown>, lineOf: (field: string) => number | undefined): Mistake[] {
  const known = knownFields();
  const unknown = Object.keys(values).filter((field) => !known.includes(field));
  const isNear = (field: string) => unknown.some((other) => leven(other, field) <= 2);
  const missing = Object.entries(REQUIRED)
    .filter(([field]) => values[field] === undefined && !isNear(field))
    .map(([field, why]) => ({line: 1, message: `the front matter has no ${field}. ${why}`}));
  const {error} = DocFrontMatterSchema.validate(values, {abortEarly: false});
  const details = (error?.details ?? []).filter(({type}) => type !== 'date.base');
  const wrong = details
    .filter(({path}, index) => details.findIndex((other) => other.path[0] === path[0]) === index)
    .map(({path, type, message}): Mistake => {
      const field = String(path[0] ?? '');
      const found = values[field] == null ? '' : ` (found ${JSON.stringify(values[field])})`;
      const wanted =
        values[field] === null ? 'has no value. Write one after the colon, or delete the line' : WANTED[type];
      return {line: lineOf(field) ?? 1, message: wanted === undefined ? `${message}.` : `${field} ${wanted}${found}.`};
    });
  const dates = Object.entries(values)
    .filter(([, value]) => value instanceof Date)
    .map(([field]) => ({line: lineOf(field), message: `${field} is a date, but ${WANTED['string.base']}.`}));
  const empty = Object.keys(REQUIRED)
    .filter((field) => typeof values[field] === 'string' && values[field].trim() === '')
    .map((field) => ({line: lineOf(field), message: `${field} is empty. Write a value after the colon.`}));
  return [
    ...missing,
    ...unknown.map((field) => ({line: lineOf(field), message: unknownField(field, known)})),
    ...wrong,
    ...dates,
    ...empty,
    ...idMistakes(values.id, lineOf('id')),
    ...slugMistakes(values.slug, lineOf('slug')),
    ...paginationMistakes(values, lineOf),
    ...everydayMistakes(values[EVERYDAY], lineOf(EVERYDAY)),
    ...hydrateMistakes(values[HYDRATE], lineOf(HYDRATE)),
  ];
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function everydayMistakes(value: unknown, line: number | undefined): Mistake[] {
  if (value === undefined || isTexts(value)) return [];
  return [
    {
      line,
      message: `${EVERYDAY} must be a list of terms, such as [Account, Payment] (found ${JSON.stringify(value)}).`,
    },
  ];
}

function hydrateMistakes(value: unknown, line: number | undefined): Mistake[] {
  if (value === undefined || typeof value === 'boolean') return [];
  return [{line, message: `${HYDRATE} must be true or false (found ${JSON.stringify(value)}).`}];
}

function unknownField(field: string, known: readonly string[]): string {
  const nearest = [...known].sort((a, b) => leven(field, a) - leven(field, b))[0] ?? '';
  const cure = leven(field, nearest) <= 3 ? `Did you mean "${nearest}"?` : 'Delete the line, or correct the name.';
  return `unknown field "${field}". ${cure} Valid fields include title, description, slug, sidebar_label, and displayed_sidebar.`;
}

/** An id becomes a class of the page's root, whose attributes nobody escapes. */
function idMistakes(id: unknown, line: number | undefined): Mistake[] {
  if (typeof id !== 'string' || !/["'<>]/.test(id)) return [];
  const message = `id is ${JSON.stringify(id)}, but an ID can't contain quotes, "<", or ">". Write one such as "pay-by-link".`;
  return [{line, message}];
}

const SLUG = /^\/(?:[a-z0-9_~.-]+(?:\/[a-z0-9_~.-]+)*)?$/;

/** A part of a path that is another folder. */
const DOTS = /(?:^|\/)\.\.?(?:\/|$)/;

/** The id of a page: its path below the area, without its ending. */
const DOC_ID = /^[\p{L}\p{N}_.~-]+(?:\/[\p{L}\p{N}_.~-]+)*$/u;

/** Docusaurus links these to the page with that id. */
function paginationMistakes(values: Record<string, unknown>, lineOf: (field: string) => number | undefined): Mistake[] {
  return ['pagination_next', 'pagination_prev'].flatMap((field) => {
    const value = values[field];
    if (typeof value !== 'string' || (DOC_ID.test(value) && !DOTS.test(value))) return [];
    const message =
      `${field} is ${JSON.stringify(value)}, but must be the ID of a page: its path without the extension, such as ` +
      `"payments/pay-by-link". For no link, write "${field}: null".`;
    return [{line: lineOf(field), message}];
  });
}

function slugMistakes(slug: unknown, line: number | undefined): Mistake[] {
  if (typeof slug !== 'string' || (SLUG.test(slug) && !DOTS.test(slug))) {
    return [];
  }
  if (DOTS.test(slug)) {
    const dots = `slug is ${JSON.stringify(slug)}, but it can't contain "." or ".." as a folder. Write the whole path: "/guides/pay-by-link".`;
    return [{line, message: dots}];
  }
  const message =
    `slug is "${slug}", but must start with a slash and contain only lowercase letters, digits, hyphens, and slashes, ` +
    'without a slash at the end: "/guides/pay-by-link".';
  return [{line, message}];
}

/** The schema takes every text for a date that `Date` can read, such as "2026-02-30" or "1". */
function dateMistakes(date: unknown, line: number | undefined): Mistake[] {
  if (!isScalar(date)) return [];
  const written = date.source ?? String(date.value);
  if (isDay(written.replace(/T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/, ''))) return [];
  return [{line, message: `the date of last_update must be a calendar date, such as 2026-01-31 (found "${written}").`}];
}

/** The fields that other checks read; a field of another type is told, and counts as missing there. */
function texts(values: Record<string, unknown>): FrontMatter {
  const text = (field: string): string | undefined => (typeof values[field] === 'string' ? values[field] : undefined);
  return {
    id: text('id'),
    title: text('title'),
    description: text('description'),
    slug: text('slug'),
    displayed_sidebar: values.displayed_sidebar === null ? null : text('displayed_sidebar'),
    ...(isTexts(values[EVERYDAY]) && {[EVERYDAY]: values[EVERYDAY]}),
  };
}
