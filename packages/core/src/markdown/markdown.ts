import {highlight} from '../highlight/highlight';
import {toSafeHtml} from './html';

/** How headings inside of a description are shown. */
export type HeadingMode = 'bold' | 'keep';

/** Turns descriptions into HTML. */
export type MarkdownRenderer = (markdown: string | undefined, headings?: HeadingMode) => string | undefined;

/**
 * @param siteLink - changes the address of each link, for example to add the site's base path
 * @returns a renderer whose HTML is safe, see {@link toSafeHtml}
 */
export function markdownRenderer(siteLink: (href: string) => string = (href) => href): MarkdownRenderer {
  const known = new Map<string, string>();
  return (markdown, headings = 'bold') => {
    if (!markdown?.trim()) return undefined;
    const key = `${headings} ${markdown}`;
    let html = known.get(key);
    if (html === undefined) {
      html = render(markdown, headings, siteLink);
      known.set(key, html);
    }
    return html;
  };
}

/**
 * @param markdown - a description
 * @returns its words without markup, on one line
 */
export function plainText(markdown: string | undefined): string {
  if (!markdown) return '';
  // Words of two blocks stay apart; those around an element inside of a line don't.
  return unescapeHtml(
    toSafeHtml(markdown)
      .replace(/<(?:br|\/?(?:p|div|li|td|th|h[1-6]))\b[^>]*>/g, ' ')
      .replace(/<[^>]+>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * @param markdown - a description
 * @param limit - how many characters the result may have
 * @returns plain text cut after a sentence if a good part is kept so, else after a word
 */
export function summary(markdown: string | undefined, limit = 160): string {
  const text = plainText(markdown);
  if (text.length <= limit) return text;
  const head = text.slice(0, limit + 1);
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => head.lastIndexOf(end)));
  if (sentence >= limit / 3) return head.slice(0, sentence + 1);
  const word = head.lastIndexOf(' ', limit - 1);
  return `${head.slice(0, word > 0 ? word : limit - 1).replace(/[\s,;:–-]+$/, '')}…`;
}

/** @returns the first paragraph's first sentence, as plain text */
export function firstSentence(markdown: string | undefined): string {
  const text = plainText(markdown?.trim().split(/\n\s*\n/)[0]);
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** @returns the HTML of a single paragraph without its `p`, for a line of text */
export function inlineHtml(html: string | undefined): string | undefined {
  return html?.replace(/^<p>([\s\S]*)<\/p>$/, (whole, text: string) => (text.includes('<p>') ? whole : text));
}

/** @returns text whose `&`, `<`, `>` and `"` are HTML entities */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** @returns the text that HTML of a text stands for */
export function unescapeHtml(html: string): string {
  return html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

function render(markdown: string, headings: HeadingMode, siteLink: (href: string) => string): string {
  return (
    toSafeHtml(markdown)
      .replace(/<a href="([^"]*)"/g, (_, href: string) => `<a href="${escapeHtml(siteLink(unescapeHtml(href)))}"`)
      .replace(
        /<pre><code(?: class="language-([^"]*)")?>([\s\S]*?)<\/code><\/pre>/g,
        (_, language: string | undefined, code: string) =>
          `<pre><code>${highlight(unescapeHtml(code).replace(/\n$/, ''), language ?? 'text')}</code></pre>`,
      )
      // A page's own headings are its sections: `#` in a description must not stand above them.
      .replace(/<(\/?)h([1-6])>/g, (_, close: string, level: string) => {
        if (headings === 'bold') return close ? '</strong></p>' : '<p><strong>';
        return `<${close}h${Math.max(Number(level), 2)}>`;
      })
      .trim()
  );
}
