import {findOperations, HOLE} from '../rest/api';
import {checkRequestsInText, isOurs} from '../checks/http';
import type {Context} from '../checks/context';
import {parseJson} from '../json/parse';
import type {Value} from '../json/value';
import {didYouMean} from '@paydocs/core/nearest';
import {resolveChain, type Names} from './names';

/** What inline code is. */
export interface Verdict {
  /** In a specification; in the list of other names; nothing that a specification could have. */
  kind: 'bound' | 'listed' | 'free';
  targets: string[];
  /** Each thing that it may be, where `targets` says that there are several. */
  all?: string[];
  problem?: string;
}

/** What explains names beside the specifications. */
export interface Explanations {
  /** Names of the list. */
  listed: ReadonlyMap<string, number>;
  /** Names that programs of the page make. */
  declared: ReadonlySet<string>;
  /** Prefix of the provider's environment variables. */
  constant: string;
  /** Tells that a name of the list is used. */
  onListed(name: string): void;
}

const free: Verdict = {kind: 'free', targets: []};
const FILE =
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
/** Ids, keys and other made-up values with a prefix. */
const ID = /^[a-z]{2,8}_(?=[A-Za-z]*\d)[A-Za-z0-9]{8,}$|^(?:[a-z]+_)+$/;

/**
 * @param context - the specifications
 * @param names - their names
 * @param code - inline code of a guide
 * @param explanations - what else explains it
 * @returns what it is, and what is wrong with it
 */
export function checkInline(context: Context, names: Names, code: string, explanations: Explanations): Verdict {
  const text = code.trim();
  if (explanations.listed.has(text)) {
    explanations.onListed(text);
    return {kind: 'listed', targets: []};
  }
  if (text === '' || text === context.headerPrefix || text.startsWith(`${context.headerPrefix}.`)) return free;
  if (text.includes('…') || LITERALS.has(text) || METHODS.has(text) || ID.test(text)) return free;
  if (/^(?:GET|POST|PUT|PATCH|DELETE|HEAD)\s+\//.test(text)) return request(context, text);
  if (/^\/[\w{}/.-]*$/.test(text)) return path(context, text);
  if (/^[[{].*[\]}]$/s.test(text) && /["[{]/.test(text)) return json(context, names, text, explanations);
  const [, field, value] = /^"?([A-Za-z_][\w.]*)"?\s*[:=]\s*"?([\w.-]+)"?$/.exec(text) ?? [];
  if (field !== undefined && value !== undefined && !field.startsWith(explanations.constant)) {
    return both(
      checkInline(context, names, field, explanations),
      /^[A-Z][A-Z_]+$/.test(value) ? checkInline(context, names, value, explanations) : free,
    );
  }
  const [, header] = /^([A-Za-z]+(?:-[A-Za-z]+)+)(?::\s.*)?$/s.exec(text) ?? [];
  if (header !== undefined) return headerName(context, names, header);
  if (/\s/.test(text)) {
    const words = text.split(/\s+/);
    // Two names side by side, such as a field and its value.
    const [first = '', second = ''] = words;
    if (words.length !== 2 || !names.all.has(first)) return free;
    if (names.all.has(second) || /^[A-Z]{3,}(?:_[A-Z]+)*$/.test(second))
      return both(identifier(names, first, explanations), identifier(names, second, explanations));
    return free;
  }
  if (/^\d{3}$/.test(text)) return status(names, text);
  if (FILE.test(text) && !names.all.has(text)) return free;
  if (/^@?[A-Za-z_$][\w$]*(?:-[A-Z]\w*)?$/.test(text)) return identifier(names, text, explanations);
  if (/^[A-Za-z_$][\w$]*(?:\[\])?(?:\.[A-Za-z_$][\w$]*(?:\[\])?)+$/.test(text))
    return chain(context, names, text.replaceAll('[]', ''), explanations);
  return free;
}

function both(one: Verdict, other: Verdict): Verdict {
  const problem = one.problem ?? other.problem;
  return {
    kind: one.kind === 'bound' || other.kind === 'bound' ? 'bound' : one.kind,
    targets: [...one.targets, ...other.targets],
    all: [...(one.all ?? one.targets), ...(other.all ?? other.targets)],
    ...(problem !== undefined && {problem}),
  };
}

function request(context: Context, text: string): Verdict {
  const {problems, uses} = checkRequestsInText(context, text, 1);
  const [problem] = problems;
  if (problem) return {kind: 'bound', targets: [], problem: problem.message};
  return uses.length > 0 ? {kind: 'bound', targets: uses.map(({target}) => target)} : free;
}

function path(context: Context, text: string): Verdict {
  const version = context.rest.servers
    .map((server) => new URL(server).pathname)
    .find((each) => each !== '/' && (text === each || text.startsWith(`${each}/`)));
  if (version !== undefined && text.replace(/\/$/, '') === version) return {kind: 'bound', targets: []};
  const own = version === undefined ? text : text.slice(version.length);
  if (!isOurs(context, own) || own === '/') return free;
  // Addresses of pages end in a slash.
  if (text.endsWith('/') && text.length > 1) return free;
  const {operations, message} = findOperations(context.rest, undefined, own.replaceAll('…', HOLE));
  if (message !== undefined) return {kind: 'bound', targets: [], problem: message};
  return {kind: 'bound', targets: operations.map((operation) => operation.path)};
}

/** Names and values in a piece of JSON. */
function json(context: Context, names: Names, text: string, explanations: Explanations): Verdict {
  const {value} = parseJson(text, 1);
  if (!value) return free;
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
  return found.map((name) => checkInline(context, names, name, explanations)).reduce(both, free);
}

function headerName(context: Context, names: Names, header: string): Verdict {
  const same = [...names.headers].find((each) => each.toLowerCase() === header.toLowerCase());
  if (same !== undefined) return {kind: 'bound', targets: [`#${same}`]};
  if (names.types.has(header)) return {kind: 'bound', targets: [header]};
  if (HTTP_HEADERS.has(header) || !/^[A-Z]/.test(header)) return free;
  const known = [...names.headers, ...[...names.types].filter((type) => type.includes('-')), ...HTTP_HEADERS];
  const hint = didYouMean(header, known);
  if (hint === '' && !header.startsWith(context.headerPrefix)) return free;
  return {kind: 'bound', targets: [], problem: `the APIs have no header or schema "${header}".${hint}`};
}

function status(names: Names, text: string): Verdict {
  if (!/^[45]/.test(text)) return names.statuses.has(text) ? {kind: 'bound', targets: [text]} : free;
  if (names.statuses.has(text)) return {kind: 'bound', targets: [text]};
  return {
    kind: 'bound',
    targets: [],
    problem: `no operation returns ${text}. Valid statuses: ${[...names.statuses].sort().join(', ')}.`,
  };
}

function identifier(names: Names, text: string, {declared, constant}: Explanations): Verdict {
  if (names.all.has(text)) return {kind: 'bound', targets: targetsOf(names, text)};
  if (declared.has(text) || text.startsWith('$') || text.startsWith(`${constant}_`) || text === '_') return free;
  const isValue = /^[A-Z][A-Z0-9_]*$/.test(text);
  if (isStandardCode(text)) return free;
  const known = isValue ? names.values.keys() : names.all;
  const what = isValue ? 'a value' : 'a name';
  return {
    kind: 'bound',
    targets: [],
    problem: `"${text}" isn't ${what} in the REST API or the GraphQL API.${didYouMean(text, known, LISTING)}`,
  };
}

const regions = new Intl.DisplayNames('en', {type: 'region', fallback: 'none'});
const currencies = new Set(Intl.supportedValuesOf('currency'));

/** @returns whether the text is the code of a country (ISO 3166-1) or a currency (ISO 4217) */
const isStandardCode = (text: string): boolean =>
  (/^[A-Z]{2}$/.test(text) && regions.of(text) !== undefined) || currencies.has(text);

/** How to say that a name belongs to something else. */
const LISTING = 'If it comes from another system, add it to docs/_names.yaml.';

function targetsOf(names: Names, text: string): string[] {
  const fields = names.restFields.get(text)?.map(({name}) => name) ?? [];
  const graphql = names.graphqlFields.get(text)?.map(({name}) => `graphql:${name}.${text}`) ?? [];
  const precise = [...fields, ...graphql, ...(names.values.get(text) ?? [])];
  const isPrecise = new Set(precise).size === 1 && !names.operations.has(text) && !names.types.has(text);
  return isPrecise
    ? [precise[0] ?? text, `~${text}`]
    : [names.operations.has(text) || names.types.has(text) ? text : `~${text}`];
}

function chain(context: Context, names: Names, text: string, {declared, listed, onListed}: Explanations): Verdict {
  if (names.all.has(text)) return {kind: 'bound', targets: [text]};
  const parts = text.split('.');
  const [first = ''] = parts;
  const isEvent =
    [...names.events].some((event) => event.startsWith(`${first}.`)) &&
    parts.length === 2 &&
    /^[a-z_]+$/.test(parts[1] ?? '');
  const found = resolveChain(context, names, parts);
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
      problem: `there's no event or field "${text}".${didYouMean(text, names.events, LISTING)}`,
    };
  if (declared.has(first) && !names.restFields.has(first)) return free;
  if (/^(?:[a-z0-9-]+\.)+(?:example|com|org|net|dev|io|es)$/.test(text)) return free;
  const where =
    found.part === first ? 'the REST API or the GraphQL API' : parts.slice(0, parts.indexOf(found.part)).join('.');
  return {
    kind: 'bound',
    targets: [],
    problem: `"${found.part}" isn't a name in ${where}.${didYouMean(found.part, found.known, LISTING)}`,
  };
}
