import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import sanitizeHtml from 'sanitize-html';
import {closed} from './closed';

/** Elements of texts. What else stands in angle brackets is shown as it is written: it may be a placeholder. */
const ALLOWED = {
  allowedTags:
    'a b blockquote br code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i kbd li ol p pre s span strong sub sup table tbody td th thead tr u ul'.split(
      ' ',
    ),
  allowedAttributes: {a: ['href'], code: ['class'], ol: ['start'], td: ['align'], th: ['align']},
  allowedSchemes: ['http', 'https', 'mailto'],
  disallowedTagsMode: 'escape',
} satisfies sanitizeHtml.IOptions;

/** What Markdown makes beside: task lists. */
const MADE = {
  ...ALLOWED,
  allowedTags: [...ALLOWED.allowedTags, 'input'],
  allowedAttributes: {...ALLOWED.allowedAttributes, input: ['type', 'checked', 'disabled']},
} satisfies sanitizeHtml.IOptions;

/** Many descriptions stand on one page, where their footnotes would have the same anchors: they are text. */
const NO_FOOTNOTES = {disable: {null: ['gfmFootnoteDefinition', 'gfmFootnoteCall', 'gfmPotentialFootnoteCall']}};

const OPTIONS = {extensions: [gfm(), NO_FOOTNOTES], htmlExtensions: [gfmHtml()]};

/** By Markdown: one description stands on several pages, and is read for its HTML and for its words. */
const known = new Map<string, string>();

/**
 * @param markdown - a description: GitHub Flavored Markdown without footnotes, which may hold HTML
 * @returns HTML without scripts, styles, images and handlers
 */
export function toSafeHtml(markdown: string): string {
  const html = known.get(markdown) ?? compile(markdown);
  known.set(markdown, html);
  return html;
}

function compile(markdown: string): string {
  // Only what holds a tag may have tags that Markdown doesn't make.
  const html = /<[a-z!/]/i.test(markdown)
    ? sanitizeHtml(keepOthers(withoutImages(micromark(markdown, {...OPTIONS, allowDangerousHtml: true}))), ALLOWED)
    : sanitizeHtml(withoutImages(micromark(markdown, OPTIONS)), MADE);
  // As Docusaurus's own links to other sites.
  return closed(html).replace(/<a href="(?:https?:)?\/\/[^"]*"/gi, '$& rel="noopener noreferrer"');
}

/**
 * Puts a link in the place of each image, or its words inside of a link: whoever shows an image of another site tells that
 * site of each reader.
 */
function withoutImages(html: string): string {
  let isInLink = false;
  return html.replace(
    /<a\b|<\/a>|<img src="([^"]*)" alt="([^"]*)"(?: title="[^"]*")? \/>/g,
    (tag, url: string | undefined, alt: string | undefined) => {
      if (url === undefined) {
        isInLink = tag === '<a';
        return tag;
      }
      // A file of the place where the description was written isn't here.
      return isInLink || !/^(?:https?:|\/)/i.test(url) ? (alt ?? '') : `<a href="${url}">${alt || url}</a>`;
    },
  );
}

const NAMES = new Set<string>(ALLOWED.allowedTags);
const WITHOUT_END = new Set(['br', 'hr']);

/** Escapes what is no element of texts, such as `List<T>`: the sanitizer would change its case and its attributes. */
function keepOthers(html: string): string {
  return html.replace(/<(?=\/?([a-z][^\s/>]*))/gi, (bracket, name: string) => {
    const lower = name.toLowerCase();
    // In capitals it is rather the parameter of a type, unless it is closed.
    const isElement = NAMES.has(lower) && (name === lower || WITHOUT_END.has(lower) || html.includes(`</${name}>`));
    return isElement ? bracket : '&lt;';
  });
}
