import {InputError} from '@paydocs/core/inputError';
import {mostLike} from '@paydocs/core/mostLike';
import {basePath, originOf, siteOrigin} from './addresses';

/**
 * The environment: the only place that reads it. Every variable is optional, and none but these starts with `DOCS_`.
 *
 * | variable | what it sets |
 * | --- | --- |
 * | `DOCS_SITE_URL` | address of the deployed site, instead of the brand's |
 * | `DOCS_BASE_URL` | path below which the site is served, instead of the brand's |
 * | `DOCS_SEARCH_APP_ID`, `DOCS_SEARCH_API_KEY`, `DOCS_SEARCH_INDEX_NAME` | hosted search: all three or none |
 * | `DOCS_SEARCH_ASSISTANT_ID` | AI question mode of the hosted search |
 * | `DOCS_SEARCH_ADMIN_KEY` | key that may write, for `npm run search:upload` alone; it is in no page |
 * | `DOCS_TAG_MANAGER_ID` | tag-manager container |
 * | `DOCS_STRICT` | `false` for specifications of others: what is a matter of taste in them warns and doesn't stop |
 */
export interface SiteEnv {
  siteUrl: string | undefined;
  baseUrl: string | undefined;
  search: {appId: string; apiKey: string; indexName: string; assistantId: string | undefined} | undefined;
  tagManagerId: string | undefined;
  /** Whether a matter of taste, such as a missing description, stops the generation. Errors always do. */
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
 * @param variables - the process's environment
 * @returns the settings; an empty variable counts as absent
 * @throws InputError that lists every unknown name, half-set group and malformed value, with the cure
 */
export function readEnv(variables: Variables): SiteEnv {
  const problems = unknownVariables(variables);
  const read = (name: (typeof VARIABLES)[number]): string | undefined => variables[name]?.trim() || undefined;

  const [appId, apiKey, indexName] = SEARCH_VARIABLES.map(read);
  const assistantId = read('DOCS_SEARCH_ASSISTANT_ID');
  const set = SEARCH_VARIABLES.filter(read);
  const missing = SEARCH_VARIABLES.filter((name) => !read(name));
  if (set.length > 0 && missing.length > 0) {
    problems.push(
      `${set.join(' and ')} ${set.length === 1 ? 'is' : 'are'} set, but ${missing.join(' and ')} ` +
        `${missing.length === 1 ? 'is' : 'are'} missing. Set all three for hosted search, or none for the built-in search.`,
    );
  }
  if (assistantId && set.length === 0) {
    problems.push(
      `DOCS_SEARCH_ASSISTANT_ID is set, but ${SEARCH_VARIABLES.join(', ')} are missing. AI mode requires hosted search.`,
    );
  }

  if (appId !== undefined && !/^[A-Za-z0-9]+$/.test(appId)) {
    problems.push(
      `DOCS_SEARCH_APP_ID is "${appId}", but can contain only letters and digits, such as "AB12CD34EF". ` +
        "Copy the application ID from the service's dashboard.",
    );
  }
  const searchAdminKey = read('DOCS_SEARCH_ADMIN_KEY');
  // Keys are not repeated: what is printed may be kept where others read it.
  for (const [name, key] of Object.entries({DOCS_SEARCH_API_KEY: apiKey, DOCS_SEARCH_ADMIN_KEY: searchAdminKey})) {
    if (key !== undefined && !/^[A-Za-z0-9+/=_-]+$/.test(key)) {
      problems.push(
        `${name} can contain only letters, digits, "+", "/", "=", "_", and "-". ` +
          "Copy the key from the service's dashboard, without spaces or quotes.",
      );
    }
  }
  if (apiKey !== undefined && apiKey === searchAdminKey) {
    problems.push(
      'DOCS_SEARCH_API_KEY and DOCS_SEARCH_ADMIN_KEY have the same value, so every page would contain a key with write access. ' +
        'Set DOCS_SEARCH_API_KEY to a search-only key.',
    );
  }

  const writtenSite = read('DOCS_SITE_URL');
  const siteUrl = writtenSite && siteOrigin(writtenSite);
  if (writtenSite !== undefined && siteUrl === undefined) {
    const origin = originOf(writtenSite) ?? 'https://docs.example.com';
    problems.push(
      `DOCS_SITE_URL is "${writtenSite}", but must be "http://" or "https://" and a host, such as "${origin}". ` +
        'Put a path in DOCS_BASE_URL.',
    );
  }
  const writtenBase = read('DOCS_BASE_URL');
  const baseUrl = writtenBase && basePath(writtenBase);
  if (writtenBase !== undefined && baseUrl === undefined) {
    problems.push(
      `DOCS_BASE_URL is "${writtenBase}", but must be a path such as "/docs/" or "/docs/v2/". Its parts can contain only ` +
        "letters, digits, and . _ ~ -, and can't start with a dot. Put a host in DOCS_SITE_URL.",
    );
  }
  const tagManagerId = read('DOCS_TAG_MANAGER_ID');
  if (tagManagerId && !/^GTM-[A-Z0-9]+$/.test(tagManagerId)) {
    problems.push(`DOCS_TAG_MANAGER_ID is "${tagManagerId}", but must look like "GTM-ABC123".`);
  }
  const strict = read('DOCS_STRICT') ?? 'true';
  if (!/^(?:true|false)$/.test(strict)) {
    problems.push(`DOCS_STRICT is "${strict}", but must be "true" or "false".`);
  }

  if (problems.length > 0) {
    throw new InputError(problems.map((message) => ({file: 'environment', message})));
  }
  return {
    siteUrl,
    baseUrl,
    search: appId && apiKey && indexName ? {appId, apiKey, indexName, assistantId} : undefined,
    tagManagerId,
    strict: strict === 'true',
  };
}

/** Names that nothing reads: what starts like ours, and what is one of ours but for a letter or two. */
function unknownVariables(variables: Variables): string[] {
  return Object.keys(variables)
    .filter((name) => variables[name]?.trim() && !(VARIABLES as readonly string[]).includes(name))
    .flatMap((name) => {
      const upper = name.toUpperCase();
      const [shortened, ...others] = VARIABLES.filter((known) => known.startsWith(upper));
      const nearest = mostLike(upper, VARIABLES);
      const meant = others.length === 0 && shortened ? shortened : nearest.changes <= 4 ? nearest.name : undefined;
      const cure = `${meant ? `Did you mean ${meant}? ` : ''}Rename or unset it. Valid variables: ${VARIABLES.join(', ')}.`;
      return upper.startsWith('DOCS_') || nearest.changes <= 2
        ? [`${name} is set, but it isn't a known variable, so it has no effect. ${cure}`]
        : [];
    });
}

/** The settings of this process, read once. */
export const env: SiteEnv = readEnv(process.env);
