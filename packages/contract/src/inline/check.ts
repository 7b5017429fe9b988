import {findOperations, VALUE_PLACEHOLDER} from '../rest/api';
import {checkRequestsInText, isApiPath} from '../checks/http';
import type {CheckContext} from '../checks/context';
import {parseJson} from '../json/parse';
import type {Value} from '../json/value';
import {formatSuggestion} from '@paydocs/core';
import {resolveNamePath, type SpecNames} from './names';

/** Result of checking inline code. */
interface InlineResult {
  /**
   * `bound` if it belongs to a specification, `listed` if it's in the list of other names, `free` if it can't be a name
   * of an API.
   */
  kind: 'bound' | 'listed' | 'free';
  targets: string[];
  /** All possible targets, if `targets` is ambiguous. */
  all?: string[];
  message?: string;
}

/** Names that aren't in the specifications, for the check of inline code. */
interface NonSpecNames {
  /** Names in the list of other names, with their line numbers. */
  listed: ReadonlyMap<string, number>;
  /** Names that the page's programs declare. */
  declared: ReadonlySet<string>;
  /** Prefix of the provider's environment variables. */
  envPrefix: string;
  /** Called when a name in the list is used. */
  onListed(name: string): void;
}

const UNBOUND_RESULT: InlineResult = {kind: 'free', targets: []};
const FILE_NAME =
  /^[\w.@/[\]-]*\.(?:m?jsx?|cjs|tsx?|py|php|html?|json|ya?ml|env|md|sh|css|liquid|vue|pem|txt|xml|graphql|csv|svg|png|zip|pdf|phtml|twig|tpl|toml|lock|conf)$/i;
const LITERALS = new Set(['true', 'false', 'null', 'undefined', 'None', 'True', 'False', 'NULL']);
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);
const HTTP_HEADERS = new Set([
  'Authorization',
  'Content-Type',
  'Accept',
  'Content-Length',
  'Cache-Control',
  'Content-Security-Policy',
  'Permissions-Policy',
  'Location',
  'Origin',
  'Host',
  'Cookie',
  'Set-Cookie',
  'Referer',
  'User-Agent',
]);
/** Matches IDs, keys, and other made-up values with a prefix. */
const ID = /^[a-z]{2,8}_(?=[A-Za-z]*\d)[A-Za-z0-9]{8,}$|^(?:[a-z]+_)+$/;

/**
 * Checks whether inline code matches the names, paths, and values of the APIs.
 *
 * @param context - the specifications
 * @param names - names in the specifications
 * @param code - inline code in a guide
 * @param otherNames - names that aren't in the specifications
 * @returns kind and targets of the code, and a message if it's wrong
 */
export function checkInlineCode(
  context: CheckContext,
  names: SpecNames,
  code: string,
  otherNames: NonSpecNames,
): InlineResult {
  const text = code.trim();
  if (otherNames.listed.has(text)) {
    otherNames.onListed(text);
    return {kind: 'listed', targets: []};
  }
  if (text === '' || text === context.headerPrefix || text.startsWith(`${context.headerPrefix}.`))
    return UNBOUND_RESULT;
  if (text.includes('…') || LITERALS.has(text) || METHODS.has(text) || ID.test(text)) return UNBOUND_RESULT;
  if (/^(?:GET|POST|PUT|PATCH|DELETE|HEAD)\s+\//.test(text)) return checkRequestLine(context, text);
  if (/^\/[\w{}/.-]*$/.test(text)) return checkUrlPath(context, text);
  if (/^[[{].*[\]}]$/s.test(text) && /["[{]/.test(text)) return checkJson(context, names, text, otherNames);
  const [, field, value] = /^"?([A-Za-z_][\w.]*)"?\s*[:=]\s*"?([\w.-]+)"?$/.exec(text) ?? [];
  if (field !== undefined && value !== undefined && !field.startsWith(otherNames.envPrefix)) {
    return mergeInlineResults(
      checkInlineCode(context, names, field, otherNames),
      /^[A-Z][A-Z_]+$/.test(value) ? checkInlineCode(context, names, value, otherNames) : UNBOUND_RESULT,
    );
  }
  const [, header] = /^([A-Za-z]+(?:-[A-Za-z]+)+)(?::\s.*)?$/s.exec(text) ?? [];
  if (header !== undefined) return checkHeaderName(context, names, header);
  if (/\s/.test(text)) {
    const words = text.split(/\s+/);
    // The code may consist of two names, such as a field and its value.
    const [first = '', second = ''] = words;
    if (words.length !== 2 || !names.all.has(first)) return UNBOUND_RESULT;
    if (names.all.has(second) || /^[A-Z]{3,}(?:_[A-Z]+)*$/.test(second))
      return mergeInlineResults(checkIdentifier(names, first, otherNames), checkIdentifier(names, second, otherNames));
    return UNBOUND_RESULT;
  }
  if (/^\d{3}$/.test(text)) return checkStatus(names, text);
  if (FILE_NAME.test(text) && !names.all.has(text)) return UNBOUND_RESULT;
  if (/^@?[A-Za-z_$][\w$]*(?:-[A-Z]\w*)?$/.test(text)) return checkIdentifier(names, text, otherNames);
  if (/^[A-Za-z_$][\w$]*(?:\[\])?(?:\.[A-Za-z_$][\w$]*(?:\[\])?)+$/.test(text))
    return checkQualifiedName(context, names, text.replaceAll('[]', ''), otherNames);
  return UNBOUND_RESULT;
}

function mergeInlineResults(first: InlineResult, second: InlineResult): InlineResult {
  const firstMessage = first.message ?? second.message;
  return {
    kind: first.kind === 'bound' || second.kind === 'bound' ? 'bound' : first.kind,
    targets: [...first.targets, ...second.targets],
    all: [...(first.all ?? first.targets), ...(second.all ?? second.targets)],
    ...(firstMessage !== undefined && {message: firstMessage}),
  };
}

function checkRequestLine(context: CheckContext, text: string): InlineResult {
  const {diagnostics, uses} = checkRequestsInText(context, text, 1);
  const [diagnostic] = diagnostics;
  if (diagnostic) return {kind: 'bound', targets: [], message: diagnostic.message};
  return uses.length > 0 ? {kind: 'bound', targets: uses.map(({target}) => target)} : UNBOUND_RESULT;
}

function checkUrlPath(context: CheckContext, text: string): InlineResult {
  const version = context.rest.servers
    .map((server) => new URL(server).pathname)
    .find((each) => each !== '/' && (text === each || text.startsWith(`${each}/`)));
  if (version !== undefined && text.replace(/\/$/, '') === version) return {kind: 'bound', targets: []};
  const apiPath = version === undefined ? text : text.slice(version.length);
  if (!isApiPath(context, apiPath) || apiPath === '/') return UNBOUND_RESULT;
  // URLs of pages end in a slash.
  if (text.endsWith('/') && text.length > 1) return UNBOUND_RESULT;
  const {operations, message} = findOperations(context.rest, undefined, apiPath.replaceAll('…', VALUE_PLACEHOLDER));
  if (message !== undefined) return {kind: 'bound', targets: [], message};
  return {kind: 'bound', targets: operations.map((operation) => operation.path)};
}

/** Checks the names and values in a JSON snippet. */
function checkJson(context: CheckContext, names: SpecNames, text: string, otherNames: NonSpecNames): InlineResult {
  const {value} = parseJson(text, 1);
  if (!value) return UNBOUND_RESULT;
  const found: string[] = [];
  const collect = (current: Value): void => {
    if (current.kind === 'object') {
      for (const entry of current.entries) {
        found.push(entry.name);
        collect(entry.value);
      }
    } else if (current.kind === 'list') current.items.forEach(collect);
    else if (current.kind === 'plain' && typeof current.value === 'string' && /^[A-Z][A-Z_]{2,}$/.test(current.value))
      found.push(current.value);
  };
  collect(value);
  return found
    .map((name) => checkInlineCode(context, names, name, otherNames))
    .reduce(mergeInlineResults, UNBOUND_RESULT);
}

function checkHeaderName(context: CheckContext, names: SpecNames, header: string): InlineResult {
  const knownHeader = [...names.headers].find((each) => each.toLowerCase() === header.toLowerCase());
  if (knownHeader !== undefined) return {kind: 'bound', targets: [`#${knownHeader}`]};
  if (names.types.has(header)) return {kind: 'bound', targets: [header]};
  if (HTTP_HEADERS.has(header) || !/^[A-Z]/.test(header)) return UNBOUND_RESULT;
  const known = [...names.headers, ...[...names.types].filter((type) => type.includes('-')), ...HTTP_HEADERS];
  const hint = formatSuggestion(header, known);
  if (hint === '' && !header.startsWith(context.headerPrefix)) return UNBOUND_RESULT;
  return {kind: 'bound', targets: [], message: `the APIs have no header or schema "${header}".${hint}`};
}

function checkStatus(names: SpecNames, text: string): InlineResult {
  if (!/^[45]/.test(text)) return names.statuses.has(text) ? {kind: 'bound', targets: [text]} : UNBOUND_RESULT;
  if (names.statuses.has(text)) return {kind: 'bound', targets: [text]};
  return {
    kind: 'bound',
    targets: [],
    message: `no operation returns ${text}. Valid statuses: ${[...names.statuses].sort().join(', ')}.`,
  };
}

function checkIdentifier(names: SpecNames, text: string, {declared, envPrefix}: NonSpecNames): InlineResult {
  if (names.all.has(text)) return {kind: 'bound', targets: getTargets(names, text)};
  if (declared.has(text) || text.startsWith('$') || text.startsWith(`${envPrefix}_`) || text === '_')
    return UNBOUND_RESULT;
  const isValue = /^[A-Z][A-Z0-9_]*$/.test(text);
  if (isCountryOrCurrencyCode(text)) return UNBOUND_RESULT;
  const known = isValue ? names.values.keys() : names.all;
  const expectedKind = isValue ? 'a value' : 'a name';
  return {
    kind: 'bound',
    targets: [],
    message: `"${text}" isn't ${expectedKind} in the REST API or the GraphQL API.${formatSuggestion(text, known, LISTING_HINT)}`,
  };
}

const REGIONS = new Intl.DisplayNames('en', {type: 'region', fallback: 'none'});
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** Checks whether a string is the code of a country (ISO 3166-1) or a currency (ISO 4217). */
const isCountryOrCurrencyCode = (text: string): boolean =>
  (/^[A-Z]{2}$/.test(text) && REGIONS.of(text) !== undefined) || CURRENCIES.has(text);

/** Hint for names that belong to another system. */
const LISTING_HINT = 'If it comes from another system, add it to docs/_names.yaml.';

function getTargets(names: SpecNames, text: string): string[] {
  const fields = names.restFields.get(text)?.map(({name}) => name) ?? [];
  const graphql = names.graphqlFields.get(text)?.map(({name}) => `graphql:${name}.${text}`) ?? [];
  const precise = [...fields, ...graphql, ...(names.values.get(text) ?? [])];
  const isPrecise = new Set(precise).size === 1 && !names.operations.has(text) && !names.types.has(text);
  return isPrecise
    ? [precise[0] ?? text, `~${text}`]
    : [names.operations.has(text) || names.types.has(text) ? text : `~${text}`];
}

function checkQualifiedName(
  context: CheckContext,
  names: SpecNames,
  text: string,
  {declared, listed, onListed}: NonSpecNames,
): InlineResult {
  if (names.all.has(text)) return {kind: 'bound', targets: [text]};
  const parts = text.split('.');
  const [first = ''] = parts;
  const isEvent =
    [...names.events].some((event) => event.startsWith(`${first}.`)) &&
    parts.length === 2 &&
    /^[a-z_]+$/.test(parts[1] ?? '');
  const found = resolveNamePath(context, names, parts);
  if ('targets' in found) return {kind: 'bound', ...found};
  if (listed.has(first)) {
    onListed(first);
    return {kind: 'listed', targets: []};
  }
  const [operation, part, detail] = parts;
  if (
    operation !== undefined &&
    context.rest.operations.has(operation) &&
    (part === 'request' || (part === 'response' && detail !== undefined))
  )
    return {kind: 'bound', targets: [operation]};
  if (isEvent)
    return {
      kind: 'bound',
      targets: [],
      message: `there's no event or field "${text}".${formatSuggestion(text, names.events, LISTING_HINT)}`,
    };
  if (declared.has(first) && !names.restFields.has(first)) return UNBOUND_RESULT;
  if (/^(?:[a-z0-9-]+\.)+(?:example|com|org|net|dev|io|es)$/.test(text)) return UNBOUND_RESULT;
  const owner =
    found.part === first ? 'the REST API or the GraphQL API' : parts.slice(0, parts.indexOf(found.part)).join('.');
  return {
    kind: 'bound',
    targets: [],
    message: `"${found.part}" isn't a name in ${owner}.${formatSuggestion(found.part, found.known, LISTING_HINT)}`,
  };
}
