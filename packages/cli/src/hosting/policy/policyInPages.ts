import fs from 'node:fs';
import path from 'node:path';

/** Matches the element that declares a page's encoding. The policy doesn't apply to anything before it. */
const CHARSET_ELEMENT = /<meta charset="?[\w-]+"?\s*\/?>/i;
/** Matches directives that only work in a header (https://www.w3.org/TR/CSP3/#meta-element). */
const HEADER_ONLY_DIRECTIVE = /^(?:frame-ancestors|report-uri|sandbox)\b/;

/**
 * Writes the policy into each page as a `meta` element, for hosts that can't send headers.
 *
 * @param outDir - folder of the built site
 * @param policy - value of the `Content-Security-Policy` header
 * @throws Error if a page doesn't declare its encoding
 */
export function writePolicyIntoPages(outDir: string, policy: string): void {
  const directives = policy.split('; ').filter((directive) => !HEADER_ONLY_DIRECTIVE.test(directive));
  const tag = `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`;
  const pages = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const file = path.join(outDir, page);
    const html = fs.readFileSync(file, 'utf8');
    if (!CHARSET_ELEMENT.test(html))
      throw new Error(`${page} has no <meta charset>, which must precede its policy. Add it to the start of <head>.`);
    fs.writeFileSync(
      file,
      html.replace(CHARSET_ELEMENT, (charset) => charset + tag),
    );
  }
}
