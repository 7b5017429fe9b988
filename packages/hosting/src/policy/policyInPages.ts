import fs from 'node:fs';
import path from 'node:path';

/** Where a page says how it is encoded: nothing that a policy decides about stands before it. */
const CHARSET = /<meta charset="?[\w-]+"?\s*\/?>/i;
/** Directives that count in a header alone: https://www.w3.org/TR/CSP3/#meta-element */
const OF_HEADERS = /^(?:frame-ancestors|report-uri|sandbox)\b/;

/**
 * Writes the policy into each page, for hosts that can't send headers.
 *
 * @param outDir - folder of the built site
 * @param policy - value of the header `Content-Security-Policy`
 * @throws Error for a page that doesn't say its encoding
 */
export function writePolicyIntoPages(outDir: string, policy: string): void {
  const directives = policy.split('; ').filter((directive) => !OF_HEADERS.test(directive));
  const tag = `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`;
  const pages = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const file = path.join(outDir, page);
    const html = fs.readFileSync(file, 'utf8');
    if (!CHARSET.test(html)) throw new Error(`${page} has no <meta charset>, which must precede its policy.`);
    fs.writeFileSync(
      file,
      html.replace(CHARSET, (charset) => charset + tag),
    );
  }
}
