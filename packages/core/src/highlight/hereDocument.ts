import {highlight} from './highlight';

/**
 * Highlights a program. If it's a shell command that ends in a JSON here-document (`<<'BODY'`), highlights that part as
 * JSON.
 *
 * @param code - source code
 * @param language - name of the language, as for {@link highlight}
 * @returns inner HTML of a `code` element
 */
export function highlightWithHereDocument(code: string, language: string): string {
  const match = language === 'bash' ? /^([\s\S]*<<'(\w+)'\n)(\{[\s\S]*)(\n\2)$/.exec(code) : null;
  if (!match) return highlight(code, language);
  const [, command = '', , body = '', end = ''] = match;
  return `${highlight(command, language)}${highlight(body, 'json')}<span class="hl-string">${end}</span>`;
}
