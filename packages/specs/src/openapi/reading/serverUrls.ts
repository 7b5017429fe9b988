import type {Diagnostic} from '@paydocs/core';
import {DATA_KEYS, NAME_MAP_KEYS, getLocation, type SourceFile, type PathStep} from './sources';

/** Base URL against which relative server URLs are resolved. */
const BASE_URL = 'https://api.example';

/**
 * Checks a file for servers whose URL is invalid with the default values of its variables.
 *
 * @param file - display path of the file
 * @param source - text and content of the file
 * @returns a diagnostic for each invalid URL
 */
export function checkServerUrls(file: string, source: SourceFile): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<object>();
  const visit = (node: unknown, steps: PathStep[], isNamed: boolean): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      const childSteps = [...steps, Array.isArray(node) ? Number(key) : key];
      if (!isNamed && key === 'servers' && Array.isArray(value)) {
        value.forEach((server: unknown, index) => {
          const url = getInvalidUrl(server);
          if (url === undefined) return;
          const message = `the server URL ${JSON.stringify(url)} isn't valid. Write a complete URL, such as "https://api.example.com/v1", or a path, such as "/v1".`;
          diagnostics.push({file, ...getLocation(source, [...childSteps, index, 'url']), message});
        });
      } else if (isNamed || !(DATA_KEYS.has(key) || key.startsWith('x-')))
        visit(value, childSteps, !isNamed && NAME_MAP_KEYS.has(key));
    }
  };
  visit(source.content, [], false);
  return diagnostics;
}

interface ServerEntry {
  url: string;
  variables?: Record<string, {default?: unknown} | null>;
}

/** Returns the URL of a server if it's invalid. Servers of a wrong type are left to the linter. */
function getInvalidUrl(server: unknown): string | undefined {
  const {url, variables} = (server ?? {}) as Partial<ServerEntry>;
  if (typeof url !== 'string') return undefined;
  const resolvedUrl = url.replace(/\{([^}]*)\}/g, (_, name: string) => String(variables?.[name]?.default ?? 'x'));
  return URL.canParse(resolvedUrl, BASE_URL) ? undefined : url;
}
