import type {InputProblem} from '@paydocs/core/inputError';
import {DATA, NAMES, placeOf, type SourceFile, type Step} from './sources';

/** URLs of servers may be relative. */
const BASE = 'https://api.example';

/**
 * Finds servers whose URL isn't one, with the default values of its variables.
 *
 * @param file - path for messages
 * @param source - a file of a description
 * @returns each such URL, with its line
 */
export function serverUrlProblems(file: string, source: SourceFile): InputProblem[] {
  const problems: InputProblem[] = [];
  const seen = new Set<object>();
  const visit = (node: unknown, steps: Step[], isNamed: boolean): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      const way = [...steps, Array.isArray(node) ? Number(key) : key];
      if (!isNamed && key === 'servers' && Array.isArray(value)) {
        value.forEach((server: unknown, index) => {
          const url = unusable(server);
          if (url === undefined) return;
          const message = `the server URL ${JSON.stringify(url)} isn't a URL. Write one such as "https://api.example.com/v1", or a path such as "/v1".`;
          problems.push({file, ...placeOf(source, [...way, index, 'url']), message});
        });
      } else if (isNamed || !(DATA.has(key) || key.startsWith('x-'))) visit(value, way, !isNamed && NAMES.has(key));
    }
  };
  visit(source.content, [], false);
  return problems;
}

interface WrittenServer {
  url: string;
  variables?: Record<string, {default?: unknown} | null>;
}

/** @returns the URL of a server if it isn't one; of what is no server at all, the linter tells */
function unusable(server: unknown): string | undefined {
  const {url, variables} = (server ?? {}) as Partial<WrittenServer>;
  if (typeof url !== 'string') return undefined;
  const filled = url.replace(/\{([^}]*)\}/g, (_, name: string) => String(variables?.[name]?.default ?? 'x'));
  return URL.canParse(filled, BASE) ? undefined : url;
}
