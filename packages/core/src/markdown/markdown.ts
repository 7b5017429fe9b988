import {highlight} from '../highlight/highlight';
import {toSafeHtml} from './html';

/** Rendering of headings in a description: as bold paragraphs, or as headings from level 2. */
export type HeadingMode = 'bold' | 'keep';

/** Function that renders a description as HTML; the result is `undefined` for an empty description. */
export type MarkdownRenderer = (markdown: string | undefined, headings?: HeadingMode) => string | undefined;

/**
 * Creates a renderer of descriptions.
 *
 * @param toSiteHref - rewrites the URL of each link, for example to add the site's base path
 * @returns renderer of safe HTML, see {@link toSafeHtml}
 */
export function createMarkdownRenderer(toSiteHref: (href: string) => string = (href) => href): MarkdownRenderer {
  const cache = new Map<string, string>();
  return (markdown, headings = 'bold') => {
    if (!markdown?.trim()) return undefined;
    const key = `${headings} ${markdown}`;
    let html = cache.get(key);
    if (html === undefined) {
      html = render(markdown, headings, toSiteHref);
      cache.set(key, html);
    }
    return html;
  };
}

/**
 * Converts a description to plain text.
 *
 * @param markdown - description
 * @returns text without markup, on one line
 */
export function toPlainText(markdown: string | undefined): string {
  if (!markdown) return '';
  // Block elements separate words; inline elements don't.
  return unescapeHtml(
    toSafeHtml(markdown)
      .replace(/<(?:br|\/?(?:p|div|li|td|th|h[1-6]))\b[^>]*>/g, ' ')
      .replace(/<[^>]+>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Shortens a description.
 *
 * @param markdown - description
 * @param maxLength - maximum number of characters
 * @returns plain text that ends after a sentence if this keeps enough of it, or else after a word
 */
export function toSummary(markdown: string | undefined, maxLength = 160): string {
  const text = toPlainText(markdown);
  if (text.length <= maxLength) return text;
  const head = text.slice(0, maxLength + 1);
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => head.lastIndexOf(end)));
  if (sentence >= maxLength / 3) return head.slice(0, sentence + 1);
  const word = head.lastIndexOf(' ', maxLength - 1);
  return `${head.slice(0, word > 0 ? word : maxLength - 1).replace(/[\s,;:–-]+$/, '')}…`;
}

/** Returns the first sentence of the first paragraph as plain text. */
export function getFirstSentence(markdown: string | undefined): string {
  const text = toPlainText(markdown?.trim().split(/\n\s*\n/)[0]);
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** Removes the `p` tags around a single paragraph, for use within a line. Returns all other HTML unchanged. */
export function toInlineHtml(html: string | undefined): string | undefined {
  return html?.replace(/^<p>([\s\S]*)<\/p>$/, (match, text: string) => (text.includes('<p>') ? match : text));
}

/** Escapes `&`, `<`, `>`, and `"` as HTML entities. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Decodes the HTML entities of `&`, `<`, `>`, and `"`. */
export function unescapeHtml(html: string): string {
  return html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

function render(markdown: string, headings: HeadingMode, toSiteHref: (href: string) => string): string {
  return (
    toSafeHtml(markdown)
      .replace(/<a href="([^"]*)"/g, (_, href: string) => `<a href="${escapeHtml(toSiteHref(unescapeHtml(href)))}"`)
      .replace(
        /<pre><code(?: class="language-([^"]*)")?>([\s\S]*?)<\/code><\/pre>/g,
        (_, language: string | undefined, code: string) =>
          `<pre><code>${highlight(unescapeHtml(code).replace(/\n$/, ''), language ?? 'text')}</code></pre>`,
      )
      // The page's own headings are its sections: a `#` heading in a description must not rank above them.
      .replace(/<(\/?)h([1-6])>/g, (_, close: string, level: string) => {
        if (headings === 'bold') return close ? '</strong></p>' : '<p><strong>';
        return `<${close}h${Math.max(Number(level), 2)}>`;
      })
      .trim()
  );
}
