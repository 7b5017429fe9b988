import {getOwnString} from '../files/getOwnString';

const LABELS: Record<string, string> = {
  bash: 'Shell',
  console: 'Shell',
  curl: 'Shell',
  css: 'CSS',
  diff: 'Diff',
  gql: 'GraphQL',
  graphql: 'GraphQL',
  html: 'HTML',
  http: 'HTTP',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  jsonc: 'JSON',
  jsx: 'JSX',
  liquid: 'Liquid',
  php: 'PHP',
  py: 'Python',
  python: 'Python',
  sh: 'Shell',
  shell: 'Shell',
  ts: 'TypeScript',
  tsx: 'TSX',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
  yml: 'YAML',
};

/** Names of plain text. */
const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext']);

/**
 * Returns the display name of a language.
 *
 * @param language - name as written after the fence of a code block
 * @returns name that readers know; `undefined` for plain text
 */
export function getLanguageLabel(language: string): string | undefined {
  const name = language.toLowerCase();
  return PLAIN.has(name) ? undefined : (getOwnString(LABELS, name) ?? language);
}
