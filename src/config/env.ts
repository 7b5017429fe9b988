import {InputError} from '../lib/inputError';

/**
 * The environment: the only place that reads it. Every variable is optional.
 *
 * | variable | what it sets |
 * | --- | --- |
 * | `DOCS_SITE_URL` | address of the deployed site, instead of the brand's |
 * | `DOCS_BASE_URL` | path below which the site is served, `/` by default |
 * | `DOCS_SEARCH_APP_ID`, `DOCS_SEARCH_API_KEY`, `DOCS_SEARCH_INDEX_NAME` | hosted search: all three or none |
 * | `DOCS_SEARCH_ASSISTANT_ID` | AI question mode of the hosted search |
 * | `DOCS_SEARCH_ADMIN_KEY` | key that may write, for `npm run search:upload` alone; it is in no page |
 * | `DOCS_TAG_MANAGER_ID` | tag-manager container |
 * | `DOCS_STRICT` | `false` for specifications of others: what is a matter of taste in them warns and doesn't stop |
 */
export interface SiteEnv {
  siteUrl: string | undefined;
  baseUrl: string;
  search: {appId: string; apiKey: string; indexName: string; assistantId: string | undefined} | undefined;
  /** May write to the hosted service. No page may have it. */
  searchAdminKey: string | undefined;
  tagManagerId: string | undefined;
  /** Whether a matter of taste, such as a missing description, stops the generation. Errors always do. */
  strict: boolean;
}

type Variables = Record<string, string | undefined>;

const SEARCH_VARIABLES = ['DOCS_SEARCH_APP_ID', 'DOCS_SEARCH_API_KEY', 'DOCS_SEARCH_INDEX_NAME'] as const;

/**
 * Reads the site's settings from environment variables.
 *
 * @param variables - the process's environment
 * @returns the settings; an empty variable counts as absent
 * @throws InputError that lists every half-set group and malformed value, with the cure
 */
export function readEnv(variables: Variables): SiteEnv {
  const problems: string[] = [];
  const read = (name: string): string | undefined => variables[name]?.trim() || undefined;

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
      `DOCS_SEARCH_ASSISTANT_ID is set, but ${SEARCH_VARIABLES.join(', ')} are missing. The AI mode needs hosted search.`,
    );
  }

  const siteUrl = read('DOCS_SITE_URL')?.replace(/\/+$/, '');
  if (siteUrl !== undefined && !isOrigin(siteUrl)) {
    problems.push(
      `DOCS_SITE_URL is "${siteUrl}", but must be a scheme and a host, such as "https://docs.example.com". ` +
        'A path belongs in DOCS_BASE_URL.',
    );
  }
  const baseUrl = read('DOCS_BASE_URL') ?? '/';
  if (!/^\/(?:[^\s?#]+\/)?$/.test(baseUrl)) {
    problems.push(`DOCS_BASE_URL is "${baseUrl}", but must start and end with a slash, such as "/docs/".`);
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
    searchAdminKey: read('DOCS_SEARCH_ADMIN_KEY'),
    tagManagerId,
    strict: strict === 'true',
  };
}

function isOrigin(url: string): boolean {
  try {
    return new URL(url).origin === url;
  } catch {
    return false;
  }
}

/** The settings of this process, read once. */
export const env: SiteEnv = readEnv(process.env);
