import {ownText} from '../files/ownText';

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

/** Names for text in no language. */
const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext']);

/**
 * @param language - as written after the fence of a code block
 * @returns the name that readers know it by; undefined for plain text
 */
export function languageLabel(language: string): string | undefined {
  const name = language.toLowerCase();
  return PLAIN.has(name) ? undefined : (ownText(LABELS, name) ?? language);
}
