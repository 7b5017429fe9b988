import fs from 'node:fs';
import path from 'node:path';
import {completeBrand} from '@paydocs/core/brand/complete';
import {validateBrand} from '@paydocs/core/brand/schema';
import {InputError} from '@paydocs/core/inputError';
import {mostLike} from '@paydocs/core/mostLike';
import {schema} from './schema';
import type {Options, PresetOptions} from './types';

/** The site whose configuration has the options. */
export interface OptionsOwner {
  /** Absolute path of the project. */
  siteDir: string;
  /** Path of its configuration. */
  siteConfigPath: string;
  /** Name of the site, and so of a provider who has none. */
  title: string;
}

/**
 * Checks the options of the preset, and completes them.
 *
 * @param options - as the site wrote them
 * @param owner - the site
 * @returns all options; what the site left out has its default
 * @throws InputError that names each wrong option, what was found and what is wanted
 */
export function readOptions(
  options: Options | undefined,
  {siteDir, siteConfigPath, title}: OptionsOwner,
): PresetOptions {
  const {error, value} = schema.validate(options ?? {}, {abortEarly: false, convert: false, errors: {label: false}});
  if (error) {
    const file = path.relative(siteDir, siteConfigPath);
    throw new InputError(error.details.map((detail) => ({file, message: `@paydocs/preset: ${describe(detail)}`})));
  }
  const checked = value as PresetOptions;
  requireGlossary(checked.guides, {siteDir, siteConfigPath});
  const brandFile = checked.brandFile ?? path.relative(siteDir, siteConfigPath);
  const source = path.join(siteDir, brandFile);
  const brand = validateBrand(
    completeBrand(checked.brand, withoutDocs(title)),
    fs.existsSync(source) ? fs.readFileSync(source, 'utf8') : '',
    brandFile,
  );
  const cards = (checked.cards as Options['cards']) === true ? {fonts: []} : checked.cards;
  return {...checked, brand, cards};
}

function requireGlossary(
  {path: folder, glossary}: PresetOptions['guides'],
  {siteDir, siteConfigPath}: Pick<OptionsOwner, 'siteDir' | 'siteConfigPath'>,
): void {
  if (glossary === undefined || fs.existsSync(path.join(siteDir, folder, glossary))) return;
  const message = `@paydocs/preset: guides.glossary is "${glossary}", but there's no ${path.posix.join(folder, glossary)}. Write the path of the page in ${folder}/, or delete the option.`;
  throw new InputError([{file: path.relative(siteDir, siteConfigPath), message}]);
}

type Detail = NonNullable<ReturnType<typeof schema.validate>['error']>['details'][number];

function describe({path: field, message, type, context}: Detail): string {
  const name = field.join('.') || 'the options';
  const found = context?.value === undefined ? '' : ` (found ${JSON.stringify(context.value)})`;
  return type === 'object.unknown'
    ? `${name} isn't an option. ${cureOf(field.map(String))}`
    : `${name} ${message}${found}.`;
}

/** Which option is meant, of those at the same place. */
function cureOf(field: readonly string[]): string {
  const group = field.slice(0, -1);
  const known = [...(group.length > 0 ? schema.extract([...group]) : schema).$_terms.keys].map(
    ({key}: {key: string}) => key,
  );
  const nearest = mostLike(field.at(-1) ?? '', known);
  return nearest.changes <= 3 ? `Did you mean ${nearest.name}?` : `Valid options: ${known.join(', ')}.`;
}

/** `Acme Docs` → `Acme`. */
const withoutDocs = (title: string): string => title.replace(/\s+(?:docs|documentation)$/i, '');
