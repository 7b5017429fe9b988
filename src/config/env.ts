import {InputError, findClosestMatch} from '@paydocs/core';
import {parseBasePath, getHttpOrigin, parseSiteOrigin} from './urls';

/**
 * Settings from environment variables, which only this module reads. Each variable is optional. Other variables that
 * start with `DOCS_` are errors.
 *
 * | variable | setting |
 * | --- | --- |
 * | `DOCS_SITE_URL` | URL of the deployed site, instead of the brand's |
 * | `DOCS_BASE_URL` | base path of the deployed site, instead of the brand's |
 * | `DOCS_SEARCH_APP_ID`, `DOCS_SEARCH_API_KEY`, `DOCS_SEARCH_INDEX_NAME` | hosted search: all three or none |
 * | `DOCS_SEARCH_ASSISTANT_ID` | AI mode of the hosted search |
 * | `DOCS_SEARCH_ADMIN_KEY` | key with write access, only for `npm run search:upload`; no page contains it |
 * | `DOCS_TAG_MANAGER_ID` | tag-manager container |
 * | `DOCS_STRICT` | `false` for third-party specifications: style issues in them are warnings instead of errors |
 */
interface SiteEnv {
  siteUrl: string | undefined;
  baseUrl: string | undefined;
  search: {appId: string; apiKey: string; indexName: string; assistantId: string | undefined} | undefined;
  tagManagerId: string | undefined;
  /** True if style issues in a specification, such as a missing description, are errors rather than warnings. */
  strict: boolean;
}

type Variables = Record<string, string | undefined>;

const VARIABLES = [
  'DOCS_SITE_URL',
  'DOCS_BASE_URL',
  'DOCS_SEARCH_APP_ID',
  'DOCS_SEARCH_API_KEY',
  'DOCS_SEARCH_INDEX_NAME',
  'DOCS_SEARCH_ASSISTANT_ID',
  'DOCS_SEARCH_ADMIN_KEY',
  'DOCS_TAG_MANAGER_ID',
  'DOCS_STRICT',
] as const;

const SEARCH_VARIABLES = ['DOCS_SEARCH_APP_ID', 'DOCS_SEARCH_API_KEY', 'DOCS_SEARCH_INDEX_NAME'] as const;

/**
 * Reads the site's settings from environment variables.
 *
 * @param variables - environment variables by name; an empty one counts as absent
 * @returns the validated settings
 * @throws InputError if a variable is unknown or malformed, or if the group for hosted search is incomplete
 */
export function readEnv(variables: Variables): SiteEnv {
  const messages = checkUnknownVariables(variables);
  const read = (name: (typeof VARIABLES)[number]): string | undefined => variables[name]?.trim() || undefined;

  const [appId, apiKey, indexName] = SEARCH_VARIABLES.map(read);
  const assistantId = read('DOCS_SEARCH_ASSISTANT_ID');
  const present = SEARCH_VARIABLES.filter(read);
  const missing = SEARCH_VARIABLES.filter((name) => !read(name));
  if (present.length > 0 && missing.length > 0) {
    messages.push(
      `${present.join(' and ')} ${present.length === 1 ? 'is' : 'are'} set, but ${missing.join(' and ')} ` +
        `${missing.length === 1 ? 'is' : 'are'} missing. Set all three for hosted search, or none for the built-in search.`,
    );
  }
  if (assistantId && present.length === 0) {
    messages.push(
      `DOCS_SEARCH_ASSISTANT_ID is set, but ${SEARCH_VARIABLES.join(', ')} are missing. AI mode requires hosted search.`,
    );
  }

  if (appId !== undefined && !/^[A-Za-z0-9]+$/.test(appId)) {
    messages.push(
      `DOCS_SEARCH_APP_ID is "${appId}", but can contain only letters and digits, such as "AB12CD34EF". ` +
        "Copy the application ID from the service's dashboard.",
    );
  }
  const searchAdminKey = read('DOCS_SEARCH_ADMIN_KEY');
  // Keys aren't included in messages, because logs may be stored where others can read them.
  for (const [name, key] of Object.entries({DOCS_SEARCH_API_KEY: apiKey, DOCS_SEARCH_ADMIN_KEY: searchAdminKey})) {
    if (key !== undefined && !/^[A-Za-z0-9+/=_-]+$/.test(key)) {
      messages.push(
        `${name} can contain only letters, digits, "+", "/", "=", "_", and "-". ` +
          "Copy the key from the service's dashboard, without spaces or quotes.",
      );
    }
  }
  if (apiKey !== undefined && apiKey === searchAdminKey) {
    messages.push(
      'DOCS_SEARCH_API_KEY and DOCS_SEARCH_ADMIN_KEY have the same value, so every page would contain a key with write access. ' +
        'Set DOCS_SEARCH_API_KEY to a search-only key.',
    );
  }

  const siteValue = read('DOCS_SITE_URL');
  const siteUrl = siteValue && parseSiteOrigin(siteValue);
  if (siteValue !== undefined && siteUrl === undefined) {
    const origin = getHttpOrigin(siteValue) ?? 'https://docs.example.com';
    messages.push(
      `DOCS_SITE_URL is "${siteValue}", but must be "http://" or "https://" and a host, such as "${origin}". ` +
        'Put a path in DOCS_BASE_URL.',
    );
  }
  const baseValue = read('DOCS_BASE_URL');
  const baseUrl = baseValue && parseBasePath(baseValue);
  if (baseValue !== undefined && baseUrl === undefined) {
    messages.push(
      `DOCS_BASE_URL is "${baseValue}", but must be a path such as "/docs/" or "/docs/v2/". Its parts can contain only ` +
        "letters, digits, and . _ ~ -, and can't start with a dot. Put a host in DOCS_SITE_URL.",
    );
  }
  const tagManagerId = read('DOCS_TAG_MANAGER_ID');
  if (tagManagerId && !/^GTM-[A-Z0-9]+$/.test(tagManagerId)) {
    messages.push(`DOCS_TAG_MANAGER_ID is "${tagManagerId}", but must look like "GTM-ABC123".`);
  }
  const strict = read('DOCS_STRICT') ?? 'true';
  if (!/^(?:true|false)$/.test(strict)) {
    messages.push(`DOCS_STRICT is "${strict}", but must be "true" or "false".`);
  }

  if (messages.length > 0) {
    throw new InputError(messages.map((message) => ({file: 'environment', message})));
  }
  return {
    siteUrl,
    baseUrl,
    search: appId && apiKey && indexName ? {appId, apiKey, indexName, assistantId} : undefined,
    tagManagerId,
    strict: strict === 'true',
  };
}

/**
 * Returns messages about unknown variables with our prefix, and about names that differ from ours by at most two
 * letters.
 */
function checkUnknownVariables(variables: Variables): string[] {
  return Object.keys(variables)
    .filter((name) => variables[name]?.trim() && !(VARIABLES as readonly string[]).includes(name))
    .flatMap((name) => {
      const upper = name.toUpperCase();
      const [shortened, ...others] = VARIABLES.filter((known) => known.startsWith(upper));
      const closest = findClosestMatch(upper, VARIABLES);
      const suggestion = others.length === 0 && shortened ? shortened : closest.changes <= 4 ? closest.name : undefined;
      const hint = `${suggestion ? `Did you mean ${suggestion}? ` : ''}Rename or unset it. Valid variables: ${VARIABLES.join(', ')}.`;
      return upper.startsWith('DOCS_') || closest.changes <= 2
        ? [`${name} is set, but it isn't a known variable, so it has no effect. ${hint}`]
        : [];
    });
}

/** The settings of this process, read when the module loads. */
export const env: SiteEnv = readEnv(process.env);
