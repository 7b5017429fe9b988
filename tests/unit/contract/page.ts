import {checkContract} from '../../../src/contract';
import type {Report} from '../../../src/contract/types';
import {specifications} from '../../contract/guides';

/** @returns what the contract says of a page whose first line is the text's first */
export async function check(text: string, file = 'docs/page.mdx'): Promise<Report> {
  return checkContract([{file, text, frontMatter: {}, lineOf: () => undefined}], specifications);
}

/** @returns the mistakes of a page, `line: message`, without those about the list of other names and the share of exemptions */
export async function mistakes(text: string): Promise<string[]> {
  const {problems} = await check(text);
  return problems
    .filter(({file, message}) => file === 'docs/page.mdx' && !/^\d+ of \d+ code blocks are exempt/.test(message))
    .map(({line, message}) => `${line}: ${message}`);
}

/** @returns a fenced block */
export function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\`\n`;
}
