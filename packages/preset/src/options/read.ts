import fs from 'node:fs';
import path from 'node:path';
import {completeBrand, validateBrand} from '@paydocs/core/brand';
import {InputError, findClosestMatch} from '@paydocs/core';
import {optionsSchema} from './schema';
import type {Options, PresetOptions} from './types';

/** The site whose configuration has the options. */
export interface SiteContext {
  /** Absolute path of the project's folder. */
  siteDir: string;
  /** Absolute path of the site's configuration file. */
  siteConfigPath: string;
  /** Title of the site, from which the provider's name is derived if the brand has none. */
  title: string;
}

/**
 * Validates the options of the preset and fills in the defaults.
 *
 * @param options - options as the site's author wrote them
 * @param owner - site whose configuration has the options
 * @returns all options, with defaults for omitted ones
 * @throws InputError that lists each invalid option, its value, and the expected value
 */
export function resolveOptions(
  options: Options | undefined,
  {siteDir, siteConfigPath, title}: SiteContext,
): PresetOptions {
  const {error, value} = optionsSchema.validate(options ?? {}, {
    abortEarly: false,
    convert: false,
    errors: {label: false},
  });
  if (error) {
    const file = path.relative(siteDir, siteConfigPath);
    throw new InputError(
      error.details.map((detail) => ({file, message: `@paydocs/preset: ${formatErrorDetail(detail)}`})),
      'config/options',
    );
  }
  const checked = value as PresetOptions;
  assertGlossaryExists(checked.guides, {siteDir, siteConfigPath});
  const brandFile = checked.brandFile ?? path.relative(siteDir, siteConfigPath);
  const source = path.join(siteDir, brandFile);
  const brand = validateBrand(
    completeBrand(checked.brand, stripDocsSuffix(title)),
    fs.existsSync(source) ? fs.readFileSync(source, 'utf8') : '',
    brandFile,
  );
  const cards = (checked.cards as Options['cards']) === true ? {fonts: []} : checked.cards;
  return {...checked, brand, cards};
}

function assertGlossaryExists(
  {path: folder, glossary}: PresetOptions['guides'],
  {siteDir, siteConfigPath}: Pick<SiteContext, 'siteDir' | 'siteConfigPath'>,
): void {
  if (glossary === undefined || fs.existsSync(path.join(siteDir, folder, glossary))) return;
  const message = `@paydocs/preset: guides.glossary is "${glossary}", but there's no ${path.posix.join(folder, glossary)}. Write the path of the page in ${folder}/, or delete the option.`;
  throw new InputError([{file: path.relative(siteDir, siteConfigPath), message}], 'config/options');
}

type ErrorDetail = NonNullable<ReturnType<typeof optionsSchema.validate>['error']>['details'][number];

function formatErrorDetail({path: field, message, type, context}: ErrorDetail): string {
  const name = field.join('.') || 'the options';
  const found = context?.value === undefined ? '' : ` (found ${JSON.stringify(context.value)})`;
  const options = type === 'object.unknown' ? listOptionNames(field.slice(0, -1).map(String)) : [];
  return options.length > 0
    ? `${name} isn't an option. ${formatOptionHint(String(field.at(-1)), options)}`
    : `${name} ${message}${found}.`;
}

/** A Joi object schema, limited to the internal properties that describe its keys. */
interface ObjectSchema {
  $_terms: {keys?: {key: string; schema: ObjectSchema}[] | null; patterns?: {rule: ObjectSchema}[] | null};
}

/** Lists the names of the options in a group. Returns an empty list for a group with any names, such as components. */
function listOptionNames(group: readonly string[]): string[] {
  let current: ObjectSchema = optionsSchema as never;
  for (const name of group) {
    const {keys, patterns} = current.$_terms;
    const next = keys?.find(({key}) => key === name)?.schema ?? patterns?.[0]?.rule;
    if (!next) return [];
    current = next;
  }
  return current.$_terms.keys?.map(({key}) => key) ?? [];
}

/** Returns a hint with the closest option at the same level or, if none is close, with all of them. */
function formatOptionHint(name: string, known: readonly string[]): string {
  const closest = findClosestMatch(name, known);
  return closest.changes <= 3 ? `Did you mean ${closest.name}?` : `Valid options: ${known.join(', ')}.`;
}

/** Removes the last word from a title such as `Acme Docs`. */
const stripDocsSuffix = (title: string): string => title.replace(/\s+(?:docs|documentation)$/i, '');
