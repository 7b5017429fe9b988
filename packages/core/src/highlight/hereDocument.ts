import {highlight} from './highlight';

/**
 * @param code - a program; if it is a shell command that ends in JSON (`<<'BODY'`), this has JSON's colors
 * @param language - its name for the highlighter
 * @returns the inside of a `code` element
 */
export function colouredHereDocument(code: string, language: string): string {
  const here = language === 'bash' ? /^([\s\S]*<<'(\w+)'\n)(\{[\s\S]*)(\n\2)$/.exec(code) : null;
  if (!here) return highlight(code, language);
  const [, command = '', , body = '', end = ''] = here;
  return `${highlight(command, language)}${highlight(body, 'json')}<span class="hl-string">${end}</span>`;
}
